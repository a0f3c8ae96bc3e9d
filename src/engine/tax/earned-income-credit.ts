import { roundToDollar } from '#engine/money.ts'
import type { EarnedIncomeCreditRow, FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { forStatus } from './added-deductions.ts'
import type { Rounding } from './federal-types.ts'
import type { Dependent } from './household.ts'

/** Dollars per year. */
export interface EarnedIncomeCreditCase {
  readonly earnedIncome: number
  readonly agi: number
  readonly investmentIncome: number
  /** Qualifying children for this credit. */
  readonly children: number
  readonly status: FilingStatus
  /** Age on 31 December; on a joint return the other spouse's besides. A childless filer needs one between 25 and 64. */
  readonly age: number
  readonly spouseAge: number | null
  readonly livedWithSpouse: boolean
  readonly claimedByAnother: boolean
}

/** The widest columns of the EIC table are for three or more children. */
const MOST_CHILDREN = 3
/** Rows of the EIC table are $50 wide and hold their lower edge. */
const ROW = 50
const CHILD_UNDER = 19
const STUDENT_UNDER = 24

/** Qualifying children: under 19, a full-time student under 24, or disabled at any age, with a number valid for work (IRC 32(c)(3), 152(c)). Relatives other than the filer's children, siblings and their descendants do not count. */
export function earnedIncomeChildren(dependents: readonly Dependent[]): number {
  let count = 0
  for (const { child, hasNumber, age, student, disabled } of dependents) {
    if (child && hasNumber && (disabled || age < CHILD_UNDER || (student && age < STUDENT_UNDER))) count += 1
  }
  return count
}

/**
 * Earned income credit, dollars (IRC 32; Publication 596). It grows with earned income to a maximum, stays, then shrinks with the larger of AGI and
 * earned income. `forms` looks earned income up in the EIC table (middle of $50 rows, whole dollars) and, from the phase-out start up,
 * AGI too, and takes the smaller; `exact` uses the formula on the printed maximum and ends at the printed end, which is rounded to a dollar. Investment income over the limit ends the whole
 * credit at once. A separate return has none, except one with a child of somebody who lived apart (IRC 32(d)(2): apart for the last six
 * months is enough; here it is read as apart all year). Combat pay elections and foreign income are not figured.
 */
export function earnedIncomeCredit(filer: EarnedIncomeCreditCase, facts: TaxYearFacts, rounding: Rounding): number {
  if (filer.earnedIncome <= 0 || !mayClaim(filer, facts)) return 0
  const row = rowFor(filer.children, facts)
  if (row === undefined) return 0
  const over = forStatus(row.phaseOutOver, filer.status)
  const gone = forStatus(row.gone, filer.status)
  const income = Math.max(filer.agi, filer.earnedIncome)
  if (income >= gone) return 0
  if (rounding === 'exact') {
    return creditAfter(Math.min(row.phaseInRate * filer.earnedIncome, row.maxCredit), income, over, row)
  }
  const byEarnings = tableCredit(filer.earnedIncome, over, gone, row)
  return filer.agi < over ? byEarnings : Math.min(byEarnings, tableCredit(filer.agi, over, gone, row))
}

/** The tests other than the amounts of earned income and AGI: investment income, filing status, and age where there is no child. */
export function mayClaim(filer: EarnedIncomeCreditCase, facts: TaxYearFacts): boolean {
  const rule = facts.earnedIncomeCredit.value
  if (filer.investmentIncome > rule.investmentIncomeLimit || filer.claimedByAnother) return false
  if (filer.status === 'separate' && (filer.livedWithSpouse || filer.children === 0)) return false
  const right = (age: number) => age >= rule.childlessAgeFrom && age <= rule.childlessAgeTo
  return filer.children > 0 || right(filer.age) || (filer.spouseAge !== null && right(filer.spouseAge))
}

/** The year's figures for so many children; three serves for more. */
export function rowFor(children: number, facts: TaxYearFacts): EarnedIncomeCreditRow | undefined {
  const counted = Math.min(children, MOST_CHILDREN)
  for (const row of facts.earnedIncomeCredit.value.rows) if (row.children === counted) return row
  return undefined
}

const creditAfter = (grown: number, income: number, over: number, row: EarnedIncomeCreditRow): number =>
  Math.max(0, Math.min(grown, row.maxCredit - row.phaseOutRate * Math.max(0, income - over)))

/**
 * A line of the EIC table, whole dollars: the credit on the middle of the $50 row. The rows that hold the end of the phase-in and the start of the
 * phase-out show the full credit, and the last row ends where the credit is gone.
 */
function tableCredit(income: number, over: number, gone: number, row: EarnedIncomeCreditRow): number {
  if (income < 1 || income >= gone) return 0
  const from = Math.floor(income / ROW) * ROW
  const to = Math.min(from + ROW, gone)
  const middle = (from + to) / 2
  const grown = to > row.earnedIncomeAmount ? row.maxCredit : row.phaseInRate * middle
  return roundToDollar(from < over ? grown : creditAfter(grown, middle, over, row))
}
