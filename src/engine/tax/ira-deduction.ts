import type { FilingStatus, PhaseOut, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { shareLeft } from './phase-out.ts'

/** One person's IRA year. Dollars. */
export interface IraSaver {
  /** Paid into traditional IRAs for the year. */
  readonly traditional: number
  readonly roth: number
  /** Age on 31 December. */
  readonly age: number
  /** Pay (box 1) and self-employment profit less half of SE tax and plan money (IRC 219(f)(1)). */
  readonly compensation: number
  readonly coveredByPlan: boolean
}

export interface IraCase {
  readonly saver: IraSaver
  /** The other spouse of a joint return; null otherwise. */
  readonly spouse: IraSaver | null
  /** AGI before the IRA and student loan interest deductions, taxable benefits figured without them (Publication 590-A Worksheet 1-1). */
  readonly magi: number
  readonly status: FilingStatus
  readonly livedWithSpouse: boolean
}

const CATCH_UP_AGE = 50
/** IRC 219(g)(2)(B), (C): the limit is rounded up to $10 and stays at $200 until it is gone. */
const ROUND_UP_TO = 10
const LEAST = 200

/** The most a person of this age may pay into all IRAs together, dollars, before the limit by compensation (IRC 219(b)(5)). Catch-up from the year of turning 50. */
export function iraLimit(age: number, facts: TaxYearFacts): number {
  const rule = facts.ira.value
  return age >= CATCH_UP_AGE ? rule.limit + rule.catchUp50 : rule.limit
}

/**
 * The most this person's compensation allows, dollars. On a joint return the spouse with less pay may use what is left of the other's
 * after the other's own IRA money, Roth included (spousal IRA, IRC 219(c)).
 */
export function iraContributionLimit(saver: IraSaver, spouse: IraSaver | null, facts: TaxYearFacts): number {
  const own = Math.max(0, saver.compensation)
  const limit = iraLimit(saver.age, facts)
  if (spouse === null || spouse.compensation <= saver.compensation) return Math.min(limit, own)
  const spousesMost = Math.min(iraLimit(spouse.age, facts), spouse.compensation)
  const spousesMoney = Math.min(Math.max(0, spouse.traditional) + Math.max(0, spouse.roth), spousesMost)
  return Math.min(limit, own + spouse.compensation - spousesMoney)
}

/** The income range in which a person's deduction shrinks; null where no plan at work limits it. */
export function iraPhaseOut(filer: IraCase, facts: TaxYearFacts): PhaseOut | null {
  const rule = facts.ira.value.deductionMagi
  const spouseCovered = filer.spouse?.coveredByPlan ?? false
  if (!filer.saver.coveredByPlan && !spouseCovered) return null
  if (filer.status === 'separate' && filer.livedWithSpouse) return rule.separate
  if (!filer.saver.coveredByPlan) return filer.status === 'joint' ? rule.onlySpouseCovered : null
  return filer.status === 'joint' || filer.status === 'surviving' ? rule.coveredJoint : rule.coveredSingle
}

/**
 * Deduction for one person's traditional IRA, dollars (IRC 219; Publication 590-A Worksheet 1-2): the money paid in, up to the limit.
 * With a plan at work, of one's own or of the spouse, the limit shrinks over a range of income; the shrunken limit is rounded up to $10
 * and is at least $200 until the range ends. A separate filer who lived apart all year counts as single. What is paid in beyond
 * the deduction is a nondeductible contribution (Form 8606). Traditional money counts before Roth money against the yearly limit.
 */
export function iraDeduction(filer: IraCase, facts: TaxYearFacts): number {
  const paid = Math.max(0, filer.saver.traditional)
  if (paid === 0) return 0
  const allowed = Math.min(paid, iraContributionLimit(filer.saver, filer.spouse, facts))
  const range = iraPhaseOut(filer, facts)
  return range === null ? allowed : Math.min(allowed, reducedLimit(iraLimit(filer.saver.age, facts), filer.magi, range))
}

/** The limit after the phase-out, dollars: rounded up to a multiple of $10, at least $200 inside the range, nothing past it. */
export function reducedLimit(limit: number, magi: number, range: PhaseOut): number {
  const share = shareLeft(magi, range)
  if (share === 0 || share === 1) return limit * share
  // A share such as 0.35 of 7,000 may come out a hair above a multiple of ten; that hair is not income.
  const tens = Math.ceil((limit * share) / ROUND_UP_TO - 1e-9)
  return Math.max(LEAST, tens * ROUND_UP_TO)
}
