import type { Household } from '#engine/household/household.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { type MonthlyFlows, monthlyFlows } from '#engine/household/monthly-flows.ts'
import { essentialsOf, liquidityMonths } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'

/**
 * What the rules look at, read from a household once. Dollars a month unless the name says otherwise; null is unknown, and a rule that
 * needs it stays silent. An empty list is unknown too: it may be that there is nothing, or that nobody has said.
 */
export interface Measures {
  readonly today: IsoDate
  readonly household: Household
  readonly flows: MonthlyFlows
  readonly takeHome: number | null
  /** Take-home less living costs and debt payments, before savings. */
  readonly left: number | null
  /** Essential costs with the payments that must be made. */
  readonly essentials: number | null
  /** Months of essentials that cash pays. */
  readonly cushion: number | null
  /** At least one. */
  readonly debts: readonly HouseholdDebt[] | null
}

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null)

export function measuresOf(household: Household, today: IsoDate): Measures {
  const flows = monthlyFlows(household)
  return {
    today,
    household,
    flows,
    takeHome: flows.takeHome,
    left: flows.left,
    essentials: essentialsOf(flows),
    cushion: liquidityMonths(household, flows),
    debts: unlessEmpty(household.debts),
  }
}
