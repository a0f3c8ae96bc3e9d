import { type FhaPremiumChart, fhaInsurance } from '#engine/lending/fha.ts'
import { usdaFees, type VaFeeRow, vaFundingFeeFor } from '#engine/lending/government-fees.ts'
import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import type { PmiLaw } from '#engine/lending/pmi.ts'
import { roundToCent } from '#engine/money.ts'

export type LoanProgram = 'conventional' | 'fha' | 'va' | 'usda'

export interface Purchase {
  readonly program: LoanProgram
  /** Dollars; the down payment is at most the price. */
  readonly price: number
  readonly down: number
  /** Nominal per year. */
  readonly annualRate: number
  readonly termMonths: number
  /** Private mortgage insurance, share of the loan a year. */
  readonly pmiAnnualRate: number
}

/** The programs' rules, each with its source in the facts. */
export interface ProgramRules {
  readonly pmi: PmiLaw
  readonly fhaUpfrontRate: number
  readonly fhaChart: FhaPremiumChart
  readonly vaFees: readonly VaFeeRow[]
  readonly usda: { readonly upfrontFee: number; readonly annualFee: number }
}

/** Dollars. Index k of the lists is payment k (1-based; index 0 is closing day). */
export interface PurchaseLoan {
  readonly loanAmount: number
  /** Added to the loan, save for the cents FHA leaves out. */
  readonly upfrontFee: number
  readonly payment: number
  readonly owed: readonly number[]
  readonly interest: readonly number[]
  /** Mortgage insurance with payment k; beyond the end of the list there is none. */
  readonly premiums: readonly number[]
}

const noLoan: PurchaseLoan = { loanAmount: 0, upfrontFee: 0, payment: 0, owed: [0], interest: [0], premiums: [0] }

/**
 * Payments that carry private mortgage insurance when the borrower does not ask: up to the one that brings the schedule to 78%
 * of the original value, or to the middle of the term (12 USC 4902(b) and (c)). None at or under 80% at closing.
 */
export function insuredPayments(owed: readonly number[], value: number, termMonths: number, law: PmiLaw): number {
  if ((owed[0] ?? 0) <= roundToCent(value * law.requestLtv)) return 0
  const mark = roundToCent(value * law.automaticLtv)
  const reached = owed.findIndex((balance) => balance <= mark)
  return Math.min(reached === -1 ? owed.length - 1 : reached, Math.floor(termMonths * law.finalShareOfTerm))
}

/**
 * The loan of a purchase under one program, to the cent: what is borrowed with its fee financed, the level payment, the balance
 * and the mortgage insurance of each month. VA at a first use of the benefit. Null when a rule refuses (a term over 40 years).
 */
export function purchaseLoan(purchase: Purchase, rules: ProgramRules): PurchaseLoan | null {
  const { program, price, annualRate, termMonths } = purchase
  const baseLoan = roundToCent(price - purchase.down)
  if (baseLoan < 1) return noLoan
  let loanAmount = baseLoan
  let upfrontFee = 0
  let monthly: readonly number[] = []
  if (program === 'fha') {
    const { fhaUpfrontRate: upfrontRate, fhaChart } = rules
    const fha = fhaInsurance(
      { baseLoan, homeValue: price, annualRate, termMonths, upfrontRate, financeUpfront: true },
      fhaChart,
    )
    if (fha.outcome === 'refused') return null
    loanAmount = fha.loanAmount
    upfrontFee = fha.upfrontPremium
    monthly = fha.monthlyPremiums
  } else if (program === 'va') {
    upfrontFee = vaFundingFeeFor(baseLoan, purchase.down / price, 'first', rules.vaFees).fee
    loanAmount = roundToCent(baseLoan + upfrontFee)
  } else if (program === 'usda') {
    const usda = usdaFees({ baseLoan, annualRate, termMonths, financeUpfront: true, ...rules.usda })
    loanAmount = usda.loanAmount
    upfrontFee = usda.upfront
    monthly = usda.monthlyFees
  }
  const schedule = leanSchedule({ principal: loanAmount, annualRate, termMonths })
  if (schedule.outcome !== 'paid-off') return null
  const { payment, owed, interest } = schedule
  if (program === 'conventional') {
    const premium = roundToCent((loanAmount * purchase.pmiAnnualRate) / 12)
    monthly = new Array<number>(insuredPayments(owed, price, termMonths, rules.pmi)).fill(premium)
  }
  return { loanAmount, upfrontFee, payment, owed, interest, premiums: [0, ...monthly] }
}
