/** Taxes of the years now and in retirement, by whole returns, in today's dollars. */
import { withdrawalFor } from '#engine/retirement-outlook/withdrawal.ts'
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { type HouseholdTax, settleTaxes } from '#engine/tax/settle-taxes.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import { separationAge } from '#facts/retirement/early-withdrawal.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { lawAfter } from './later-law.ts'
import type { RetirementLaw } from './law.ts'
import type { RetirementInputs } from './sections.ts'

/** The additional tax on early money ends in the year of 59½; a whole year of it is counted up to 59. */
const FREE_FROM = 60

/** Shares of savings, and of what goes in and out, by how they are taxed; decimals. */
export function sharesOf({ rothShare, taxableShare }: RetirementInputs) {
  const roth = rothShare / 100
  const taxable = Math.min(taxableShare / 100, 1 - roth)
  return { preTax: Math.max(0, 1 - roth - taxable), roth, taxable }
}

function taxesOf(
  inputs: RetirementInputs,
  { state }: RetirementLaw,
  tax: TaxYearFacts,
  age: number,
  you: Partial<Person>,
  spouse: Partial<Person>,
  more: Partial<Household> = {},
): HouseholdTax {
  const first: Person = { ...noIncome, age, ...you }
  const household: Household = {
    ...emptyHousehold,
    status: inputs.status,
    people: inputs.status === 'joint' ? [first, { ...noIncome, age, ...spouse }] : [first],
    state: inputs.state === 'US' ? null : inputs.state,
    ...more,
  }
  return settleTaxes(household, tax, stateReturnFor(state, tax.year)?.(household) ?? null)
}

/** What a year of today leaves after taxes and savings, dollars; never below 0. */
export function livedOnNow(inputs: RetirementInputs, law: RetirementLaw, age: number): number {
  const { pay, saving } = inputs
  const spousePay = inputs.status === 'joint' ? inputs.spousePay : 0
  const own = Math.min(saving * 12, pay)
  const { preTax, roth } = sharesOf(inputs)
  const { total: taxes } = taxesOf(
    inputs,
    law,
    law.tax,
    age,
    { pay, planDeferrals: own * preTax, rothPlanDeferrals: own * roth },
    { pay: spousePay },
  )
  return Math.max(0, pay + spousePay - taxes - saving * 12)
}

/** A year of retirement, dollars of today. */
export interface RetiredYear {
  /** Years from now. */
  readonly at: number
  readonly age: number
  /** What is to be spent after taxes. */
  readonly wanted: number
  readonly socialSecurity: number
  readonly pension: number
  /** Taken out of savings, before tax. */
  readonly withdrawal: number
  readonly taxes: number
  /** Of them, state and local income tax. */
  readonly stateTax: number
}
export interface RetiredIncome {
  readonly own: number
  readonly spouse: number
  readonly pension: number
}

/** The withdrawal that leaves `wanted` in the year `at` years from now, at that year's age and law. */
export function retiredYear(
  inputs: RetirementInputs,
  law: RetirementLaw,
  at: number,
  age: number,
  wanted: number,
  income: RetiredIncome,
): RetiredYear {
  const later = lawAfter(law.tax, at, inputs.inflation / 100)
  const shares = sharesOf(inputs)
  // Money left in a plan of the last employer is free of the 10% from 55 on.
  const isEarly = age < FREE_FROM && inputs.retireAge < separationAge.value.age
  const sum = income.own + income.spouse + income.pension
  const taxesAt = (gross: number): HouseholdTax =>
    taxesOf(
      inputs,
      law,
      later,
      age,
      {
        socialSecurity: income.own,
        privatePension: income.pension,
        iraWithdrawals: gross * shares.preTax,
        earlyWithdrawals: isEarly ? gross * shares.preTax : 0,
      },
      { socialSecurity: income.spouse },
      { longTermGain: (gross * shares.taxable * inputs.gainShare) / 100 },
    )
  const withdrawal = withdrawalFor(wanted, (gross) => gross + sum - taxesAt(gross).total)
  const { total, stateAndLocalTax } = taxesAt(withdrawal)
  return {
    at,
    age,
    wanted,
    socialSecurity: income.own + income.spouse,
    pension: income.pension,
    withdrawal,
    taxes: total,
    stateTax: stateAndLocalTax,
  }
}
