/** What an event's starting terms are worked out from: the household, its pay, its policies. */
import type { Household } from '#engine/household/household.ts'
import type { Policy } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { addMonths, type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { cobraMonthly } from './starting-costs.ts'

export interface From {
  readonly household: Household
  readonly today: IsoDate
  readonly at: number
}
export const monthOfEvent = ({ today, at }: From): Month => addMonths(monthOf(today), at)

/** The largest pay, and whose it is. */
export function mainPay({ household }: From) {
  const pays = household.incomes.filter(({ kind, every }) => kind === 'wages' && every !== 'once')
  const income = pays.reduce<(typeof pays)[number] | null>(
    (most, one) => (most === null || incomePerMonth(one) > incomePerMonth(most) ? one : most),
    null,
  )
  const person =
    household.people.find(({ id }) => id === income?.owner) ?? household.people.find(({ role }) => role === 'you')
  return { income, person }
}

export const policyOf = ({ household }: From, kind: Policy['kind']): Policy | undefined =>
  household.policies.find((one) => one.kind === kind)

/** A job's health plan ends with the job; its price alone is the average of employers' plans. */
export function coverOf(from: From): { readonly health: 'cobra' | 'unchanged'; readonly healthPremium: number } {
  const isThroughJob = policyOf(from, 'health')?.through === 'job'
  return {
    health: isThroughJob ? 'cobra' : 'unchanged',
    healthPremium: isThroughJob ? cobraMonthly(from.household.people.length > 1) : 0,
  }
}
