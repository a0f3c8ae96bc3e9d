import type { FilingStatus, JointOrOther, StepReduction, TaxYearFacts } from '#facts/tax-years/schema.ts'

/** The figure of a joint return, or that of everybody else (a surviving spouse is `other`). */
export const forStatus = <T>(pair: JointOrOther<T>, status: FilingStatus): T =>
  status === 'joint' ? pair.joint : pair.other

/** Dollars taken off for each step of income over a threshold. A part of a step counts whole or not at all, as the law says. */
export function stepReduction(incomeOver: number, step: StepReduction): number {
  if (incomeOver <= 0) return 0
  const steps = incomeOver / step.per
  return step.amount * (step.partial === 'counts-whole' ? Math.ceil(steps) : Math.floor(steps))
}

/**
 * Deduction for people of 65 or more, dollars: each one's amount shrinks by 6% of income over the threshold, so a couple loses twice
 * as fast. Tax years 2025 to 2028; none on separate returns. IRC 151(d)(5)(C); Schedule 1-A Part V. `magi` is AGI here.
 */
export function seniorDeduction(seniors: number, magi: number, status: FilingStatus, facts: TaxYearFacts): number {
  if (seniors === 0 || status === 'separate') return 0
  const rule = facts.seniorDeduction.value
  const lost = rule.rate * Math.max(0, magi - forStatus(rule.magiOver, status))
  return seniors * Math.max(0, rule.perPerson - lost)
}

/** Deduction for qualified tips, dollars: up to 25,000 a return, less $100 for each full $1,000 of income over the threshold. None on separate returns. IRC 224; Schedule 1-A Part II. */
export function tipsDeduction(tips: number, magi: number, status: FilingStatus, facts: TaxYearFacts): number {
  if (tips <= 0 || status === 'separate') return 0
  const rule = facts.tipsDeduction.value
  return Math.max(0, Math.min(tips, rule.cap) - stepReduction(magi - forStatus(rule.magiOver, status), rule.step))
}

/** Deduction for the extra half of overtime pay, dollars: as for tips, with a cap of 12,500 (joint 25,000). None on separate returns. IRC 225; Schedule 1-A Part III. */
export function overtimeDeduction(premium: number, magi: number, status: FilingStatus, facts: TaxYearFacts): number {
  if (premium <= 0 || status === 'separate') return 0
  const rule = facts.overtimeDeduction.value
  const capped = Math.min(premium, forStatus(rule.cap, status))
  return Math.max(0, capped - stepReduction(magi - forStatus(rule.magiOver, status), rule.step))
}

/** Deduction for interest on a new US-assembled car, dollars: up to 10,000, less $200 for each $1,000 or part of it over the threshold. Separate returns may take it. IRC 163(h)(4); Schedule 1-A Part IV. */
export function carLoanDeduction(interest: number, magi: number, status: FilingStatus, facts: TaxYearFacts): number {
  if (interest <= 0) return 0
  const rule = facts.carLoanDeduction.value
  return Math.max(0, Math.min(interest, rule.cap) - stepReduction(magi - forStatus(rule.magiOver, status), rule.step))
}

/** Cash gifts a filer with the standard deduction may still deduct, dollars (1,000 or 2,000 from 2026; none before). IRC 170(p). */
export function charityWithStandard(cash: number, status: FilingStatus, facts: TaxYearFacts): number {
  const cap = facts.itemized.value.nonItemizerCashGifts
  return cap === null ? 0 : Math.min(Math.max(0, cash), cap[status])
}
