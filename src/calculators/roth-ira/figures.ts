import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { RothResult } from './compute.ts'
import type { RothContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

/** Percent points with one decimal. */
const tenths = (share: number): number => Math.round(share * 1000) / 10

type Worth = (result: RothResult) => number

const money = (worth: Worth) => figure<RothContext>('money', ({ result }) => roundToCent(worth(result)))
const worse = (worth: Worth) =>
  figure<RothContext>('money', ({ result }) => roundToCent(worth(result)), { moreIs: 'worse' })
const better = (worth: Worth) =>
  figure<RothContext>('money', ({ result }) => roundToCent(worth(result)), { moreIs: 'better' })
const today = (worth: Worth) => todaysDollars(better((r) => worth(r) / r.comparison.prices))
const percent = (share: (result: RothResult) => number | null) =>
  figure<RothContext>('percent', ({ result }) => {
    const found = share(result)
    return found === null ? null : tenths(found)
  })

export const figures = named(figureNames, {
  rothAhead: todaysDollars(money((r) => r.comparison.rothAhead)),
  most: better((r) => r.most),
  room: better((r) => Math.max(0, r.most - r.counted)),
  limit: better((r) => r.limits.limit),
  rothWorth: today((r) => r.comparison.wholeEnd.worth.roth),
  traditionalWorth: today((r) => r.comparison.end.worth.traditional),
  taxableWorth: today((r) => r.comparison.end.worth.taxable),
  rothBalance: futureDollars(better((r) => r.comparison.wholeEnd.roth)),
  evenAt: percent((r) => r.comparison.evenAt),
  laterRate: percent((r) => r.comparison.laterRate),
  taxSaved: better((r) => r.saving.saved),
  stateTaxSaved: better((r) => r.saving.savedByState),
  deductible: better((r) => r.saving.deducted),
  credit: better((r) => r.saving.credit),
  match: better((r) => r.match),
  magi: money((r) => r.limits.rothMagi),
  excess: worse((r) => r.excess),
  excise: worse((r) => r.excise),
  backdoor: better((r) => r.backdoor.amount),
  backdoorTax: worse((r) => r.backdoor.tax),
  taxedShare: percent((r) => r.conversions.taxedShare),
  conversionTax: worse((r) => r.conversions.tax),
  conversionTaxable: money((r) => r.conversions.taxable),
  medicare: worse((r) => r.conversions.medicare),
  fillAmount: figure<RothContext>('money', ({ result: { conversions } }) =>
    conversions.fill === null ? null : roundToCent(conversions.fill.amount),
  ),
  fillTax: figure<RothContext>('money', ({ result: { conversions } }) =>
    conversions.fill === null ? null : roundToCent(conversions.fill.tax),
  ),
  withdrawalTax: worse((r) => r.withdrawalTax),
  withdrawalFree: better((r) => r.withdrawal.qualified + r.withdrawal.fromContributions + r.withdrawal.fromConversions),
  additionalTax: worse((r) => r.withdrawal.additionalTax),
})
