/** What the state gives for a year's deposits, and what a withdrawal for other things would cost: whole returns. */
import { type StateBenefit, stateBenefit } from '#engine/education/state-benefit.ts'
import { creditSaving, deductionSaving, type StateReturns, type StateSaving } from '#engine/education/state-saving.ts'
import type { Household } from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { otherUsePenalty } from '#facts/retirement/education-accounts.ts'
import { statePlan529 } from '#facts/state-rules/plan-529.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import { isStateCode } from '../kit/states.ts'
import type { PlanLaw } from './law.ts'
import type { PlanInputs } from './sections.ts'

export const ruleOf = (code: string) => (isStateCode(code) ? statePlan529.value[code] : undefined)

const returnsOf = ({ state, tax }: PlanLaw): StateReturns | null =>
  state === 'none' ? null : (household, federal) => state.returnOf(household, federal, tax.year)

export interface StateResult {
  readonly benefit: StateBenefit
  readonly saving: StateSaving
  /** State tax saved for each dollar deposited in the first year. */
  readonly perDollar: number
}

/** The first year's deposits for each child, dollars, and what the state gives for them. */
export function stateResult(inputs: PlanInputs, law: PlanLaw, deposits: readonly number[]): StateResult {
  const none: StateSaving = { state: 0, federal: 0 }
  const returns = returnsOf(law)
  if (returns === null) return { benefit: { outcome: 'none' }, saving: none, perDollar: 0 }
  const { status, ownPlan, income } = inputs
  const benefit = stateBenefit({ rule: ruleOf(inputs.state), deposits, status, ownPlan, income, year: law.tax.year })
  const saving =
    benefit.outcome === 'deduction'
      ? deductionSaving(earnerHousehold(inputs), law.tax, returns, benefit.amount)
      : benefit.outcome === 'credit'
        ? creditSaving(earnerHousehold(inputs), law.tax, returns, benefit.amount)
        : none
  const total = deposits.reduce((sum, one) => sum + one, 0)
  return { benefit, saving, perDollar: total > 0 ? saving.state / total : 0 }
}

/**
 * What the American opportunity credit for `tuition` dollars lowers federal tax by at this income, as the difference of two whole returns: with little tax only the
 * part that is paid out. One student; no other credits.
 */
export function collegeCredit(inputs: PlanInputs, law: PlanLaw, tuition: number): number {
  const household = earnerHousehold(inputs)
  const taxWith = (schooling: Household['schooling']) =>
    settleTaxes({ ...household, schooling }, law.tax, null).federalTax
  return taxWith([]) - taxWith([{ expenses: tuition, firstFourYears: true }])
}

export interface WithdrawalCost {
  readonly incomeTax: number
  readonly penalty: number
  /** State tax of earlier years that most states take back; about. */
  readonly recapture: number
}

/** Taking `earnings` and `paidIn` dollars out for other things, taxed to the saver on top of the income, as the difference of two whole sets of returns. */
export function withdrawalCost(
  inputs: PlanInputs,
  law: PlanLaw,
  earnings: number,
  paidIn: number,
  state: StateResult,
): WithdrawalCost {
  const returns = returnsOf(law)
  const taxesOf = (household: Household): number => {
    const settled = settleTaxes(household, law.tax, returns === null ? null : (federal) => returns(household, federal))
    return settled.federalTax + settled.stateAndLocalTax
  }
  const household = earnerHousehold(inputs)
  return {
    incomeTax: taxesOf({ ...household, otherIncome: earnings }) - taxesOf(household),
    penalty: earnings * otherUsePenalty.value,
    recapture: paidIn * state.perDollar,
  }
}
