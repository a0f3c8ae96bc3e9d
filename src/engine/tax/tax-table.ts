import { roundToDollar } from '#engine/money.ts'
import type { Bracket } from '#facts/tax-years/schema.ts'
import { taxBySchedule } from './brackets.ts'
import type { Rounding } from './federal-types.ts'

/** From this taxable income up the Tax Computation Worksheet takes over from the printed table. */
const TABLE_ENDS = 100_000
/** Rows are $25 wide below this income and $50 wide above. */
const WIDE_ROWS_FROM = 3_000
const FIRST_REGULAR_ROW = 25

/**
 * Middle of the Tax Table row an income falls in, dollars. Rows: 0 to 5, 5 to 15, 15 to 25, then every $25 up to $3,000 and every $50
 * up to $100,000. A row holds its lower edge and not its upper.
 */
export function tableRowMiddle(taxableIncome: number): number {
  if (taxableIncome < 5) return 2.5
  if (taxableIncome < 15) return 10
  if (taxableIncome < FIRST_REGULAR_ROW) return 20
  const width = taxableIncome < WIDE_ROWS_FROM ? 25 : 50
  return Math.floor(taxableIncome / width) * width + width / 2
}

/**
 * Tax as a paper return finds it, whole dollars: the Form 1040 Tax Table (tax on the middle of the row, half a dollar rounded up) below
 * $100,000 of taxable income, and the Tax Computation Worksheet, rounded to the dollar, from there on. IRC 3; Form 1040 instructions.
 */
export function taxByTable(taxableIncome: number, brackets: readonly Bracket[]): number {
  if (taxableIncome <= 0) return 0
  const income = taxableIncome < TABLE_ENDS ? tableRowMiddle(taxableIncome) : taxableIncome
  return roundToDollar(taxBySchedule(income, brackets))
}

/** Tax on ordinary income, dollars: by the schedule (`exact`) or by the printed table (`forms`). */
export function ordinaryTax(taxableIncome: number, brackets: readonly Bracket[], rounding: Rounding): number {
  return rounding === 'forms' ? taxByTable(taxableIncome, brackets) : taxBySchedule(taxableIncome, brackets)
}
