import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import { cardAprByScore, personalAprByScore } from '#facts/lending/cards.ts'
import { autoByTier } from '#facts/lending/rates.ts'
import type { Range } from './score-rules.ts'

/** What a score changes on a loan. Cars are by VantageScore 4.0 tier as Experian prints them; cards and personal loans are our defaults. */
export const loanKinds = ['new-car', 'used-car', 'personal', 'card'] as const
export type LoanKind = (typeof loanKinds)[number]

/** The lowest score of a row of the table, and the rates people there pay: one figure twice where one is printed. Best first. */
export interface RateRow {
  readonly scoreFrom: number
  readonly rates: Range
}

const bands = (
  rows: readonly { readonly scoreFrom: number; readonly low: number; readonly high: number }[],
): readonly RateRow[] => rows.map(({ scoreFrom, low, high }) => ({ scoreFrom, rates: [low, high] }))
const cars = (of: 'newCar' | 'usedCar'): readonly RateRow[] =>
  autoByTier.value.map((row) => ({ scoreFrom: row.scoreFrom, rates: [row[of], row[of]] }))

export const rateTables: Readonly<Record<LoanKind, readonly RateRow[]>> = {
  'new-car': cars('newCar'),
  'used-car': cars('usedCar'),
  personal: bands(personalAprByScore.value),
  card: bands(cardAprByScore.value),
}

/** The row a score belongs to: the best whose `scoreFrom` it reaches. */
export const rowAt = (kind: LoanKind, score: number): RateRow => {
  const rows = rateTables[kind]
  return rows.find(({ scoreFrom }) => score >= scoreFrom) ?? (rows.at(-1) as RateRow)
}

export interface Loan {
  readonly kind: LoanKind
  readonly amount: number
  /** Equal monthly payments; a card's balance is taken to be paid off over them too. */
  readonly months: number
}

export interface LoanAtScore {
  readonly row: RateRow
  /** Monthly payment and all interest at the lower and the higher rate, dollars to the cent. */
  readonly payment: Range
  readonly interest: Range
}

const both = (pair: Range, of: (value: number) => number): Range => [of(pair[0]), of(pair[1])]

/** What a loan costs at a score. */
export function loanAt({ kind, amount, months }: Loan, score: number): LoanAtScore {
  const row = rowAt(kind, score)
  const payment = both(row.rates, (rate) => roundToCent(levelPayment(amount, rate / 12, months)))
  return { row, payment, interest: both(payment, (each) => roundToCent(each * months - amount)) }
}

/** The next better row above a score: what would be gained, and how far it is. Null at the best. */
export function nextBetter(kind: LoanKind, score: number): { readonly row: RateRow; readonly points: number } | null {
  const rows = rateTables[kind]
  const at = rows.indexOf(rowAt(kind, score))
  const row = rows[at - 1]
  return row === undefined ? null : { row, points: row.scoreFrom - score }
}
