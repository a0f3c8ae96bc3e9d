import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import type { CarryingCost } from '#engine/planning/cards/carrying-cost.ts'
import type { Controls } from './plan-choice.ts'

/** What every part of the cost screen speaks of: a card, a way of paying it, and what that costs. */
export interface CostBodyProps {
  readonly card: HouseholdDebt
  readonly cost: CarryingCost
  readonly controls: Controls
  readonly today: IsoDate
}
