import type { Household } from '#engine/household/household.ts'
import type { Saver } from '#engine/household/savers.ts'
import { medicareAge } from '#facts/retirement/medicare-enrollment.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Slot } from './step.ts'

export type HealthCover = 'none' | 'self' | 'family'
/** Why there is, or isn't, room in a health savings account. */
export type HealthReason = 'has-account' | 'said-so' | 'said-none' | 'no-account' | 'deductible-low' | 'medicare-age'

export interface HealthRoom {
  readonly cover: HealthCover
  readonly reason: HealthReason
  readonly pool: string
  /** Dollars a month still allowed. */
  readonly room: number
  /** The year's limit, dollars. */
  readonly limit: number
  readonly now: number
  readonly slots: readonly Slot[]
}

const MONTHS = 12

/**
 * Room in a health savings account (IRC 223): the self-only or family limit, with the catch-up from 55, less what goes in now. `said`: what the visitor says of the
 * plan. Without that an account counts as eligibility, unless the listed health plan's deductible is under the law's minimum; without an
 * account there is no room. From the year of turning 65 Medicare usually ends it.
 */
export function healthRoomOf(
  household: Household,
  adults: readonly Saver[],
  said: HealthCover | null,
  facts: TaxYearFacts,
): HealthRoom {
  const law = facts.hsa.value
  const accounts = household.accounts.filter(({ kind }) => kind === 'hsa')
  const plan = household.policies.find(({ kind }) => kind === 'health')
  const isFamily = household.people.length > 1 && (plan === undefined || plan.owner === null)
  const holder = adults.find((adult) => adult.accounts.some(({ kind }) => kind === 'hsa')) ?? adults[0]
  const age = holder?.ageAtYearEnd ?? null
  const least = isFamily ? law.minimumDeductibleFamily : law.minimumDeductibleSelf
  const tooLow = plan !== undefined && plan.deductible !== null && plan.deductible < least
  const now = accounts.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0)
  const nothing = (reason: HealthReason): HealthRoom => ({
    cover: 'none',
    reason,
    pool: 'hsa',
    room: 0,
    limit: 0,
    now,
    slots: [],
  })
  if (said === 'none') return nothing('said-none')
  if (age !== null && age >= medicareAge.value) return nothing('medicare-age')
  if (said === null && tooLow) return nothing('deductible-low')
  if (said === null && accounts.length === 0) return nothing('no-account')
  const cover = said ?? (isFamily ? 'family' : 'self')
  const catchUp = age !== null && age >= catchUpAges.value.healthAccount ? law.catchUp55 : 0
  const limit = (cover === 'family' ? law.family : law.self) + catchUp
  const slot: Slot = {
    pot: 'hsa',
    owner: holder?.id ?? null,
    pool: 'hsa',
    most: null,
    employer: 0,
    beforeTax: true,
    deducted: false,
  }
  return {
    cover,
    reason: said === null ? 'has-account' : 'said-so',
    pool: 'hsa',
    room: Math.max(0, limit / MONTHS - now),
    limit,
    now,
    slots: [slot],
  }
}
