import type { OracleStatus } from './tax-forms.ts'

/** Credits of a federal return as their forms print them. Dollars; nothing is rounded. */

const notLess = (amount: number): number => Math.max(amount, 0)
const wholeSteps = (over: number, per: number): number => (over > 0 ? Math.ceil(over / per) : 0)

/** Form 2441 line 8 as a decimal: the table of 2025, or the one of 2026 with two slopes. */
export function careRate(agi: number, status: OracleStatus, from2026: boolean): number {
  if (!from2026) return Math.max(20, 35 - wholeSteps(agi - 15_000, 2_000)) / 100
  const first = Math.max(35, 50 - wholeSteps(agi - 15_000, 2_000))
  const joint = status === 'joint'
  const second = wholeSteps(agi - (joint ? 150_000 : 75_000), joint ? 4_000 : 2_000)
  return Math.max(20, first - second) / 100
}

/** Form 8863: nonrefundable and refundable parts. */
export function form8863(
  students: readonly { readonly expenses: number; readonly firstFourYears: boolean }[],
  agi: number,
  joint: boolean,
): { readonly nonrefundable: number; readonly refundable: number } {
  const end = joint ? 180_000 : 90_000
  const width = joint ? 20_000 : 10_000
  const share = Math.min(1, notLess(end - agi) / width)
  let opportunity = 0
  let learning = 0
  for (const one of students) {
    if (!one.firstFourYears) learning += one.expenses
    else if (one.expenses <= 2_000) opportunity += one.expenses
    else opportunity += 2_000 + 0.25 * (Math.min(4_000, one.expenses) - 2_000)
  }
  const line7 = opportunity * share
  return { refundable: line7 * 0.4, nonrefundable: line7 * 0.6 + Math.min(10_000, learning) * 0.2 * share }
}

export interface EarnedIncomeRow {
  readonly phaseInRate: number
  readonly maxCredit: number
  readonly phaseOutRate: number
  readonly over: number
  readonly gone: number
}

/** IRC 32(a) on the printed amounts. */
export function earnedIncomeCreditOf(earned: number, agi: number, row: EarnedIncomeRow): number {
  const income = Math.max(earned, agi)
  if (earned <= 0 || income >= row.gone) return 0
  const grown = Math.min(earned * row.phaseInRate, row.maxCredit)
  if (income <= row.over) return grown
  return notLess(Math.min(grown, row.maxCredit - (income - row.over) * row.phaseOutRate))
}

/** Schedule 8812 with the credit limit `tax`: lines 14 and 27. */
export function schedule8812(
  children: number,
  others: number,
  agi: number,
  status: OracleStatus,
  tax: number,
  earned: number,
  payrollTaxes: number,
  earnedIncomeCreditAndExcess: number,
  perChild: number,
  refundablePerChild: number,
): { readonly line14: number; readonly line27: number } {
  const line8 = children * perChild + others * 500
  const line10 = wholeSteps(agi - (status === 'joint' ? 400_000 : 200_000), 1_000) * 1_000
  const line12 = line8 - line10 * 0.05
  if (line12 <= 0) return { line14: 0, line27: 0 }
  const line14 = Math.min(line12, tax)
  const line17 = Math.min(line12 - line14, children * refundablePerChild)
  const line20 = notLess(earned - 2_500) * 0.15
  if (children < 3 || line20 >= line17) return { line14, line27: Math.min(line17, line20) }
  const line25 = notLess(payrollTaxes - earnedIncomeCreditAndExcess)
  return { line14, line27: Math.min(line17, Math.max(line20, line25)) }
}
