/** From pay to what lands in the account, by whole federal and state returns. Dollars per year unless said otherwise. */
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { AffordLaw } from './law.ts'
import type { AffordInputs } from './sections.ts'

export interface TakeHome {
  readonly gross: number
  readonly retirement: number
  readonly benefits: number
  readonly federalTax: number
  readonly stateTax: number
  readonly payrollTax: number
  /** What is left of the pay. */
  readonly net: number
}

const child: Dependent = { age: 10, child: true, student: false, disabled: false, hasNumber: true }

/** Pay with its deductions: benefits first, then the plan, together at most the pay; the plan at most its yearly limit. */
function earner(pay: number, share: number, benefits: number, planLimit: number): Person {
  const cafeteriaPlan = Math.min(benefits, pay)
  const planDeferrals = Math.min((pay * share) / 100, planLimit, pay - cafeteriaPlan)
  return { ...noIncome, pay, cafeteriaPlan, planDeferrals, coveredByPlan: planDeferrals > 0 }
}

/** Everything the two returns of a joint-less couple, or the one return, take. The partner of an unmarried buyer files alone. */
function householdsOf(
  inputs: AffordInputs,
  pays: readonly [number, number],
  planLimit: number,
  share: number,
): Household[] {
  const [first, second] = pays
  const yearly = inputs.benefits * 12
  const state = inputs.state === 'US' ? null : inputs.state
  const dependents = Array.from({ length: inputs.children }, () => child)
  const you = earner(first, share, first > 0 ? yearly : 0, planLimit)
  const partner = earner(second, share, first > 0 ? 0 : yearly, planLimit)
  if (inputs.status === 'joint')
    return [{ ...emptyHousehold, status: 'joint', people: [you, partner], dependents, state }]
  const own: Household = { ...emptyHousehold, status: inputs.status, people: [you], dependents, state }
  if (second <= 0) return [own]
  const status = inputs.status === 'separate' ? 'separate' : 'single'
  return [own, { ...emptyHousehold, status, people: [partner], state }]
}

/**
 * Take-home pay of both buyers. `pays` stands for the pay of each, so that a job can be lost; `planShare` is percent points of pay
 * that go into a plan at work. Interest and property tax are not deducted, so the answer is on the safe side.
 */
export function takeHomeOf(
  inputs: AffordInputs,
  law: AffordLaw,
  pays: readonly [number, number] = [inputs.income, inputs.secondIncome],
  planShare: number = inputs.retirement,
): TakeHome {
  const returnFor = stateReturnFor(law.state, law.tax.year)
  let federalTax = 0
  let stateTax = 0
  let payrollTax = 0
  let retirement = 0
  let benefits = 0
  for (const household of householdsOf(inputs, pays, law.tax.plans.value.deferral, planShare)) {
    const taxes = settleTaxes(household, law.tax, returnFor ? returnFor(household) : null)
    federalTax += taxes.federalTax
    stateTax += taxes.stateAndLocalTax
    payrollTax += taxes.payrollTax
    for (const person of household.people) {
      retirement += person.planDeferrals
      benefits += person.cafeteriaPlan
    }
  }
  const gross = pays[0] + pays[1]
  const net = gross - retirement - benefits - federalTax - stateTax - payrollTax
  return { gross, retirement, benefits, federalTax, stateTax, payrollTax, net }
}
