import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { type PmiLaw, pmiPaths } from '#engine/lending/pmi.ts'
import { roundToCent } from '#engine/money.ts'
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
 * Nothing borrowed gives a loan of nothing. null when the terms are outside what a schedule takes.
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
  const schedule = leanSchedule({ principal, annualRate, termMonths })
  if (schedule.outcome !== 'paid-off') return null
  const { paid, interest: interests, owed } = schedule
  const { premium, insuranceMonths } = insuranceOf(terms, law, owed)

  const monthly: number[] = []
  const byYear: LoanYear[] = []
  let balance = principal
  for (let year = 0; year < years; year++) {
    const first = balance
    let interest = 0
    let repaid = 0
    let insurance = 0
    for (let month = year * 12; month < year * 12 + 12; month++) {
      const payment = paid[month + 1]
      const insured = month < insuranceMonths ? premium : 0
      monthly.push((payment ?? 0) + insured)
      if (payment === undefined) continue
      const left = owed[month + 1] ?? 0
      interest += interests[month + 1] ?? 0
      repaid += roundToCent(balance - left)
      insurance += insured
      balance = left
    }
    byYear.push({ interest, principal: repaid, insurance, balance, averageBalance: (first + balance) / 2 })
  }
  return {
    outcome: 'loan',
    payment: schedule.payment,
    monthlyInsurance: premium,
    insuranceMonths,
    monthly,
    years: byYear,
  }
}

/** The monthly premium, and for how many payments the law or the borrower's request lets it run. */
function insuranceOf(
  { price, principal, termMonths, pmiAnnualRate, pmiEnds }: HomeLoanTerms,
  law: PmiLaw,
  owed: readonly number[],
): { readonly premium: number; readonly insuranceMonths: number } {
  const none = { premium: 0, insuranceMonths: 0 }
  if (principal <= roundToCent(price * law.requestLtv)) return none
  const rows = owed.slice(1).map((balance) => ({ balance }))
  const pmi = pmiPaths(
    {
      originalValue: price,
      principal,
      annualPremiumRate: pmiAnnualRate,
      startMonth: START,
      termMonths,
      scheduledRows: rows,
      actualRows: rows,
    },
    law,
  )
  if (pmi.outcome !== 'required' || pmi.monthlyPremium <= 0) return none
  const end = pmiEnds === 'request' ? pmi.request : pmi.withoutAsking
  return { premium: pmi.monthlyPremium, insuranceMonths: end.premiums }
}
