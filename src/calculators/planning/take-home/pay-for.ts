import type { Household } from '#engine/household/household.ts'
import { needsTakeHome, type PayWorkedOut } from '#engine/household/take-home.ts'
import type { IsoDate } from '#engine/month.ts'
import { type Law, lawFrom, missingLaw, type Need } from '../../kit/law.ts'
import type { LawShelf } from '../../kit/law-shelf.ts'
import type { Missing } from '../../kit/missing.ts'
import { stateLaw, taxLaw } from '../../kit/tax-needs.ts'
import type { workOutPay } from './work-out-pay.ts'

/** The tax engine is fetched like law: nobody who said their take-home pay waits for it. */
const rule: Need<typeof workOutPay> = {
  key: 'take-home-pay',
  what: stateLaw('US').what,
  load: async () => (await import('./work-out-pay.ts')).workOutPay,
}
const needsOf = ({ state }: Household, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(state ?? 'US'),
  rule,
})
export type PayLaw = Law<ReturnType<typeof needsOf>>

/** The law it is worked out under; null while anything of it is missing. */
export const payLaw = (household: Household, year: number, shelf: LawShelf | undefined): PayLaw | null =>
  lawFrom(needsOf(household, year), shelf)

/** What has to be fetched before `payFor`; null when nothing has. */
export const missingForPay = (household: Household, year: number, shelf: LawShelf | undefined): Missing | null =>
  needsTakeHome(household) ? missingLaw(needsOf(household, year), shelf) : null

/**
 * Take-home pay of a household that knows only its pay before taxes, under the law of `year` and of its state. Null where it said its
 * take-home pay, and where it cannot be worked out; ask `missingForPay` first, which says what is still on its way.
 */
export function payFor(
  household: Household,
  year: number,
  today: IsoDate,
  shelf: LawShelf | undefined,
): PayWorkedOut | null {
  if (!needsTakeHome(household)) return null
  const law = payLaw(household, year, shelf)
  return law?.rule(household, law, year, today) ?? null
}
