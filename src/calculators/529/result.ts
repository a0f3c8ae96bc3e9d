/** What a plan comes to. */
import type { GiftOutcome } from '#engine/education/plan-gift.ts'
import type { Account, SchoolBill } from '#engine/education/school-plan.ts'
import type { Month } from '#engine/month.ts'
import type { Child } from './sections.ts'
import type { StateResult } from './state.ts'

export interface ChildPlan {
  readonly child: Child
  readonly name: string
  readonly bills: readonly SchoolBill[]
  readonly factors: readonly number[]
  readonly lastDeposit: number
  /** In the plan today, the large deposit included. */
  readonly start: number
  readonly startPaidIn: number
  /** First month's deposit that pays the share meant, dollars a month. */
  readonly needed: number
  /** This child's part of what is saved now, dollars a month. */
  readonly monthly: number
  /** Deposits of the first 12 months, dollars, the large one besides. */
  readonly firstYear: number
  /** Those that still fall in this calendar year, dollars. */
  readonly thisYear: number
  readonly account: Account
  readonly gift: GiftOutcome
  readonly priceToday: number
}
export interface Result {
  readonly outcome: 'no-school' | 'funded' | 'on-track' | 'short'
  readonly today: Month
  readonly plans: readonly ChildPlan[]
  /** Monthly for the share meant, and for all, three quarters and half of the price after scholarships. */
  readonly needed: number
  readonly neededAll: number
  readonly neededThreeQuarters: number
  readonly neededHalf: number
  readonly planned: number
  readonly paid: number
  readonly price: number
  readonly deposits: number
  readonly growth: number
  readonly left: number
  readonly leftPaidIn: number
  readonly plannedToday: number
  readonly leftToday: number
  /** Decimal; null where nothing is planned. */
  readonly coverage: number | null
  readonly coverageLow: number | null
  readonly state: StateResult
  /** American opportunity credit of one year at this income, dollars. */
  readonly creditYear: number
  /** Years of college still to come in which it could be taken, all children. */
  readonly creditYears: number
  /** The credit of all those years, dollars: less a year where less than its whole tuition is left to pay. */
  readonly creditAll: number
  readonly lastMonth: number
}
