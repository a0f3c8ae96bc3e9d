/** Which sign of an amount column is money out. Banks differ: most write it below zero, some cards above. */
import type { MoneyOut } from './statement-line.ts'

const outWords = /\b(debit|dr|withdrawal|sale|purchase|charge|fee|check|loan pmt|debit card|ach debit|acct xfer out)\b/i
const inWords = /\b(credit|cr|deposit|dslip|payment|return|refund|adjustment|reversal)\b/i
/** What a word in a column of types says of a row: -1 out, 1 in, 0 nothing. */
export function directionOf(kind: string): -1 | 0 | 1 {
  const words = kind.replaceAll('_', ' ')
  if (/\b(debit|dr)\b/i.test(words)) return -1
  if (/\b(credit|cr)\b/i.test(words)) return 1
  return inWords.test(words) ? 1 : outWords.test(words) ? -1 : 0
}

/** Descriptions that are money coming in, on a bank account or a card. */
const comesIn =
  /payroll|direct dep|\bdeposit\b|salary|payment.{0,6}thank|thank you|payment received|autopay payment|mobile payment|online payment|interest (paid|payment)|\brefund\b|tax ref|soc sec|cash ?back/i

export interface SignedRow {
  readonly cents: number
  readonly kind: string
  readonly text: string
}

/**
 * Words in a type column decide where most rows have them; then descriptions that are money in; then the more frequent sign, for people
 * buy more often than they are paid. Amounts that are all of one sign are all money out. A draw: below zero is out.
 */
export function moneyOutOf(rows: readonly SignedRow[]): Exclude<MoneyOut, 'columns'> {
  const below = rows.filter(({ cents }) => cents < 0).length
  const above = rows.length - below
  const worded = rows.map(({ kind }) => directionOf(kind))
  const known = worded.filter((way) => way !== 0).length
  if (known >= rows.length * 0.6 && known > 0) {
    if (below === 0) return worded.includes(-1) ? 'words' : 'positive'
    return vote(rows, (_, at) => worded[at] ?? 0) >= 0 ? 'negative' : 'positive'
  }
  if (below === 0) return 'positive'
  if (above === 0) return 'negative'
  const said = vote(rows, ({ text }) => (comesIn.test(text) ? 1 : 0))
  if (said !== 0) return said > 0 ? 'negative' : 'positive'
  return above > below ? 'positive' : 'negative'
}

/** Above zero where the sign goes with the way of the money (below zero is out), below zero where it goes against it. */
const vote = (rows: readonly SignedRow[], way: (row: SignedRow, at: number) => number): number =>
  rows.reduce((sum, row, at) => sum + Math.sign(row.cents) * way(row, at), 0)
