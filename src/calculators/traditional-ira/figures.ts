import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { TraditionalResult } from './compute.ts'
import type { TraditionalContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

/** Percent points with one decimal. */
const tenths = (share: number): number => Math.round(share * 1000) / 10

type Worth = (result: TraditionalResult) => number

const money = (worth: Worth) => figure<TraditionalContext>('money', ({ result }) => roundToCent(worth(result)))
const worse = (worth: Worth) =>
  figure<TraditionalContext>('money', ({ result }) => roundToCent(worth(result)), { moreIs: 'worse' })
const today = (worth: Worth) => todaysDollars(money((r) => worth(r) / r.comparison.prices))
const future = (worth: Worth) => futureDollars(money(worth))

export const figures = named(figureNames, {
  deduction: money((r) => r.form.deducted),
  deductibleMost: money((r) => r.deductibleMost),
  limit: money((r) => r.limits.limit),
  room: money((r) => r.room),
  nondeductible: money((r) => r.counted - r.form.deducted),
  taxSaved: money((r) => r.saving.saved),
  stateTaxSaved: money((r) => r.saving.savedByState),
  credit: money((r) => r.saving.credit),
  worth: today((r) => r.comparison.wholeEnd.worth.traditional),
  worthFuture: future((r) => r.comparison.wholeEnd.worth.traditional),
  rothWorth: today((r) => r.comparison.end.worth.roth),
  taxableWorth: today((r) => r.comparison.end.worth.taxable),
  traditionalAhead: todaysDollars(money((r) => -r.comparison.rothAhead)),
  evenAt: figure<TraditionalContext>('percent', ({ result: { comparison } }) =>
    comparison.evenAt === null ? null : tenths(comparison.evenAt),
  ),
  laterRate: figure<TraditionalContext>('percent', ({ result }) => tenths(result.comparison.laterRate)),
  balanceAtEnd: future((r) => r.comparison.wholeEnd.traditional),
  magi: money((r) => r.limits.magi),
  taxFree: money((r) => r.form.line13),
  taxable: money((r) => r.form.line15a + r.form.line18),
  outTax: worse((r) => r.outTax),
  additionalTax: worse((r) => r.additionalTax),
  basisLeft: money((r) => r.form.line14),
  required: money((r) => r.required.amount),
  firstRequired: todaysDollars(money((r) => r.ahead[0]?.today ?? 0)),
  excess: worse((r) => r.excess),
  excise: worse((r) => r.excise),
  match: money((r) => r.match),
})
