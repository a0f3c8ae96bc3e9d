import { charityWithStandard } from '#engine/tax/added-deductions.ts'
import { additionalMedicareOnWages } from '#engine/tax/additional-medicare.ts'
import { alternativeMinimumTax, tentativeMinimumTax } from '#engine/tax/alternative-minimum-tax.ts'
import { type NetGains, netGains } from '#engine/tax/capital-gains.ts'
import { earnedIncomeCredit } from '#engine/tax/earned-income-credit.ts'
import {
  charityDeduction,
  mortgageInsuranceDeduction,
  mortgageInterestDeduction,
  stateAndLocalCap,
  topBracketReduction,
} from '#engine/tax/itemized.ts'
import { netInvestmentIncomeTax } from '#engine/tax/net-investment-income-tax.ts'
import { allowedRental } from '#engine/tax/passive-rental.ts'
import { stackedTax } from '#engine/tax/preferential.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
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
  readonly status: FilingStatus
  readonly pay: number
  readonly charity: number
  readonly stateRate: number
  /** What a filer with the standard deduction may take of the gifts. */
  readonly giftsWithStandard: number
  /** 0.9% on pay over the threshold. */
  readonly additionalMedicare: number
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
const noInvestments: InvestmentIncome = {
  dividends: 0,
  longTermGain: 0,
  shortTermGain: 0,
  depreciationGain: 0,
  freedLoss: 0,
}

export interface YearTax {
  /** Federal tax after credits and state tax. */
  readonly total: number
  readonly itemizes: boolean
  /** Net rent that counts this year: a loss only up to its limit. */
  readonly rental: number
}

/** State tax of the year: one rate on everything but a loss. Dollars. */
export const stateTaxOf = ({ stateRate, pay }: TaxYear, home: OnReturn, income: InvestmentIncome | null): number => {
  const { dividends, longTermGain, shortTermGain, freedLoss } = income ?? noInvestments
  const gains = Math.max(0, longTermGain + shortTermGain)
  return stateRate * Math.max(0, pay + dividends + gains + Math.max(0, home.rental) - freedLoss)
}

/**
 * Federal and state tax of one year with a home and investments on the return. Dollars. The lines of `federalReturn` that such a person
 * has, in its order and so the same to the last bit; one comparison needs hundreds of them at a key press. `home-return.ts` has the
 * whole return, and a test holds the two together.
 */
export function taxWith(year: TaxYear, home: OnReturn, investments: InvestmentIncome | null): YearTax {
  const { law, status, pay } = year
  const income = investments ?? noInvestments
  const { dividends, freedLoss } = income
  const stateTax = stateTaxOf(year, home, investments)
  const gains = gainsOf(income, status)
  const withoutRental = pay + dividends + gains.inIncome - freedLoss
  const rental = allowedRental({
    net: home.rental,
    active: true,
    magi: withoutRental,
    status,
    livedWithSpouse: true,
  })
  const agi = withoutRental + rental

  const stateAndLocal = Math.min(stateTax + home.realEstateTax, stateAndLocalCap(agi, status, law))
  const interest =
    mortgageInterestDeduction(home.mortgageInterest, home.mortgageBalance, 0, status, law) +
    mortgageInsuranceDeduction(home.mortgageInsurance, agi, status, law)
  const parts = stateAndLocal + interest + charityDeduction(year.charity, 0, agi, law)
  const reduction = topBracketReduction(parts, agi, status, law)
  const itemized = parts - reduction
  const standard = law.standardDeduction.value[status]
  const itemizes = itemized > standard + year.giftsWithStandard
  const beforeFloor = agi - (itemizes ? itemized : standard + year.giftsWithStandard)

  const stacked = stackedTax(
    {
      taxableIncome: Math.max(0, beforeFloor),
      qualifiedDividends: dividends,
      netCapitalGain: gains.netCapitalGain,
      collectibles: gains.collectibles,
      unrecaptured1250: gains.unrecaptured1250,
    },
    status,
    law,
    'exact',
  )
  const tentative = tentativeMinimumTax(
    {
      status,
      income: beforeFloor + (itemizes ? stateAndLocal - reduction : standard),
      regular: stacked,
      unrecaptured1250: gains.unrecaptured1250,
      childExemptionLimit: null,
    },
    law,
    'exact',
  )
  const incomeTax = stacked.tax + alternativeMinimumTax(tentative, stacked.tax)
  const invested = dividends + gains.inIncome + rental
  const investmentTax = netInvestmentIncomeTax(invested, agi, status, law)
  const credit = earnedIncomeCredit(
    {
      earnedIncome: pay,
      agi,
      investmentIncome: dividends + Math.max(0, gains.inIncome) + Math.max(0, rental),
      children: 0,
      status,
      age: AGE,
      spouseAge: status === 'joint' ? AGE : null,
      livedWithSpouse: true,
      claimedByAnother: false,
    },
    law,
    'exact',
  )
  const federal = incomeTax + (year.additionalMedicare + investmentTax) - credit
  // Freed losses lower net investment income too (Treas. Reg. 1.1411-4).
  const saved = freedLoss === 0 ? 0 : investmentTax - netInvestmentIncomeTax(invested - freedLoss, agi, status, law)
  return { total: federal - saved + stateTax, itemizes, rental }
}

/** The age the engine takes where none is given: `emptyHousehold`. */
const AGE = 40

const noGains: NetGains = {
  shortTerm: 0,
  longTerm: 0,
  inIncome: 0,
  netCapitalGain: 0,
  collectibles: 0,
  unrecaptured1250: 0,
}
function gainsOf({ longTermGain, shortTermGain, depreciationGain }: InvestmentIncome, status: FilingStatus): NetGains {
  if (longTermGain === 0 && shortTermGain === 0 && depreciationGain === 0) return noGains
  return netGains(
    {
      shortTermGain,
      longTermGain,
      depreciationGain,
      collectiblesGain: 0,
      shortTermCarryover: 0,
      longTermCarryover: 0,
    },
    capitalLossLimit.value[status],
  )
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
  const { status, stateRate } = taxpayer
  return Array.from({ length: years }, (_, index) => {
    const law = lawAhead(facts, status, index, annualInflation, later)
    const pay = taxpayer.pay * (1 + taxpayer.annualPayGrowth) ** index
    const charity = taxpayer.charity * (1 + annualInflation) ** index
    const year = {
      law,
      status,
      pay,
      charity,
      stateRate,
      giftsWithStandard: charityWithStandard(charity, status, law),
      additionalMedicare: additionalMedicareOnWages(pay, status, law),
      tax: 0,
    }
    return { ...year, tax: taxWith(year, nothingOnReturn, null).total }
  })
}
