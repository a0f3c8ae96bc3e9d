/** The returns of the year these paychecks make, and whether what is withheld is enough for them. */
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import type { HouseholdTax } from '#engine/tax/settle-taxes.ts'
import type { CheckYear } from '#engine/withholding/check-year.ts'
import { filedTaxes, plainWithholding } from '#engine/withholding/filed-year.ts'
import { cafeteriaOf } from '#engine/withholding/pay-deductions.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dependentsOf } from './dependents.ts'
import type { Job } from './job.ts'
import type { PayInputs } from './sections.ts'
import type { Place } from './state-payroll.ts'

export interface Filed {
  readonly household: Household
  readonly taxes: HouseholdTax
  /** Federal income tax withheld by all employers of the household. */
  readonly withheld: number
  /** The part of it that is our estimate, as a plain W-4 would withhold. */
  readonly estimated: number
  /** Positive: refund. Negative: amount owed. */
  readonly refund: number
  /** The same on the state's return, local tax in it; null for no state or with other pay, whose state tax is not told. */
  readonly stateRefund: number | null
}

/** A year at the job, and where it is earned. */
export interface Earned {
  readonly job: Job
  readonly year: CheckYear
  readonly place: Place
}

interface Others {
  readonly job: number
  readonly jobWithheld: number
  readonly spouse: number
  readonly spouseWithheld: number
  readonly estimated: number
}

function othersOf(inputs: PayInputs, facts: TaxYearFacts): Others {
  const spouse = inputs.status === 'joint' ? inputs.spousePay : 0
  const plain = (wages: number) => plainWithholding(wages, inputs.status, facts)
  const jobWithheld = inputs.otherJobPay > 0 ? (inputs.otherJobWithheld ?? plain(inputs.otherJobPay)) : 0
  const spouseWithheld = spouse > 0 ? (inputs.spouseWithheld ?? plain(spouse)) : 0
  return {
    job: inputs.otherJobPay,
    jobWithheld,
    spouse,
    spouseWithheld,
    estimated:
      (inputs.otherJobWithheld === null ? jobWithheld : 0) + (inputs.spouseWithheld === null ? spouseWithheld : 0),
  }
}

/** What both employers of somebody with two jobs take for Social Security and Medicare: neither knows of the other. */
function twoEmployers(year: CheckYear, otherPay: number, facts: TaxYearFacts) {
  const { socialSecurityRate, wageBase, medicareRate } = facts.payroll.value
  const { rate, employerWithholdsOver } = facts.additionalMedicare.value
  const wages = [Math.max(0, year.gross - cafeteriaOf(year.deductions)), otherPay]
  const sum = (of: (one: number) => number) => wages.reduce((total, one) => total + of(one), 0)
  return {
    socialSecurityWithheld: socialSecurityRate * sum((one) => Math.min(one, wageBase)),
    medicareWithheld: medicareRate * sum((one) => one) + rate * sum((one) => Math.max(0, one - employerWithholdsOver)),
  }
}

function householdOf(
  inputs: PayInputs,
  { job, year, place: { state, locality } }: Earned,
  others: Others,
  facts: TaxYearFacts,
): Household {
  const { periods } = job.terms
  const planned = year.deductions.plan + year.deductions.rothPlan > 0
  const you: Person = {
    ...noIncome,
    age: inputs.age,
    pay: year.gross + others.job,
    planDeferrals: year.deductions.plan,
    rothPlanDeferrals: year.deductions.rothPlan,
    cafeteriaPlan: cafeteriaOf(year.deductions),
    tips: (job.pay.tips + job.pay.cashTips) * periods,
    overtimePremium: job.overtimePremium * periods,
    coveredByPlan: planned,
    ...(others.job > 0 ? twoEmployers(year, others.job, facts) : {}),
  }
  return {
    ...emptyHousehold,
    status: inputs.status,
    people: inputs.status === 'joint' ? [you, { ...noIncome, age: inputs.age, pay: others.spouse }] : [you],
    dependents: dependentsOf(inputs),
    otherIncome: inputs.w4Form === 'current' ? inputs.otherIncome : 0,
    federalWithheld: year.federalWithheld + others.jobWithheld + others.spouseWithheld,
    state: state === 'none' ? null : state.facts.code,
    locality,
    stateWithheld: year.stateWithheld + year.localWithheld,
  }
}

/**
 * The year's returns if every paycheck were like this one. Other income of Step 4(a) is income; deductions of Step 4(b) are taken to be
 * real, beyond those for overtime and tips, which the return works out itself.
 */
export function filedOf(inputs: PayInputs, earned: Earned, facts: TaxYearFacts): Filed {
  const { job, year, place } = earned
  const others = othersOf(inputs, facts)
  const household = householdOf(inputs, earned, others, facts)
  const file = (one: Household) => filedTaxes(one, year.deductions.hsa, facts, place.state, job.taxesHsa)
  const first = file(household)
  const { tips, overtime } = first.federal.deductions
  const claimed = inputs.w4Form === 'current' ? Math.max(0, inputs.itemized - tips - overtime) : 0
  const taxes = claimed > 0 ? file({ ...household, otherAdjustments: claimed }) : first
  const isAlone = others.job === 0 && others.spouse === 0
  return {
    household,
    taxes,
    withheld: household.federalWithheld,
    estimated: others.estimated,
    refund: taxes.federal.refund,
    stateRefund: taxes.state && isAlone ? household.stateWithheld - taxes.stateAndLocalTax : null,
  }
}
