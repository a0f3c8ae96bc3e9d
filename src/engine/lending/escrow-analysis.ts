import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month, monthOfYear } from '#engine/month.ts'
import { allWithin, type Refused, refused } from './refusal.ts'

/** A bill the servicer pays: dollars, in which month of the year (1 to 12). */
export type EscrowBill = { readonly monthOfYear: number; readonly amount: number }

export type EscrowMonth = {
  readonly month: Month
  readonly deposit: number
  readonly bills: number
  readonly balance: number
}

export type EscrowAnalysis =
  | {
      readonly outcome: 'found'
      /** A twelfth of the year's bills, dollars a month. */
      readonly monthlyDeposit: number
      /** The most that may be asked for at the start: enough that the lowest month ends with the cushion. */
      readonly startingBalance: number
      readonly cushion: number
      readonly lowestMonth: Month
      readonly months: readonly EscrowMonth[]
    }
  | Refused

/**
 * The aggregate escrow analysis of 12 CFR 1024.17(d) and App. E: twelve deposits of a twelfth of the bills, each month's deposit
 * before its bills, and a starting balance that lifts the lowest month to the cushion, at most two months' deposits (a sixth of
 * the bills; a state or the note may say less). The year starts with the first payment. Cents: the deposit is rounded half up.
 */
export const escrowAnalysis = (
  bills: readonly EscrowBill[],
  firstPayment: Month,
  cushionMonths: 0 | 1 | 2 = 2,
): EscrowAnalysis => {
  if (!bills.every((b) => Number.isInteger(b.monthOfYear) && allWithin(1, 12, b.monthOfYear)))
    return refused('bad-input')
  if (!allWithin(0, 1e8, ...bills.map((bill) => bill.amount))) return refused('bad-input')
  const year = bills.reduce((sum, bill) => sum + bill.amount, 0)
  const monthlyDeposit = roundToCent(year / 12)
  const cushion = roundToCent((year / 12) * cushionMonths)
  let balance = 0
  let lowest = 0
  let lowestMonth = firstPayment
  const trial = Array.from({ length: 12 }, (_, k): EscrowMonth => {
    const month = addMonths(firstPayment, k)
    const due = bills.reduce((sum, bill) => sum + (bill.monthOfYear === monthOfYear(month) ? bill.amount : 0), 0)
    balance = roundToCent(balance + monthlyDeposit - due)
    if (balance < lowest) {
      lowest = balance
      lowestMonth = month
    }
    return { month, deposit: monthlyDeposit, bills: roundToCent(due), balance }
  })
  const startingBalance = roundToCent(cushion - lowest)
  const months = trial.map((row) => ({ ...row, balance: roundToCent(row.balance + startingBalance) }))
  return { outcome: 'found', monthlyDeposit, startingBalance, cushion, lowestMonth, months }
}

/** How an account stands against the target balance. Amounts in dollars. */
export type EscrowStanding =
  | { readonly kind: 'level' }
  /** 50 dollars or more has to be refunded within 30 days; less may be credited to next year. */
  | { readonly kind: 'surplus'; readonly amount: number; readonly refundDue: boolean }
  /** Less than a month's deposit may be asked for within 30 days; otherwise at least 12 equal payments. */
  | { readonly kind: 'shortage'; readonly amount: number; readonly spreadOver12: number; readonly askAtOnce: boolean }
  /** The account itself is below zero by `overdrawn`; the rest up to the target is a shortage. */
  | { readonly kind: 'deficiency'; readonly overdrawn: number; readonly shortage: number }

/** Surplus, shortage or deficiency by 12 CFR 1024.17(f), for a borrower who is current. */
export const escrowStanding = (target: number, actual: number, monthlyDeposit: number): EscrowStanding => {
  const gap = roundToCent(actual - target)
  if (gap === 0) return { kind: 'level' }
  if (gap > 0) return { kind: 'surplus', amount: gap, refundDue: gap >= 50 }
  if (actual < 0) return { kind: 'deficiency', overdrawn: roundToCent(-actual), shortage: roundToCent(target) }
  const amount = -gap
  return { kind: 'shortage', amount, spreadOver12: roundToCent(amount / 12), askAtOnce: amount < monthlyDeposit }
}
