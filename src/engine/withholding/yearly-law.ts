/**
 * What a state and a locality take of a paycheck where the state's withholding tables are not at hand: the year's income tax on such
 * paychecks under the state's law, spread evenly over them. Dollars.
 */
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { notFollowed } from '../health-savings/deposit-saving.ts'
import { roundToCent } from '../money.ts'
import { federalReturn } from '../tax/federal-return.ts'
import { type Dependent, emptyHousehold, type Household, noIncome } from '../tax/household.ts'
import type { StateLaw } from '../tax/state-law.ts'
import { cafeteriaOf, type PayDeductions, type StateWageRule } from './pay-deductions.ts'
import type { CheckSoFar, StateOnCheck } from './paycheck.ts'

/** The household as far as an employer knows it: this job alone, and the dependents. */
export interface KnownToEmployer {
  readonly status: FilingStatus
  readonly age: number
  readonly dependents: readonly Dependent[]
  readonly locality: string | null
}

/** Yearly pay and what comes off it before tax. */
interface YearOfPay {
  readonly pay: number
  readonly plan: number
  readonly cafeteria: number
  readonly hsa: number
}

/** What this state counts as wages besides the federal ones. */
export function wageRuleOf(state: StateLaw, year: number, taxesHsa: boolean): StateWageRule {
  const start = state.yearOf(year).start.value
  const own = start.from === 'gross'
  return { taxesPlan: own && start.taxesDeferrals, taxesCafeteria: own && start.taxesCafeteria, taxesHsa }
}

function taxOfYear(
  { pay, plan, cafeteria, hsa }: YearOfPay,
  { status, age, dependents, locality }: KnownToEmployer,
  state: StateLaw,
  facts: TaxYearFacts,
  taxesHsa: boolean,
): { readonly state: number; readonly local: number } {
  const you = { ...noIncome, age, pay, planDeferrals: Math.min(plan, pay), cafeteriaPlan: Math.min(cafeteria, pay) }
  const other = { ...noIncome, age }
  const household: Household = {
    ...emptyHousehold,
    status,
    people: status === 'joint' ? [you, other] : [you],
    dependents,
    state: state.facts.code,
    locality,
  }
  const filed: Household = {
    ...household,
    people:
      household.people.length === 2
        ? [{ ...you, cafeteriaPlan: Math.min(pay, cafeteria + hsa) }, other]
        : [{ ...you, cafeteriaPlan: Math.min(pay, cafeteria + hsa) }],
  }
  const federal = federalReturn(filed, facts)
  const returns = (one: Household, found: typeof federal) => state.returnOf(one, found, facts.year)
  const result = taxesHsa && hsa > 0 ? notFollowed(returns, household, federal, hsa, 0, 0) : returns(filed, federal)
  return { state: Math.max(0, result.incomeTax), local: result.localTax }
}

/** A year's worth of `deductions`, with the part of the bonus once. */
const yearOf = (pay: number, deductions: PayDeductions, plan: number, periods: number): YearOfPay => ({
  pay,
  plan,
  cafeteria: (cafeteriaOf(deductions) - deductions.hsa) * periods,
  hsa: deductions.hsa * periods,
})

/**
 * The rule for a state's paychecks: the regular one a share of the year without the bonus, the bonus what it adds to the year. Refundable
 * credits never pay out with a paycheck. Same wages, same tax: worked out once for each.
 */
export function spreadOverYear(
  known: KnownToEmployer,
  state: StateLaw,
  facts: TaxYearFacts,
  periods: number,
  taxesHsa: boolean,
): (wages: unknown, check: CheckSoFar) => StateOnCheck {
  const kept = new Map<string, StateOnCheck>()
  return (_, { pay, deductions, fromBonus }) => {
    const regularPay = (pay.regular + pay.overtime + pay.tips + pay.cashTips) * periods
    const plan = (deductions.plan - fromBonus.plan) * periods
    const key = [regularPay, pay.bonus, plan, fromBonus.plan, cafeteriaOf(deductions), deductions.hsa].join()
    const found = kept.get(key)
    if (found) return found
    const usual = taxOfYear(yearOf(regularPay, deductions, plan, periods), known, state, facts, taxesHsa)
    const withBonus =
      pay.bonus > 0
        ? taxOfYear(
            yearOf(regularPay + pay.bonus, deductions, plan + fromBonus.plan, periods),
            known,
            state,
            facts,
            taxesHsa,
          )
        : usual
    const made = {
      regular: roundToCent(usual.state / periods),
      bonus: roundToCent(Math.max(0, withBonus.state - usual.state)),
      local: roundToCent(usual.local / periods + Math.max(0, withBonus.local - usual.local)),
    }
    kept.set(key, made)
    return made
  }
}
