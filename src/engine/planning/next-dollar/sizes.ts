import type { MonthlyFlows } from '#engine/household/monthly-flows.ts'
import type { Saver } from '#engine/household/savers.ts'
import type { ChildSaving } from './education-room.ts'
import type { HealthCover, HealthRoom } from './health-room.ts'
import type { IraRoom } from './ira-rooms.ts'
import type { Order } from './order.ts'
import type { SortedDebts } from './plan-debt-list.ts'
import type { PlanRoom } from './plan-rooms.ts'
import type { Outlook } from './step.ts'

export interface PlanSettings {
  readonly order: Order
  /** From which APR a debt is costly, decimal; null: as the order says. */
  readonly highApr: number | null
  /** Months of essentials in the emergency fund; null: as the household suggests. */
  readonly months: number | null
  readonly useCash: boolean
  /** What the health plan is; null: as the picture suggests. */
  readonly healthCover: HealthCover | null
  readonly collegeShare: number
  readonly outlook: Outlook
}
/** What the steps were sized by. Dollars a month unless said. */
export interface Sizes {
  readonly flows: MonthlyFlows
  readonly essentials: number | null
  readonly months: number
  /** Largest deductible of the policies, dollars; null: none is known. */
  readonly deductible: number | null
  readonly grossPay: number | null
  readonly highApr: number
  readonly adults: readonly Saver[]
  readonly plans: readonly PlanRoom[]
  readonly iras: readonly IraRoom[]
  readonly health: HealthRoom
  readonly children: readonly ChildSaving[]
  readonly debts: SortedDebts
  /** Share of the next pre-tax dollar that comes back as income tax saved. */
  readonly taxNow: number
}
