/** From what was entered to the plan's own terms: limits of a year, the employer's promise, the paychecks of a year. */
import {
  amountsAhead,
  type DeferralLimits,
  deferralLimits,
  fifteenYearExtra,
  finalYearsExtra,
  type PlanAmounts,
} from '#engine/workplace-plan/limits.ts'
import { nothingYet, type PaycheckYear, type PlanTerms } from '#engine/workplace-plan/paychecks.ts'
import { catchUpAges, fifteenYear403b, final457bYears, planRounding } from '#facts/retirement/plan-rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { PlanInputs } from './sections.ts'

/** Age on 31 December of a calendar year. */
export const ageAtEnd = (born: string, year: number): number => Math.max(0, year - Number(born.slice(0, 4)))

/** Whole years of age on a day. */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return Math.max(0, today.slice(5, 7) < born.slice(5, 7) ? years - 1 : years)
}

/** More than the usual deferral this year, under a rule of this kind of plan. It runs out, so later years have none. */
export function specialAmount(inputs: PlanInputs, deferral: number): number {
  if (inputs.kind === '403b')
    return fifteenYearExtra(
      {
        serviceYears: Math.floor(inputs.serviceYears),
        deferredBefore: inputs.deferredBefore,
        usedBefore: inputs.usedBefore,
      },
      fifteenYear403b.value,
    )
  return inputs.kind === '401k' ? 0 : finalYearsExtra(inputs.unusedBefore, deferral, final457bYears.value.timesDeferral)
}

/** The limits `ahead` years from the year of the law, 0 being that year. */
export function limitsIn(inputs: PlanInputs, tax: TaxYearFacts, ahead: number, wagesBefore: number): DeferralLimits {
  const amounts: PlanAmounts = amountsAhead(tax.plans.value, ahead, inputs.inflation / 100, planRounding.value)
  return deferralLimits(
    {
      kind: inputs.kind,
      age: ageAtEnd(inputs.born, tax.year + ahead),
      wagesBefore,
      hasRoth: inputs.hasRoth,
      special: ahead === 0 ? specialAmount(inputs, amounts.deferral) : 0,
    },
    amounts,
    catchUpAges.value,
  )
}

export const termsOf = (inputs: PlanInputs): PlanTerms => ({
  tiers: inputs.tiers.map(({ rate, width }) => ({ rate: rate / 100, width: width / 100 })),
  matchCap: inputs.matchCap,
  nonElective: inputs.nonElective / 100,
  trueUp: inputs.trueUp === 'yes',
})

export const paychecksOf = ({ perYear }: PlanInputs): number => Number(perYear)

/** What Social Security and Medicare leave of a paycheck. */
export const mostOfPay = ({ payroll }: TaxYearFacts): number =>
  1 - payroll.value.socialSecurityRate - payroll.value.medicareRate

/** A whole year of equal paychecks with what was entered, and no other plan. */
export function wholeYear(inputs: PlanInputs, tax: TaxYearFacts): PaycheckYear {
  const count = paychecksOf(inputs)
  const rothPart = inputs.rothShare / 100
  const share = inputs.contribute / 100
  const roth = inputs.hasRoth ? share * rothPart : 0
  return {
    pays: Array.from({ length: count }, () => inputs.pay / count),
    elections: { preTax: share - roth, roth, afterTax: inputs.afterTax / 100 },
    terms: termsOf(inputs),
    limits: limitsIn(inputs, tax, 0, inputs.wagesBefore ?? inputs.pay),
    soFar: nothingYet,
    elsewhere: 0,
    mostOfPay: mostOfPay(tax),
  }
}

/**
 * The year as it stands: what went in so far, here and elsewhere, and the paychecks left; the whole year where none were entered. A 457(b) has a
 * limit of its own (IRC 457(c)).
 */
export function thisYear(inputs: PlanInputs, tax: TaxYearFacts): PaycheckYear {
  const elsewhere = inputs.kind.startsWith('457b') ? 0 : inputs.elsewhere
  const whole = { ...wholeYear(inputs, tax), elsewhere }
  if (inputs.left === null) return whole
  const count = paychecksOf(inputs)
  return {
    ...whole,
    pays: Array.from({ length: inputs.left }, () => inputs.pay / count),
    soFar: {
      ...nothingYet,
      pay: inputs.paySoFar,
      preTax: inputs.preTaxSoFar,
      roth: inputs.rothSoFar,
      match: inputs.matchSoFar,
    },
  }
}
