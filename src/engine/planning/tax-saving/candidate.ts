import type { Month } from '#engine/month.ts'
import type { PhaseOut } from '#facts/tax-years/schema.ts'
import type { HealthCover, HealthReason } from '../next-dollar/health-room.ts'
import type { UsedKey } from './settings.ts'
import type { Position } from './whole-returns.ts'

export const savingKeys = [
  'match',
  'plan-pretax',
  'plan-roth',
  'ira-traditional',
  'ira-roth',
  'hsa',
  'care-fsa',
  'health-fsa',
  'education',
  'bonds',
] as const
export type SavingKey = (typeof savingKeys)[number]

/** An account that more may go into this year. Dollars a year. */
export interface Candidate {
  readonly key: SavingKey
  /** Whose, on the return; null: the household's. */
  readonly owner: 0 | 1 | null
  /** The law's limit for this household, or the state's; null: no yearly limit. */
  readonly limit: number | null
  readonly used: number
  /** The boxes `used` is the sum of. */
  readonly usedIn: readonly UsedKey[]
  /** Null: no end. */
  readonly room: number | null
  /** What the employer adds to a dollar, decimal. */
  readonly employer: number
  readonly note: CandidateNote
  /** How `amount` more changes the year. */
  readonly effect: Effect
}
export type Effect =
  | { readonly kind: 'returns'; readonly put: (amount: number) => Position }
  /** A state's deduction or credit for a 529 plan. */
  | { readonly kind: 'education' }
  /** Interest a bank would have paid, which an I bond does not put on this year's return. */
  | { readonly kind: 'bonds'; readonly rate: number }

/** What decides the room, for the words. */
export type CandidateNote =
  | { readonly kind: 'match'; readonly rate: number; readonly guessed: boolean }
  | { readonly kind: 'plan'; readonly rothCatchUp: boolean }
  | {
      readonly kind: 'ira'
      readonly magi: number
      readonly range: PhaseOut | null
      /** Only part is left in the range. */
      readonly reduced: boolean
    }
  | { readonly kind: 'health'; readonly cover: HealthCover; readonly assumed: boolean; readonly stateTaxed: boolean }
  | { readonly kind: 'care'; readonly costs: number; readonly children: number; readonly under: number }
  | { readonly kind: 'medical'; readonly costs: number }
  | { readonly kind: 'education'; readonly benefit: 'deduction' | 'credit' | 'none'; readonly unlimited: boolean }
  | { readonly kind: 'bonds'; readonly rate: number; readonly through: Month }

/** Why an account is not open. */
export type ClosedReason =
  | { readonly kind: 'full'; readonly limit: number; readonly over: number }
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'no-pay' }
  | { readonly kind: 'over-range'; readonly magi: number; readonly range: PhaseOut }
  | { readonly kind: 'health'; readonly why: HealthReason; readonly leastDeductible: number }
  | { readonly kind: 'no-child' }
  | { readonly kind: 'no-children-in-care'; readonly under: number }
  | { readonly kind: 'no-care-costs' }
  | { readonly kind: 'no-medical-costs' }
  | { readonly kind: 'health-account' }
  | { readonly kind: 'state-not-worked-out'; readonly atMost: number }

export interface Closed {
  readonly key: SavingKey
  readonly owner: 0 | 1 | null
  readonly reason: ClosedReason
}
export interface Candidates {
  readonly open: readonly Candidate[]
  readonly closed: readonly Closed[]
}
export const nobody: Candidates = { open: [], closed: [] }
export const together = (parts: readonly Candidates[]): Candidates => ({
  open: parts.flatMap(({ open }) => open),
  closed: parts.flatMap(({ closed }) => closed),
})

/** Open with its room, or closed as full. Room under half a dollar is none. */
export function openOrFull(candidate: Omit<Candidate, 'room'> & { readonly room: number | null }): Candidates {
  const { key, owner, room, limit, used } = candidate
  if (room === null || room >= 0.5) return { open: [candidate], closed: [] }
  return {
    open: [],
    closed: [{ key, owner, reason: { kind: 'full', limit: limit ?? 0, over: Math.max(0, used - (limit ?? 0)) } }],
  }
}
