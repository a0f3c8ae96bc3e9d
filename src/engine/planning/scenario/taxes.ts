import { lawInTodaysDollars } from '#engine/retirement-plan/law-in-todays-dollars.ts'
import {
  emptyHousehold as emptyReturn,
  type Household as TaxHousehold,
  type Person as TaxPerson,
} from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { ScenarioLaw } from './law.ts'
import type { PersonSums, YearSums } from './year-sums.ts'

/** All tax of a year, dollars of that year. */
export interface YearTax {
  readonly total: number
  /** AGI with untaxed Social Security: what the premium credit asks for. */
  readonly modifiedIncome: number
}

/** Who files in a year, and how its prices stand to those of the law's year. */
export interface FilingYear {
  readonly year: number
  readonly price: number
  /** The returns as the picture has them; their amounts are replaced. */
  readonly returns: readonly TaxHousehold[]
  /** Children under 13, for the credit for their care. */
  readonly careChildren: number
}

/**
 * Federal and state income tax, local tax and payroll taxes of one year. Amounts are brought to the dollars of the law's year and the tax back
 * to those of the year: brackets follow prices, and what the law does not index shrinks (`lawInTodaysDollars`). A joint return holds both
 * people; otherwise the second has a return of their own, and what belongs to nobody in particular is the first's.
 */
export function yearTax(sums: YearSums, filing: FilingYear, state: LoadedStateLaw, law: TaxYearFacts): YearTax {
  let total = 0
  let modifiedIncome = 0
  for (const [index, base] of filing.returns.entries()) {
    const household = filled(sums, base, index, filing)
    const returnOf =
      state === 'none'
        ? null
        : (federal: Parameters<typeof state.returnOf>[1]) => state.returnOf(household, federal, filing.year)
    const tax = settleTaxes(household, law, returnOf)
    total += tax.total
    const benefits = household.people.reduce((sum, one) => sum + one.socialSecurity, 0)
    modifiedIncome += tax.federal.agi + benefits - tax.federal.income.taxableSocialSecurity
  }
  return { total: total * filing.price, modifiedIncome: modifiedIncome * filing.price }
}

function filled(sums: YearSums, base: TaxHousehold, index: number, { price, careChildren }: FilingYear): TaxHousehold {
  const real = (amount: number): number => amount / price
  const personOf = (person: TaxPerson, own: PersonSums): TaxPerson => {
    const pay = real(own.pay)
    const deferrals = Math.min(pay, real(own.deferrals))
    return {
      ...person,
      pay,
      planDeferrals: deferrals,
      rothPlanDeferrals: Math.min(Math.max(0, pay - deferrals), real(own.roth)),
      cafeteriaPlan: Math.min(Math.max(0, pay - deferrals), real(own.premiums)),
      selfEmployment: real(own.selfEmployment),
      socialSecurity: real(own.socialSecurity),
      privatePension: real(own.pension),
      unemployment: real(own.unemployment),
      iraWithdrawals: real(own.withdrawals),
      earlyWithdrawals: real(own.early),
    }
  }
  const [first, second] = base.people
  if (index > 0)
    return { ...emptyReturn, status: base.status, state: base.state, people: [personOf(first, sums.people[1])] }
  const shared = {
    ...base,
    rental: real(sums.rent),
    otherIncome: real(sums.other),
    interest: real(sums.interest),
    ordinaryDividends: real(sums.dividends),
    qualifiedDividends: real(sums.dividends),
    longTermGain: real(sums.gains),
    mortgageInterest: real(sums.mortgageInterest),
    mortgageBalance: real(sums.mortgageBalance),
    realEstateTax: real(sums.propertyTax),
    studentLoanInterest: real(sums.studentInterest),
    careExpenses: real(sums.care),
    careChildren: sums.care > 0 ? Math.max(1, careChildren) : 0,
  }
  return second === undefined
    ? { ...shared, people: [personOf(first, sums.people[0])] }
    : { ...shared, people: [personOf(first, sums.people[0]), personOf(second, sums.people[1])] }
}

/** The federal law of a later year in the dollars of the law's year. Medicare surcharges are not asked for here. */
export const lawOfYear = (law: ScenarioLaw, year: number, price: number): TaxYearFacts =>
  lawInTodaysDollars(law.tax, { year, price, topSurchargePrice: price }, law.seniorDeductionThrough)
