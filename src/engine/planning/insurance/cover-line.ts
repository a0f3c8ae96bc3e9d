import type { Household } from '#engine/household/household.ts'
import type { Person, Policy } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { isRetirement } from '#engine/household/standing.ts'

/* What one line of coverage is, and what several of its rules ask of a household. */

export const coverLineKeys = [
  'health',
  'auto',
  'home',
  'renters',
  'disability',
  'life',
  'umbrella',
  'long-term-care',
] as const
export type CoverLineKey = (typeof coverLineKeys)[number]

/**
 * - `missing`: needed, and there is none. `short`: there is some, but less than the target.
 * - `unknown`: there is a policy, or a need, whose amount is not known.
 * - `consider`: not a must; the numbers say it is worth a look. `none-needed`: nothing speaks for it.
 */
export type CoverStatus = 'missing' | 'short' | 'unknown' | 'covered' | 'consider' | 'none-needed'

export interface CoverLine {
  readonly line: CoverLineKey
  /** The person it is about; null: the household. */
  readonly person: Person | null
  readonly status: CoverStatus
  readonly policies: readonly Policy[]
  /** Dollars that would be enough, a month for disability; null where no number says it. */
  readonly target: number | null
  readonly held: number | null
  /** What the status rests on, for the words. */
  readonly reason: string
}

export interface CoverRules {
  readonly replacesLow: number
  readonly usualLiability: number
  readonly care: { readonly fromAge: number; readonly lowYears: number; readonly highYears: number }
  /** A home health aide, dollars a year. */
  readonly careYearly: number
  readonly enoughYears: number
}
/** What the life insurance engine found for one grown-up; null: not worked out yet. */
export interface LifeNeed {
  readonly person: string
  readonly need: number
  /** Savings and policies. */
  readonly have: number
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
export const sumKnown = (amounts: readonly (number | null)[]): number => sum(amounts.map((amount) => amount ?? 0))
const EARNED: readonly string[] = ['wages', 'self-employment']

/** Whether an entry's owner is this person; nobody's is yours. */
export const isOf = (owner: string | null, person: Person, people: readonly Person[]): boolean =>
  owner === null || !people.some(({ id }) => id === owner) ? person.role === 'you' : owner === person.id

/** Pay before tax, dollars a month; null where it is known only as take-home pay. */
export function grossPayOf({ incomes, people }: Household, person: Person): number | null {
  const own = incomes.filter(({ kind, owner }) => EARNED.includes(kind) && isOf(owner, person, people))
  return own.some(({ isTakeHome }) => isTakeHome) ? null : sum(own.map(incomePerMonth))
}

/** What a court could reach beyond a policy's limit, roughly: what is owned less what is owed, without retirement accounts. */
export function exposedWorth({ accounts, properties, debts }: Household): number {
  const open = accounts.filter((account) => !isRetirement(account) && account.kind !== '529')
  return Math.max(
    0,
    sum(open.map(({ balance }) => balance)) +
      sum(properties.map(({ value }) => value)) -
      sum(debts.map(({ balance }) => balance)),
  )
}

export const line = (
  key: CoverLineKey,
  status: CoverStatus,
  reason: string,
  more: Partial<CoverLine> = {},
): CoverLine => ({
  line: key,
  person: null,
  status,
  policies: [],
  target: null,
  held: null,
  reason,
  ...more,
})
export const ofKind = ({ policies }: Household, ...kinds: readonly Policy['kind'][]): readonly Policy[] =>
  policies.filter(({ kind }) => kinds.includes(kind))
