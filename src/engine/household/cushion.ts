import { cushionFactorsOf, monthsAt, type Situation } from '#engine/wealth/emergency-target.ts'
import { cushionFactors } from '#facts/household/emergency-factors.ts'
import { flowchartOrder } from '#facts/household/spending-orders.ts'
import type { Household } from './household.ts'

/** Pay rated below this may not come. */
const STEADY_FROM = 8

/** What of the picture decides how long money should last without pay. */
export function situationOf({ incomes, people }: Household): Situation {
  const work = incomes.filter(({ kind, amount }) => amount > 0 && (kind === 'wages' || kind === 'self-employment'))
  const earners = new Set(work.map(({ owner }) => owner)).size
  const isOwn = work.some(({ kind }) => kind === 'self-employment')
  return {
    earners: earners > 1 ? 'two' : 'one',
    pay: work.length > 0 && work.some(({ reliability }) => reliability < STEADY_FROM) ? 'varies' : 'steady',
    selfEmployed: isOwn,
    specialized: false,
    dependents: people.filter(({ role }) => role === 'child' || role === 'other').length,
  }
}

/** Months of essentials an emergency fund starts from: the middle of our scale for this household, held to the 3 to 6 both published orders name, to half a month. */
export function usualMonths(household: Household): number {
  const { low, high } = flowchartOrder.value.emergencyMonths
  const months = monthsAt(cushionFactorsOf(situationOf(household), cushionFactors.value), 'balanced')
  return Math.min(high, Math.max(low, Math.round(months * 2) / 2))
}
