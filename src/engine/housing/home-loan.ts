import { amortize } from '#engine/lending/amortize.ts'
import { type PmiLaw, pmiPaths } from '#engine/lending/pmi.ts'
import type { Month } from '#engine/month.ts'

/** A conventional fixed-rate loan on a main home. Dollars; `annualRate` decimal. */
export interface HomeLoanTerms {
  readonly price: number
  readonly principal: number
  readonly annualRate: number
  readonly termMonths: number
  /** Of the loan per year, charged while the law or the lender asks for it. */
  readonly pmiAnnualRate: number
  readonly pmiEnds: 'automatic' | 'request'
}

/** One year of the loan. Dollars. */
export interface LoanYear {
  readonly interest: number
  readonly principal: number
  readonly insurance: number
  /** Owed at the end. */
  readonly balance: number
  /** Mean of the first and last balance, as Publication 936 allows. */
  readonly averageBalance: number
}
export interface HomeLoan {
  readonly outcome: 'loan' | 'no-loan'
  readonly payment: number
  readonly monthlyInsurance: number
  readonly insuranceMonths: number
  /** Payment and mortgage insurance month by month, over the years asked for. */
  readonly monthly: readonly number[]
  readonly years: readonly LoanYear[]
}

/** Any month does: only differences of months matter. */
const START = '2000-01' as Month
const nothing: LoanYear = { interest: 0, principal: 0, insurance: 0, balance: 0, averageBalance: 0 }

/**
 * The loan's payments over `years` years, to the cent as a servicer keeps them; PMI until the Homeowners Protection Act ends it.
 * Nothing borrowed gives a loan of nothing. null when the terms are outside what `amortize` takes.
 */
export function homeLoan(terms: HomeLoanTerms, law: PmiLaw, years: number): HomeLoan | null {
  const months = years * 12
  if (terms.principal <= 0)
    return {
      outcome: 'no-loan',
      payment: 0,
      monthlyInsurance: 0,
      insuranceMonths: 0,
      monthly: new Array<number>(months).fill(0),
      years: new Array<LoanYear>(years).fill(nothing),
    }
  const { principal, annualRate, termMonths } = terms
  const schedule = amortize({ principal, annualRate, termMonths, startMonth: START })
  if (schedule.outcome !== 'paid-off') return null
  const { rows } = schedule
  const pmi = pmiPaths(
    {
      originalValue: terms.price,
      principal,
      annualPremiumRate: terms.pmiAnnualRate,
      startMonth: START,
      termMonths,
      scheduledRows: rows,
      actualRows: rows,
    },
    law,
  )
  const premium = pmi.outcome === 'required' ? pmi.monthlyPremium : 0
  const end = pmi.outcome === 'required' ? (terms.pmiEnds === 'request' ? pmi.request : pmi.withoutAsking) : null
  const insuranceMonths = premium > 0 && end !== null ? end.premiums : 0

  const monthly: number[] = []
  const byYear: LoanYear[] = []
  let balance = principal
  for (let year = 0; year < years; year++) {
    const first = balance
    let interest = 0
    let repaid = 0
    let insurance = 0
    for (let month = year * 12; month < year * 12 + 12; month++) {
      const row = rows[month]
      const insured = month < insuranceMonths ? premium : 0
      monthly.push((row?.payment ?? 0) + insured)
      if (row === undefined) continue
      interest += row.interest
      repaid += row.principal
      insurance += insured
      balance = row.balance
    }
    byYear.push({ interest, principal: repaid, insurance, balance, averageBalance: (first + balance) / 2 })
  }
  return {
    outcome: 'loan',
    payment: schedule.regularPayment,
    monthlyInsurance: premium,
    insuranceMonths,
    monthly,
    years: byYear,
  }
}
