/** The W-4 check: one door from the answers to what the page says about them. */
import { roundToDollar } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { adjustableSources } from '#engine/withholding-check/form-entries.ts'
import {
  type JanuaryPlan,
  januaryPlan,
  type WithholdingCheck,
  withholdingCheck,
} from '#engine/withholding-check/withholding-check.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Say } from '../../kit/say.ts'
import { caseOf, countedJobs, countedPensions } from './case.ts'
import type { CheckInputs } from './sections.ts'

export interface CheckResult {
  readonly check: WithholdingCheck
  readonly january: JanuaryPlan | null
  /** What each source is called, in the order of `check.sources`; '' where it has no name. */
  readonly names: readonly string[]
  /** The sources whose new form is more than Step 1, by their place, the highest paying first. */
  readonly filledIn: readonly number[]
  /** Sources whose new form has Step 1 only. */
  readonly plain: readonly number[]
}

/** What every part of the check is a function of. */
export interface CheckContext {
  readonly inputs: CheckInputs
  readonly tax: TaxYearFacts
  readonly today: string
  readonly say: Say
  readonly result: CheckResult
}

const withoutBenefits = (inputs: CheckInputs): CheckInputs => ({
  ...inputs,
  checkUnemployment: 0,
  checkUnemploymentWithheld: false,
})

export function computeCheck(inputs: CheckInputs, tax: TaxYearFacts, today: string): CheckResult {
  const asked = caseOf(inputs, today as IsoDate, tax)
  const check = withholdingCheck(asked, tax)
  const order = adjustableSources(check.sources)
  const isFilledIn = (at: number): boolean => {
    const entries = check.plan.entries[at]
    return entries != null && entries.credits + entries.otherIncome + entries.deductions + entries.extra > 0
  }
  return {
    check,
    // Benefits of a job lost this year are not next year’s income.
    january: januaryPlan(caseOf(withoutBenefits(inputs), today as IsoDate, tax), tax),
    names: [...countedJobs(inputs), ...countedPensions(inputs)].map(({ name }) => name.trim()),
    filledIn: order.filter(isFilledIn),
    plain: order.filter((at) => check.plan.entries[at] != null && !isFilledIn(at)),
  }
}

/** An amount as a sentence says it: to $10 from $1,000 on. */
export const rounded = (amount: number): number =>
  Math.abs(amount) < 1000 ? roundToDollar(amount) : 10 * roundToDollar(amount / 10)
/** Less than this either way is said as "about even": stubs are not exact. */
export const ABOUT_EVEN = 25
/** The refund is above the one wanted, and nothing is withheld that a new form could lower. */
export const isNoUse = ({ check, filledIn, plain }: CheckResult, { checkRefund }: CheckInputs): boolean =>
  filledIn.length + plain.length > 0 &&
  check.refundUnchanged > checkRefund + ABOUT_EVEN &&
  Math.abs(check.refundPlanned - check.refundUnchanged) < 1
/** A check is left this year that a new form can change. */
export const hasForms = ({ filledIn, plain }: CheckResult): boolean => filledIn.length + plain.length > 0
/** The refund wanted comes as things are, or no form changes it. */
export const isFine = (result: CheckResult, inputs: CheckInputs): boolean =>
  Math.abs(result.check.refundUnchanged - inputs.checkRefund) <= ABOUT_EVEN || isNoUse(result, inputs)
