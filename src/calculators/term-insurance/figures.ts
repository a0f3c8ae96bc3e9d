import { roundToCent } from '#engine/money.ts'
import type { Figure } from '../kit/calculator.ts'
import { figure, futureDollars, named, worse } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { TermContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

const money = (value: (result: Result) => number | null) =>
  figure<TermContext>('money', ({ result }) => {
    const amount = value(result)
    return amount === null ? null : roundToCent(amount)
  })
const cents = (value: (result: Result) => number | null) => ({ ...money(value), unit: 'cents' as const })
const years = (value: (result: Result) => number | null) => figure<TermContext>('years', ({ result }) => value(result))
/** A policy of the ladder: 0 the longest. */
const rung = ({ ladder }: Result, place: number) => ladder[ladder.length - 1 - place] ?? null

export const figures: readonly Figure<TermContext>[] = named(figureNames, {
  gap: worse(money(({ curve }) => curve[0]?.gap ?? 0)),
  needed: years(({ needed }) => needed),
  oneAmount: money(({ one }) => one?.amount ?? null),
  oneYears: years(({ one }) => one?.years ?? null),
  ladderAmount: money(({ ladder }) => ladder.reduce((sum, { amount }) => sum + amount, 0)),
  longAmount: money((result) => rung(result, 0)?.amount ?? null),
  longYears: years((result) => rung(result, 0)?.years ?? null),
  secondAmount: money((result) => rung(result, 1)?.amount ?? null),
  secondYears: years((result) => rung(result, 1)?.years ?? null),
  thirdAmount: money((result) => rung(result, 2)?.amount ?? null),
  thirdYears: years((result) => rung(result, 2)?.years ?? null),
  oneMonthly: worse(cents(({ oneCost }) => oneCost?.monthly ?? null)),
  ladderMonthly: worse(cents(({ ladderCost }) => ladderCost?.monthly ?? null)),
  oneTotal: worse(futureDollars(money(({ oneCost }) => oneCost?.total ?? null))),
  ladderTotal: worse(futureDollars(money(({ ladderCost }) => ladderCost?.total ?? null))),
  saved: futureDollars(
    money(({ oneCost, ladderCost }) =>
      oneCost === null || ladderCost === null || oneCost.from !== ladderCost.from
        ? null
        : oneCost.total - ladderCost.total,
    ),
  ),
  uncovered: worse(money(({ uncovered }) => uncovered)),
  returnRate: figure<TermContext>('percent', ({ result: { premiumsBack } }) =>
    premiumsBack?.outcome === 'rate' ? premiumsBack.rate * 100 : null,
  ),
  returned: futureDollars(money(({ premiumsBack }) => premiumsBack?.returned ?? null)),
  imputed: cents(({ imputed }) => imputed),
  imputedTax: worse(cents(({ imputedTax }) => imputedTax)),
  nearest: figure<TermContext>('years', ({ result }) => result.nearest),
})
