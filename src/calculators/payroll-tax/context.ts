import type { NamedAmount } from '#engine/tax/state/state-types.ts'
import { type EmployerCost, type EmployerState, employerCost } from '#engine/withholding/employer-cost.ts'
import type { PayDeductions } from '#engine/withholding/pay-deductions.ts'
import { type FromBonus, type Paycheck, paycheck } from '#engine/withholding/paycheck.ts'
import { employerLeaveShare } from '#facts/state-rules/employer-paid-leave.ts'
import { employerUnemploymentTax } from '#facts/state-rules/employer-unemployment-tax.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Context, perContext } from '../kit/calculator.ts'
import { isStateCode } from '../kit/states.ts'
import type { Result, Side } from './compute.ts'
import { withoutBonus } from './job.ts'
import type { PayLaw } from './law.ts'
import type { PayInputs } from './sections.ts'

export type PayContext = Context<PayInputs, PayLaw, Result>

/** The step of "each extra $100". */
export const HUNDRED = 100

const noBonus: FromBonus = { plan: 0, rothPlan: 0 }
/** What the deposit loses when `amount` more goes into one of these each paycheck, the bonus aside. Dollars a paycheck. */
export function netCost({ job, before }: Side, into: keyof PayDeductions, amount = HUNDRED): number {
  const { pay, deductions } = withoutBonus(job)
  const net = (one: PayDeductions) => paycheck(pay, one, noBonus, before, job.terms).net
  return net(deductions) - net({ ...deductions, [into]: deductions[into] + amount })
}
/** The same paycheck, at the same point of the year, without its bonus. */
export function checkWithoutBonus({ job, before, check }: Side): Paycheck {
  const { pay, deductions } = withoutBonus(job)
  const plan = Math.min(deductions.plan, check.deductions.plan)
  const rothPlan = Math.min(deductions.rothPlan, check.deductions.rothPlan)
  return paycheck(pay, { ...deductions, plan, rothPlan }, noBonus, before, job.terms)
}
/** What of `amount` more pay each paycheck reaches the bank. */
export function netOfRaise({ job, before }: Side, amount = HUNDRED): number {
  const { pay, deductions } = withoutBonus(job)
  const net = (regular: number) => paycheck({ ...pay, regular }, deductions, noBonus, before, job.terms).net
  return net(pay.regular + amount) - net(pay.regular)
}

/** A state's rules for employers; null for no state. */
function employerStateOf({ state, unemploymentRate }: PayInputs, facts: TaxYearFacts): EmployerState | null {
  if (!isStateCode(state)) return null
  const { rate, wageBase } = employerUnemploymentTax.value[state]
  const share = employerLeaveShare.value[state]
  const wageCap = share?.upTo === 'social-security' ? facts.payroll.value.wageBase : (share?.upTo ?? null)
  return {
    code: state,
    unemployment: { rate: unemploymentRate === null ? rate : unemploymentRate / 100, wageBase },
    leave: share ? [{ name: 'leave', rate: share.rate, wageCap }] : [],
  }
}

/** What the employer pays beyond wages, for this paycheck and for the year. */
export const employerSide = perContext<PayContext, { readonly check: EmployerCost; readonly year: EmployerCost }>(
  ({ inputs, law, result: { own } }) => {
    const state = employerStateOf(inputs, law.facts)
    const { check, before, year } = own
    const insurance = year.checks.reduce((sum, one) => sum + one.bases.insurance, 0)
    return {
      check: employerCost({ insurance: check.bases.insurance, pay: check.gross }, before, state, law.facts),
      year: employerCost({ insurance, pay: year.gross }, { insuranceWages: 0, pay: 0 }, state, law.facts),
    }
  },
)

/** Sums of what a state's programs take. */
export const programTotal = (programs: readonly NamedAmount[]): number =>
  programs.reduce((sum, { amount }) => sum + amount, 0)
/** Federal income tax in this paycheck, that on the bonus in it. */
export const federalIn = ({ check }: Side): number => check.worksheet.withheld + check.federalOnBonus
export const stateIn = ({ check }: Side): number => check.state.regular + check.state.bonus
/**
 * What the returns of the year give back or still take, state and local in them. Dollars. Nothing for a nonresident alien, whose return is
 * another one.
 */
export function settledAtFiling({ filed, year, job }: Side): number {
  if (job.terms.w4.nonresidentAlien) return 0
  const local = filed.taxes.state ? year.stateWithheld + year.localWithheld - filed.taxes.stateAndLocalTax : 0
  return filed.refund + local
}
/** A year's paychecks, with the cash tips that are in hand already. */
export const takeHomeOf = ({ year, job }: Side): number => year.net + job.pay.cashTips * job.terms.periods
/** What a year at the job leaves to spend once the returns are in. */
export const leftOf = (side: Side): number => takeHomeOf(side) + settledAtFiling(side)
