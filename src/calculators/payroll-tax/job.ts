/** A job as the visitor described it, as one usual paycheck and its terms. */
import { roundToCent } from '#engine/money.ts'
import { type W4, w4Status } from '#engine/withholding/certificate.ts'
import type { PayDeductions } from '#engine/withholding/pay-deductions.ts'
import { type PayFrequency, payPeriods } from '#engine/withholding/pay-frequency.ts'
import type { CheckPay, FromBonus, Terms } from '#engine/withholding/paycheck.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { PayUnit } from './job-fields.ts'
import type { PayInputs } from './sections.ts'
import { type Place, statePayroll, taxesHsaIn } from './state-payroll.ts'

const WEEKS = 52

export interface Job {
  readonly pay: CheckPay
  readonly deductions: PayDeductions
  readonly fromBonus: FromBonus
  readonly terms: Terms
  /** The half of time and a half in this paycheck. */
  readonly overtimePremium: number
  /** Benefits money that is over a yearly or monthly limit and so comes out after tax, by its name. */
  readonly overLimit: { readonly healthFsa: number; readonly dependentCareFsa: number; readonly commuter: number }
  readonly taxesHsa: boolean
}

/** One paycheck's base pay, to the cent as it is paid. */
export function baseOf(pay: number, unit: PayUnit, hours: number, frequency: PayFrequency): number {
  const periods = payPeriods[frequency]
  switch (unit) {
    case 'year':
      return roundToCent(pay / periods)
    case 'check':
      return pay
    case 'hour':
      return roundToCent((pay * hours * WEEKS) / periods)
  }
}

/** Overtime of the paycheck, and the half of it that the deduction at filing counts: a third of time and a half, a quarter of double time. */
function overtimeOf(inputs: PayInputs): { readonly overtime: number; readonly premium: number } {
  if (inputs.unit !== 'hour') return { overtime: inputs.overtimePay, premium: roundToCent(inputs.overtimePay / 3) }
  const { pay, overtimeHours, doubleHours } = inputs
  return {
    overtime: roundToCent(pay * (1.5 * overtimeHours + 2 * doubleHours)),
    premium: roundToCent((pay / 2) * (overtimeHours + doubleHours)),
  }
}

/** The form as the employer has it. */
export function w4Of(inputs: PayInputs): W4 {
  const both = { exempt: inputs.exempt, nonresidentAlien: inputs.nonresident }
  if (inputs.w4Form === 'older')
    return {
      form: 'older',
      married: inputs.olderStatus === 'married' && !inputs.nonresident,
      allowances: inputs.allowances,
      extra: inputs.olderExtra,
      ...both,
    }
  return {
    form: 'current',
    // A nonresident alien has tax withheld as a single person, whatever the status (Pub. 15, section 9).
    status: inputs.nonresident ? 'single' : w4Status(inputs.status),
    stepTwoBox: inputs.stepTwoBox,
    credits: inputs.credits,
    otherIncome: inputs.otherIncome,
    deductions: inputs.itemized,
    extra: inputs.extra,
    ...both,
  }
}

interface Limited {
  readonly within: number
  readonly over: number
}
const limited = (amount: number, most: number): Limited => {
  const within = Math.min(amount, roundToCent(most))
  return { within, over: amount - within }
}

/** What comes out of a paycheck. Benefits over their limits come out after tax (IRC 125(i), 129(a)(2), 132(f)(2)). */
function deductionsOf(inputs: PayInputs, regular: number, periods: number, facts: TaxYearFacts) {
  const { limit, separate } = facts.dependentCareFsa.value
  const care = limited(inputs.dependentCareFsa, (inputs.status === 'separate' ? separate : limit) / periods)
  const health = limited(inputs.healthFsa, facts.healthFsa.value.limit / periods)
  const monthly = (facts.transitAndParkingMonthly.value * 12) / periods
  const transit = limited(inputs.transit, monthly)
  const parking = limited(inputs.parking, monthly)
  const ofPay = (percent: number, amount: number): number => roundToCent((regular * percent) / 100) + amount
  const ofBonus = (percent: number): number => (inputs.planOnBonus ? roundToCent((inputs.bonus * percent) / 100) : 0)
  const fromBonus: FromBonus = { plan: ofBonus(inputs.planPercent), rothPlan: ofBonus(inputs.rothPercent) }
  const overLimit = { healthFsa: health.over, dependentCareFsa: care.over, commuter: transit.over + parking.over }
  const deductions: PayDeductions = {
    plan: ofPay(inputs.planPercent, inputs.planDollars) + fromBonus.plan,
    rothPlan: ofPay(inputs.rothPercent, inputs.rothDollars) + fromBonus.rothPlan,
    premiums: inputs.premiums,
    hsa: inputs.hsa,
    healthFsa: health.within,
    dependentCareFsa: care.within,
    commuter: transit.within + parking.within,
    afterTax: inputs.afterTax + health.over + care.over + transit.over + parking.over,
  }
  return { deductions, fromBonus, overLimit }
}

/** The job of the form, with its state's law. */
export function jobOf(inputs: PayInputs, place: Place, facts: TaxYearFacts): Job {
  const periods = payPeriods[inputs.frequency]
  const base = baseOf(inputs.pay, inputs.unit, inputs.hours, inputs.frequency)
  const { overtime, premium } = overtimeOf(inputs)
  const { deductions, fromBonus, overLimit } = deductionsOf(inputs, base + overtime, periods, facts)
  return {
    pay: { regular: base, overtime, tips: inputs.tips, cashTips: inputs.cashTips, bonus: inputs.bonus },
    deductions,
    fromBonus,
    terms: {
      periods,
      w4: w4Of(inputs),
      bonusMethod: inputs.bonusMethod,
      facts,
      state: statePayroll(inputs, place, periods, facts),
    },
    overtimePremium: premium,
    overLimit,
    taxesHsa: place.state !== 'none' && taxesHsaIn(place.state.facts.code),
  }
}

/** The job's paycheck without its bonus and what comes out of that. */
export const withoutBonus = ({ pay, deductions, fromBonus }: Job): Pick<Job, 'pay' | 'deductions'> => ({
  pay: { ...pay, bonus: 0 },
  deductions: {
    ...deductions,
    plan: deductions.plan - fromBonus.plan,
    rothPlan: deductions.rothPlan - fromBonus.rothPlan,
  },
})
