/** What a table says of one course, with its months named. */
import type { Month } from '#engine/month.ts'
import type { Outcome } from '#engine/planning/scenario/outcome.ts'

export interface ToldOutcome {
  readonly left: number
  readonly lowestCash: number
  readonly lowestMonth: string
  readonly firstShort: string | null
  readonly firstSold: string | null
  readonly debtFree: string | null
  readonly debtFreeBesideHomes: string | null
  readonly worth: readonly { readonly years: number; readonly amount: number }[]
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

export function outcomeTold(outcome: Outcome, monthAt: (at: number) => Month): ToldOutcome {
  const month = (at: number | null): string | null => (at === null ? null : monthAt(at))
  return {
    left: cents(outcome.left),
    lowestCash: outcome.lowest.cash,
    lowestMonth: monthAt(outcome.lowest.month),
    firstShort: month(outcome.firstShort),
    firstSold: month(outcome.firstSold),
    debtFree: month(outcome.debtFree),
    debtFreeBesideHomes: month(outcome.debtFreeBesideHomes),
    worth: outcome.worth,
  }
}
