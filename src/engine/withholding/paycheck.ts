/** One paycheck from gross pay to the deposit. Dollars a paycheck, each line to the cent as a stub prints it. */
import type { EmployeePayroll } from '#facts/states/schema-credits.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { roundToCent } from '../money.ts'
import type { NamedAmount } from '../tax/state/state-types.ts'
import { type AnnualMethod, annualMethod } from './annual-method.ts'
import type { W4 } from './certificate.ts'
import { type FederalInsurance, federalInsurance } from './federal-insurance.ts'
import {
  allDeductions,
  asFederal,
  type PayDeductions,
  type StateWageRule,
  type WageBases,
  wageBases,
} from './pay-deductions.ts'
import { aggregateOnBonus, flatOnBonus } from './supplemental.ts'

export interface CheckPay {
  readonly regular: number
  readonly overtime: number
  /** Tips that come with the paycheck. */
  readonly tips: number
  /** Tips reported to the employer and kept already: taxed here, not paid again. */
  readonly cashTips: number
  readonly bonus: number
}
export const grossOf = ({ regular, overtime, tips, cashTips, bonus }: CheckPay): number =>
  regular + overtime + tips + cashTips + bonus

/** The part of the deductions that is taken from the bonus. */
export interface FromBonus {
  readonly plan: number
  readonly rothPlan: number
}

/** What this employer paid earlier in the year. */
export interface BeforeCheck {
  /** Wages for Social Security and Medicare. */
  readonly insuranceWages: number
  readonly pay: number
  readonly supplemental: number
}
export const nothingBefore: BeforeCheck = { insuranceWages: 0, pay: 0, supplemental: 0 }

/** What a state and a locality take of a paycheck with these wages, the bonus apart. */
export interface StateOnCheck {
  readonly regular: number
  readonly bonus: number
  readonly local: number
}
/** A state's program, and whether its caps hold for each week instead of the year. */
export type CheckProgram = EmployeePayroll & { readonly byWeek: boolean }

export interface StatePayroll {
  readonly wageRule: StateWageRule
  readonly programs: readonly CheckProgram[]
  /** The programs take nothing of cafeteria money. */
  readonly programsAfterCafeteria: boolean
  readonly taxOn: (wages: { readonly regular: number; readonly bonus: number }, check: CheckSoFar) => StateOnCheck
}
/** What a state's rule may ask of the paycheck besides its wages. */
export interface CheckSoFar {
  readonly pay: CheckPay
  readonly deductions: PayDeductions
  readonly fromBonus: FromBonus
  /** Federal income tax on the regular wages: some states let it be deducted. */
  readonly federalWithheld: number
}

/** What stays the same from paycheck to paycheck. */
export interface Terms {
  readonly periods: number
  readonly w4: W4
  readonly bonusMethod: 'flat' | 'aggregate'
  readonly facts: TaxYearFacts
  /** Null for no state. */
  readonly state: StatePayroll | null
}

export interface Paycheck {
  readonly pay: CheckPay
  readonly gross: number
  readonly deductions: PayDeductions
  /** Wages for each tax, the bonus in them. */
  readonly bases: WageBases
  /** What of the federal wages is the bonus. */
  readonly bonusWages: number
  readonly worksheet: AnnualMethod
  readonly federalOnBonus: number
  readonly insurance: FederalInsurance
  readonly state: StateOnCheck
  readonly programs: readonly NamedAmount[]
  /** All taxes and state programs of the employee. */
  readonly taxes: number
  /** What reaches the bank: less than nothing where more comes out than was paid. */
  readonly net: number
}

const noState: StateOnCheck = { regular: 0, bonus: 0, local: 0 }

/**
 * What a program takes of this paycheck: the year's contribution with it, less that without it; where caps hold by the week, the paycheck's part of them.
 */
export function programOnCheck(
  { rate, wageCap, annualMax, byWeek }: CheckProgram,
  pay: number,
  before: number,
  periods: number,
): number {
  const share = byWeek ? periods : 1
  const upTo = (amount: number): number =>
    Math.min(
      Math.min(amount, (wageCap ?? Number.POSITIVE_INFINITY) / share) * rate,
      (annualMax ?? Number.POSITIVE_INFINITY) / share,
    )
  return roundToCent(byWeek ? upTo(pay) : upTo(before + pay) - upTo(before))
}

/** A paycheck, given what the year held before it. */
export function paycheck(
  pay: CheckPay,
  deductions: PayDeductions,
  fromBonus: FromBonus,
  before: BeforeCheck,
  { periods, w4, bonusMethod, facts, state }: Terms,
): Paycheck {
  const gross = grossOf(pay)
  const rule = state?.wageRule ?? asFederal
  const bases = wageBases(gross, deductions, rule)
  const ofRegular = wageBases(
    gross - pay.bonus,
    { ...deductions, plan: deductions.plan - fromBonus.plan, rothPlan: deductions.rothPlan - fromBonus.rothPlan },
    rule,
  )
  const bonusWages = bases.federal - ofRegular.federal
  const worksheet = annualMethod(ofRegular.federal, periods, w4, facts)
  const federalOnBonus =
    bonusWages <= 0
      ? 0
      : bonusMethod === 'flat'
        ? flatOnBonus(bonusWages, before.supplemental, w4, facts)
        : aggregateOnBonus(bonusWages, before.supplemental, ofRegular.federal, periods, w4, facts)
  const insurance = federalInsurance(bases.insurance, before.insuranceWages, facts)
  const onState =
    state?.taxOn(
      { regular: ofRegular.state, bonus: bases.state - ofRegular.state },
      { pay, deductions, fromBonus, federalWithheld: worksheet.withheld },
    ) ?? noState
  const programs = (state?.programs ?? []).map((program) => ({
    name: program.name,
    amount: state?.programsAfterCafeteria
      ? programOnCheck(program, bases.insurance, before.insuranceWages, periods)
      : programOnCheck(program, gross, before.pay, periods),
  }))
  const taxes = roundToCent(
    worksheet.withheld +
      federalOnBonus +
      insurance.socialSecurity +
      insurance.medicare +
      insurance.additionalMedicare +
      onState.regular +
      onState.bonus +
      onState.local +
      programs.reduce((sum, { amount }) => sum + amount, 0),
  )
  return {
    pay,
    gross,
    deductions,
    bases,
    bonusWages,
    worksheet,
    federalOnBonus,
    insurance,
    state: onState,
    programs,
    taxes,
    net: roundToCent(gross - pay.cashTips - allDeductions(deductions) - taxes),
  }
}

/** Where the year stands after a paycheck. */
export const after = (before: BeforeCheck, { bases, gross, bonusWages }: Paycheck): BeforeCheck => ({
  insuranceWages: before.insuranceWages + bases.insurance,
  pay: before.pay + gross,
  supplemental: before.supplemental + bonusWages,
})
