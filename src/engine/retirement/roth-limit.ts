import type { FilingStatus, PhaseOut, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type IraSaver, iraContributionLimit, reducedLimit } from '../tax/ira-deduction.ts'

export interface RothCase {
  /** What the person puts into traditional IRAs counts first (`saver.traditional`). */
  readonly saver: IraSaver
  /** The other spouse of a joint return; null otherwise. */
  readonly spouse: IraSaver | null
  /** AGI without conversions, before the IRA and student loan interest deductions (Publication 590-A Worksheet 2-1). */
  readonly magi: number
  readonly status: FilingStatus
  /** For `separate`: at any time in the year. */
  readonly livedWithSpouse: boolean
}

/** The range of income over which the Roth limit falls to nothing (IRC 408A(c)(3)). Separate filers who lived apart all year count as single. */
export function rothPhaseOut(status: FilingStatus, livedWithSpouse: boolean, facts: TaxYearFacts): PhaseOut {
  const { joint, single, separate } = facts.ira.value.rothMagi
  if (status === 'joint' || status === 'surviving') return joint
  return status === 'separate' && livedWithSpouse ? separate : single
}

/**
 * The most one person may put into Roth IRAs for the year, dollars (IRC 408A(c)(2), (3); Publication 590-A Worksheet 2-2): the limit by age and compensation, reduced over the range
 * of income, rounded up to $10 and at least $200 inside the range; and no more than traditional IRA money leaves of the limit.
 */
export function rothLimit({ saver, spouse, magi, status, livedWithSpouse }: RothCase, facts: TaxYearFacts): number {
  const limit = iraContributionLimit(saver, spouse, facts)
  const reduced = Math.min(limit, reducedLimit(limit, magi, rothPhaseOut(status, livedWithSpouse, facts)))
  return Math.max(0, Math.min(reduced, limit - Math.max(0, saver.traditional)))
}
