import { saversMatch } from '#facts/retirement/savers-match.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'

export interface MatchSaver {
  /** Age on December 31. */
  readonly age: number
  readonly student: boolean
  /** Put into IRAs (Roth too) and as one's own part into plans at work, dollars, less withdrawals of this and the two earlier years. */
  readonly saved: number
}

/**
 * Share of the savings that is matched, a decimal (IRC 6433(b)): 50%, less whole percentage points in proportion to the income over the edge; part of a point is dropped from
 * the reduction.
 */
export function saversMatchRate(magi: number, status: FilingStatus): number {
  const { rate, joint, headShare, otherShare } = saversMatch.value
  const part = status === 'joint' || status === 'surviving' ? 1 : status === 'head' ? headShare : otherShare
  const top = Math.round(rate * 100)
  const points = Math.floor((top * Math.max(0, magi - joint.over * part)) / (joint.range * part) + 1e-9)
  return Math.max(0, top - points) / 100
}

/** Match for one person, dollars a year; nothing under 18, for students and for somebody another taxpayer claims. */
export function saversMatchOf(
  saver: MatchSaver,
  magi: number,
  status: FilingStatus,
  claimedByAnother: boolean,
): number {
  const { contributionCap, leastAge } = saversMatch.value
  if (claimedByAnother || saver.student || saver.age < leastAge) return 0
  return saversMatchRate(magi, status) * Math.min(contributionCap, Math.max(0, saver.saved))
}
