/** What contributions do to a year's take-home pay: two sets of tax returns each time. Dollars a year. */
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { type HouseholdTax, settleTaxes } from '#engine/tax/settle-taxes.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { PlanLaw } from './law.ts'
import { ageAtEnd } from './plan-year.ts'
import type { PlanInputs } from './sections.ts'

function householdOf(inputs: PlanInputs, year: number, more: Partial<Person>): Household {
  const { status, state, spousePay, born, pay } = inputs
  const age = ageAtEnd(born, year)
  const you: Person = { ...noIncome, age, pay, coveredByPlan: true, ...more }
  const spouse: Person = { ...noIncome, age, pay: spousePay }
  return {
    ...emptyHousehold,
    status,
    people: status === 'joint' ? [you, spouse] : [you],
    state: state === 'US' ? null : state,
  }
}

/** The household's returns with these changes to the visitor. */
function returnsWith(inputs: PlanInputs, { tax, state }: PlanLaw, more: Partial<Person>): HouseholdTax {
  const household = householdOf(inputs, tax.year, more)
  return settleTaxes(household, tax, stateReturnFor(state, tax.year)?.(household) ?? null)
}

/** All income and payroll taxes of the household with these changes to the visitor. */
export const taxesWith = (inputs: PlanInputs, law: PlanLaw, more: Partial<Person>): number =>
  returnsWith(inputs, law, more).total

export interface TakeHome {
  /** Taxes with the contributions as they are. */
  readonly taxes: number
  /** What a year's contributions take from take-home pay. */
  readonly cost: number
  /** Income tax a year's pre-tax contributions save. */
  readonly federalSaved: number
  readonly stateSaved: number
  /** The dollars of one more percent of pay, as far as the limit has room; 0: no room. */
  readonly percent: number
  /** What they cost as pre-tax and as Roth money. */
  readonly percentPreTax: number
  readonly percentRoth: number
}

/** `room`: own pre-tax and Roth money that still fits this year; `preTaxRoom` of it may be pre-tax. */
export function takeHomeOf(
  inputs: PlanInputs,
  law: PlanLaw,
  own: { readonly preTax: number; readonly roth: number; readonly afterTax: number },
  room: number,
  preTaxRoom: number = room,
): TakeHome {
  const { preTax, roth } = own
  const withOwn = returnsWith(inputs, law, { planDeferrals: preTax, rothPlanDeferrals: roth })
  const without = returnsWith(inputs, law, {})
  const taxes = withOwn.total
  const percent = Math.max(0, Math.min(inputs.pay / 100, room))
  const pre = Math.min(percent, preTaxRoom)
  const morePre = taxesWith(inputs, law, { planDeferrals: preTax + pre, rothPlanDeferrals: roth + percent - pre })
  const moreRoth = taxesWith(inputs, law, { planDeferrals: preTax, rothPlanDeferrals: roth + percent })
  return {
    taxes,
    cost: preTax + roth + own.afterTax - (without.total - taxes),
    federalSaved: without.federalTax - withOwn.federalTax,
    stateSaved: without.stateAndLocalTax - withOwn.stateAndLocalTax,
    percent,
    percentPreTax: percent - (taxes - morePre),
    percentRoth: percent - (taxes - moreRoth),
  }
}
