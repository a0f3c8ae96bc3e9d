import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Pair } from './money.ts'
import type { FixedYear } from './prepared.ts'

/** What a year puts on the return beside what is fixed. Today's dollars. */
export interface TaxedYear {
  /** Taxable withdrawals of each from pre-tax accounts, conversions in; and the part with the 10% tax. */
  readonly preTax: Pair
  readonly early: Pair
  /** Pensions of each. */
  readonly privatePension: Pair
  readonly governmentPension: Pair
  readonly interest: number
  readonly dividends: number
  readonly gain: number
  readonly losses: number
  readonly other: number
  readonly mortgageInterest: number
  readonly mortgageBalance: number
}

export interface YearTax {
  readonly federal: number
  readonly state: number
  readonly payroll: number
  readonly total: number
  readonly agi: number
  readonly taxableIncome: number
  readonly taxedBenefits: number
  /** State tax that an itemizer may deduct. */
  readonly deductible: number
  readonly lossesLeft: number
}

const NO_TAX: YearTax = {
  federal: 0,
  state: 0,
  payroll: 0,
  total: 0,
  agi: 0,
  taxableIncome: 0,
  taxedBenefits: 0,
  deductible: 0,
  lossesLeft: 0,
}

function householdOf(fixed: FixedYear, taxed: TaxedYear): Household {
  const people: Person[] = []
  let eventPay = fixed.eventPay
  fixed.people.forEach((one, i) => {
    if (!one.alive) return
    const at = i as 0 | 1
    people.push({
      ...noIncome,
      age: one.age,
      pay: one.pay + eventPay,
      planDeferrals: one.preTaxSaved,
      rothPlanDeferrals: one.rothSaved,
      cafeteriaPlan: one.hsaSaved,
      socialSecurity: one.socialSecurity,
      privatePension: taxed.privatePension[at],
      governmentPension: taxed.governmentPension[at],
      iraWithdrawals: taxed.preTax[at],
      earlyWithdrawals: taxed.early[at],
    })
    eventPay = 0
  })
  return {
    ...emptyHousehold,
    status: fixed.status,
    people: people as unknown as Household['people'],
    interest: taxed.interest,
    ordinaryDividends: taxed.dividends,
    qualifiedDividends: taxed.dividends,
    longTermGain: taxed.gain,
    longTermCarryover: taxed.losses,
    otherIncome: taxed.other + fixed.eventTaxed,
    mortgageInterest: taxed.mortgageInterest,
    mortgageBalance: taxed.mortgageBalance,
  }
}

/**
 * Federal, state and payroll tax of a year by the whole return (`federalReturn` and the state's). `deductible`: the state tax that may be
 * itemized, from the try before; the search for the withdrawals settles it. State law is applied to today's dollars: its amounts are taken to
 * rise with prices.
 */
export function yearTax(
  fixed: FixedYear,
  taxed: TaxedYear,
  law: TaxYearFacts,
  state: LoadedStateLaw,
  deductible: number,
): YearTax {
  const household = householdOf(fixed, taxed)
  const federal = federalReturn(household, law, { stateIncomeTax: deductible })
  const own = state === 'none' ? null : state.returnOf(household, federal, fixed.year)
  const payroll = federal.payroll.total + (own?.payrollTotal ?? 0)
  const stateTax = own?.total ?? 0
  return {
    federal: federal.taxAfterCredits,
    state: stateTax,
    payroll,
    total: federal.taxAfterCredits + stateTax + payroll,
    agi: federal.agi,
    taxableIncome: federal.taxableIncome,
    taxedBenefits: federal.income.taxableSocialSecurity,
    deductible: own === null ? 0 : Math.max(0, own.incomeTax) + own.localTax + own.payrollTotal,
    lossesLeft: federal.gains.longTermCarryover + federal.gains.shortTermCarryover,
  }
}

/** The same in a world without taxes; AGI is kept, because health premiums go by it. */
export function noTax(fixed: FixedYear, taxed: TaxedYear, law: TaxYearFacts): YearTax {
  const { agi } = federalReturn(householdOf(fixed, taxed), law)
  return { ...NO_TAX, agi }
}
