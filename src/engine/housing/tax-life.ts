import { federalReturn } from '#engine/tax/federal-return.ts'
import type { FederalReturn } from '#engine/tax/federal-types.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { netInvestmentIncomeTax } from '#engine/tax/net-investment-income-tax.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { lawAhead } from './law-ahead.ts'

/** Who files. Dollars per year at the start; rates are decimals per year. */
export interface Taxpayer {
  readonly status: FilingStatus
  readonly pay: number
  readonly annualPayGrowth: number
  /** Cash gifts a year; they grow with prices. */
  readonly charity: number
  /** State and local income tax as one rate on pay, dividends, gains and net rent. 0: none. */
  readonly stateRate: number
}

/** A year of the same person with neither a home nor investments. Nominal dollars. */
export interface TaxYear {
  readonly law: TaxYearFacts
  readonly household: Household
  readonly stateRate: number
  readonly tax: number
}

/** What a home or a portfolio puts on the return of a year. Dollars. */
export interface OnReturn {
  readonly mortgageInterest: number
  readonly mortgageBalance: number
  readonly mortgageInsurance: number
  readonly realEstateTax: number
  /** Net rent after expenses and depreciation. */
  readonly rental: number
}
export const nothingOnReturn: OnReturn = {
  mortgageInterest: 0,
  mortgageBalance: 0,
  mortgageInsurance: 0,
  realEstateTax: 0,
  rental: 0,
}

/** Investment income of a year on top. Dividends are taken as qualified. */
export interface InvestmentIncome {
  readonly dividends: number
  readonly longTermGain: number
  readonly shortTermGain: number
  /** The part of the long-term gain that gives back depreciation. */
  readonly depreciationGain: number
  /** Losses of a let unit set free by its sale, positive: they count against any income (IRC 469(g), 1231(a)(2)). */
  readonly freedLoss: number
}

export interface WholeTax {
  /** Federal tax after credits and state tax. */
  readonly total: number
  readonly federal: FederalReturn
}

/** Federal and state tax of one year with a home and investments on the return. Dollars. */
export function taxWith(year: TaxYear, home: OnReturn, investments: InvestmentIncome | null): WholeTax {
  const base = year.household
  const dividends = investments?.dividends ?? 0
  const longTermGain = investments?.longTermGain ?? 0
  const shortTermGain = investments?.shortTermGain ?? 0
  const gains = Math.max(0, longTermGain + shortTermGain)
  const freedLoss = investments?.freedLoss ?? 0
  const stateTax =
    year.stateRate * Math.max(0, base.people[0].pay + dividends + gains + Math.max(0, home.rental) - freedLoss)
  const federal = federalReturn(
    {
      ...base,
      ordinaryDividends: dividends,
      qualifiedDividends: dividends,
      longTermGain,
      shortTermGain,
      depreciationGain: investments?.depreciationGain ?? 0,
      rental: home.rental,
      otherIncome: -freedLoss,
      realEstateTax: home.realEstateTax,
      mortgageInterest: home.mortgageInterest,
      mortgageBalance: home.mortgageBalance,
      mortgageInsurance: home.mortgageInsurance,
      stateIncomeTaxPaid: stateTax,
    },
    year.law,
  )
  if (freedLoss === 0) return { total: federal.taxAfterCredits + stateTax, federal }
  // Freed losses lower net investment income too (Treas. Reg. 1.1411-4).
  const invested = dividends + federal.income.capitalGain + federal.income.rental - freedLoss
  const investmentTax = netInvestmentIncomeTax(invested, federal.agi, base.status, year.law)
  const saved = federal.otherTaxes.netInvestmentIncome - investmentTax
  return { total: federal.taxAfterCredits - saved + stateTax, federal }
}

/**
 * The returns of `years` years with neither home nor investments: what every difference is measured from. The first year is that of
 * `facts`; later years use `lawAhead`, from the law held of `later` years where there is one. Pay is one person's, also on a joint return. State income tax is counted as one rate, and what a
 * state lets off for a home is left out.
 */
export function taxYearsOf(
  taxpayer: Taxpayer,
  facts: TaxYearFacts,
  annualInflation: number,
  years: number,
  later: readonly TaxYearFacts[] = [],
): readonly TaxYear[] {
  return Array.from({ length: years }, (_, index) => {
    const worker = { ...noIncome, pay: taxpayer.pay * (1 + taxpayer.annualPayGrowth) ** index }
    const year = {
      law: lawAhead(facts, taxpayer.status, index, annualInflation, later),
      household: {
        ...emptyHousehold,
        status: taxpayer.status,
        people: taxpayer.status === 'joint' ? ([worker, noIncome] as const) : ([worker] as const),
        charityCash: taxpayer.charity * (1 + annualInflation) ** index,
      },
      stateRate: taxpayer.stateRate,
      tax: 0,
    }
    return { ...year, tax: taxWith(year, nothingOnReturn, null).total }
  })
}
