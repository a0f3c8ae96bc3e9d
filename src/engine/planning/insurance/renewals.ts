import type { Policy } from '#engine/household/lists.ts'
import { premiumPerYear } from '#engine/household/premiums.ts'
import { addMonthsToDate, dateIn, type IsoDate } from '#engine/month.ts'

/** A policy's next day of decision. `ends`: coverage stops for good, as a term policy's does. */
export interface Renewal {
  readonly policy: Policy
  readonly on: IsoDate
  readonly kind: 'renews' | 'ends'
}

/** Car policies paid by the half year are renewed by the half year; everything else by the year. */
const termOf = ({ kind, premiumEvery }: Policy): number => (kind === 'auto' && premiumEvery === 'half-year' ? 6 : 12)

/** The first renewal on or after `today`: a day in the past comes again a term later. Null where no day is known. */
export function nextRenewal(policy: Policy, today: IsoDate): Renewal | null {
  const { renewsOn, endsOn } = policy
  const last = endsOn === null ? null : dateIn(endsOn, 31)
  if (renewsOn === null) return last !== null && last >= today ? { policy, on: last, kind: 'ends' } : null
  const term = termOf(policy)
  let on = renewsOn
  // Counted from the first day, so that the 31st comes back after a short month.
  for (let times = 1; on < today && times < 400; times++) on = addMonthsToDate(renewsOn, times * term)
  if (last !== null && last < on) return last >= today ? { policy, on: last, kind: 'ends' } : null
  return on < today ? null : { policy, on, kind: 'renews' }
}

/** Every policy's next day, the nearest first. */
export const renewalsOf = (policies: readonly Policy[], today: IsoDate): readonly Renewal[] =>
  policies.flatMap((policy) => nextRenewal(policy, today) ?? []).sort((a, b) => a.on.localeCompare(b.on))

/** What the policies cost a year, and those whose cost is not known. */
export function premiumsOf(policies: readonly Policy[]): {
  readonly yearly: number
  readonly unknown: readonly Policy[]
} {
  return {
    yearly: policies.reduce((sum, policy) => sum + (premiumPerYear(policy) ?? 0), 0),
    unknown: policies.filter((policy) => premiumPerYear(policy) === null),
  }
}

/** The largest amount one bad day could cost before a policy pays: a deductible, or a health plan's most. Null without any. */
export function largestHit(policies: readonly Policy[]): { readonly policy: Policy; readonly amount: number } | null {
  const hits = policies.flatMap((policy) => {
    const amount = policy.kind === 'health' ? (policy.outOfPocketMost ?? policy.deductible) : policy.deductible
    return amount === null ? [] : [{ policy, amount }]
  })
  return hits.reduce<(typeof hits)[number] | null>(
    (most, hit) => (most === null || hit.amount > most.amount ? hit : most),
    null,
  )
}
