import { floorToDollar, roundToCent } from '#engine/money.ts'
import { levelPayment } from './payment.ts'

/** A row of HUD's annual premium chart: for a loan-to-value over `ltvOver` and not above `ltvUpTo` (null: no upper edge). */
export type FhaPremiumRow = {
  readonly ltvOver: number
  readonly ltvUpTo: number | null
  /** Per year, of the average outstanding base loan. */
  readonly annualRate: number
  /** Years it is charged; null for the whole loan. */
  readonly years: number | null
}

/** HUD Handbook 4000.1 Appendix 1.0. Short terms are up to `shortTermYears`, small loans up to `smallLoanUpTo` dollars. */
export type FhaPremiumChart = {
  readonly smallLoanUpTo: number
  readonly shortTermYears: number
  readonly longTerm: FhaChartPart
  readonly shortTerm: FhaChartPart
}
type FhaChartPart = { readonly smallLoan: readonly FhaPremiumRow[]; readonly largeLoan: readonly FhaPremiumRow[] }

export type FhaLoan = {
  /** The loan before the upfront premium, dollars. */
  readonly baseLoan: number
  /** Lesser of price and appraisal, dollars. */
  readonly homeValue: number
  /** Note rate, nominal per year. For an ARM the initial rate: HUD keeps it for every year's premium. */
  readonly annualRate: number
  readonly termMonths: number
  /** Upfront premium as a share of the base loan. */
  readonly upfrontRate: number
  /** Added to the loan (nearly everyone) or paid in cash at closing. */
  readonly financeUpfront: boolean
}

export type FhaInsurance =
  | {
      readonly outcome: 'found'
      readonly upfrontPremium: number
      /** The base loan with any financed premium, in whole dollars: what the schedule is built on. */
      readonly loanAmount: number
      /** Part of the upfront premium due in cash: all of it, or the cents a financed one leaves. */
      readonly upfrontInCash: number
      readonly annualPremiumRate: number
      /** Payments that carry a premium: 132, or the whole term. */
      readonly premiumMonths: number
      /** Premium with each payment, the first at index 0; ends earlier if the loan does. */
      readonly monthlyPremiums: readonly number[]
      /** Their sum when the loan runs its course. */
      readonly totalMonthlyPremiums: number
    }
  | { readonly outcome: 'refused'; readonly reason: 'bad-input' | 'no-chart-row' }

/**
 * One year's premium per month by HUD's four steps (Mortgagee Letter 98-22): average outstanding balance x annual rate, to
 * the cent; divided by 1 + the upfront rate when that premium is financed (which takes it out of the balance), to the cent;
 * divided by 12, to the cent.
 */
export const fhaMonthlyPremium = (
  averageBalance: number,
  annualPremiumRate: number,
  financedUpfrontRate: number,
): number => {
  const annual = roundToCent(averageBalance * annualPremiumRate)
  return roundToCent(roundToCent(annual / (1 + financedUpfrontRate)) / 12)
}

/**
 * The average outstanding balance of each year on the original schedule, by HUD's recursion: the balance before each of
 * the twelve payments, interest rounded as HUD rounds it. Extras and delinquency never enter it.
 */
export const fhaAverageBalances = (loanAmount: number, annualRate: number, termMonths: number): number[] => {
  const payment = roundToCent(levelPayment(loanAmount, annualRate / 12, termMonths))
  const averages: number[] = []
  let balance = loanAmount
  for (let year = 0; year * 12 < termMonths; year++) {
    let sum = 0
    for (let month = 0; month < 12; month++) {
      sum += balance
      const interest = roundToCent(roundToCent(balance * annualRate * 100) / 1200)
      balance = Math.max(0, roundToCent(balance + interest - payment))
    }
    averages.push(sum / 12)
  }
  return averages
}

const rowFor = (loan: FhaLoan, chart: FhaPremiumChart): FhaPremiumRow | undefined => {
  const part = loan.termMonths > chart.shortTermYears * 12 ? chart.longTerm : chart.shortTerm
  const rows = loan.baseLoan > chart.smallLoanUpTo ? part.largeLoan : part.smallLoan
  const ltv = Math.round((loan.baseLoan / loan.homeValue) * 1e9) / 1e9
  return rows.find((row) => ltv > row.ltvOver && (row.ltvUpTo === null || ltv <= row.ltvUpTo))
}

/**
 * FHA mortgage insurance: the upfront premium, and the annual premium paid monthly, which follows each year's average
 * balance downwards. It lasts 11 years when the original loan-to-value (without the upfront premium) is at most 90 %, else
 * the whole loan; reaching 78 % ends nothing. A financed loan is cut to whole dollars and the cents are paid in cash
 * (HUD Handbook 4000.1). The premium table is an argument, since HUD changes it by letter.
 */
export const fhaInsurance = (loan: FhaLoan, chart: FhaPremiumChart): FhaInsurance => {
  const { baseLoan, homeValue, annualRate, termMonths, upfrontRate, financeUpfront } = loan
  const sane =
    [baseLoan, homeValue].every((value) => value >= 1 && value <= 1e9) &&
    [annualRate, upfrontRate].every((rate) => rate >= 0 && rate <= 1) &&
    Number.isInteger(termMonths) &&
    termMonths >= 1 &&
    termMonths <= 480
  if (!sane) return { outcome: 'refused', reason: 'bad-input' }
  const row = rowFor(loan, chart)
  if (row === undefined) return { outcome: 'refused', reason: 'no-chart-row' }

  const upfrontPremium = roundToCent(baseLoan * upfrontRate)
  const loanAmount = financeUpfront ? floorToDollar(baseLoan + upfrontPremium) : baseLoan
  const premiumMonths = Math.min(termMonths, row.years === null ? termMonths : row.years * 12)
  const perYear = fhaAverageBalances(loanAmount, annualRate, termMonths).map((average) =>
    fhaMonthlyPremium(average, row.annualRate, financeUpfront ? upfrontRate : 0),
  )
  const monthlyPremiums = Array.from({ length: premiumMonths }, (_, month) => perYear[Math.floor(month / 12)] ?? 0)
  return {
    outcome: 'found',
    upfrontPremium,
    loanAmount,
    upfrontInCash: roundToCent(baseLoan + upfrontPremium - loanAmount),
    annualPremiumRate: row.annualRate,
    premiumMonths,
    monthlyPremiums,
    totalMonthlyPremiums: roundToCent(monthlyPremiums.reduce((sum, premium) => sum + premium, 0)),
  }
}
