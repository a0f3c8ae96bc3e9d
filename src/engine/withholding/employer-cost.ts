/** What an employer pays on top of wages, by the law: Social Security, Medicare, unemployment taxes and paid leave. Dollars. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { NamedAmount } from '../tax/state/state-types.ts'
import { under } from './federal-insurance.ts'

/** A rate on pay up to a yearly cap; null: no cap. */
export interface EmployerRate {
  readonly name: string
  readonly rate: number
  readonly wageCap: number | null
}
export interface EmployerState {
  readonly code: string
  readonly unemployment: { readonly rate: number; readonly wageBase: number }
  readonly leave: readonly EmployerRate[]
}
export interface EmployerCost {
  readonly socialSecurity: number
  readonly medicare: number
  /** The net federal unemployment rate on the first wages of the year. */
  readonly federalUnemployment: number
  /** What a state in debt to the federal fund adds to it. */
  readonly creditReduction: number
  readonly stateUnemployment: number
  readonly leave: readonly NamedAmount[]
  readonly total: number
}

/**
 * The employer's share for one worker's wages after `before` in the year. `wages` are those of Social Security (pay less cafeteria money;
 * 401(k) money stays in, IRC 3111, 3306(b)), `pay` is all pay. No 0.9%. Unemployment rates are those of a new employer unless given.
 */
export function employerCost(
  wages: { readonly insurance: number; readonly pay: number },
  before: { readonly insuranceWages: number; readonly pay: number },
  state: EmployerState | null,
  facts: TaxYearFacts,
): EmployerCost {
  const { socialSecurityRate, wageBase, medicareRate, futaRateAfterCredit, futaWageBase } = facts.payroll.value
  const ofFederalFund = under(wages.insurance, before.insuranceWages, futaWageBase)
  const reduction = (state && facts.futaCreditReduction.value[state.code]) || 0
  const leave = (state?.leave ?? []).map(({ name, rate, wageCap }) => ({
    name,
    amount: rate * under(wages.pay, before.pay, wageCap ?? Number.POSITIVE_INFINITY),
  }))
  const cost = {
    socialSecurity: socialSecurityRate * under(wages.insurance, before.insuranceWages, wageBase),
    medicare: medicareRate * Math.max(0, wages.insurance),
    federalUnemployment: futaRateAfterCredit * ofFederalFund,
    creditReduction: reduction * ofFederalFund,
    stateUnemployment: state
      ? state.unemployment.rate * under(wages.insurance, before.insuranceWages, state.unemployment.wageBase)
      : 0,
  }
  const total =
    cost.socialSecurity +
    cost.medicare +
    cost.federalUnemployment +
    cost.creditReduction +
    cost.stateUnemployment +
    leave.reduce((sum, { amount }) => sum + amount, 0)
  return { ...cost, leave, total }
}
