/** Federal income tax withheld from one paycheck by the annual percentage method (Pub. 15-T, Worksheet 1A). */
import type { TaxYearFacts, WithholdingRow } from '#facts/tax-years/schema.ts'
import { roundToCent } from '../money.ts'
import type { W4 } from './certificate.ts'

/** The worksheet's lines. Dollars a year where a name says so, else dollars a paycheck. */
export interface AnnualMethod {
  /** Line 1a, with what is added for a nonresident alien. */
  readonly wages: number
  readonly nonresidentAdds: number
  /** Line 1c. */
  readonly yearlyWages: number
  /** Lines 1d and 4(a) of the form; zero for an older form. */
  readonly otherIncome: number
  /** Line 1f: Step 4(b); zero for an older form. */
  readonly deductions: number
  /** Line 1g, or line 1k of an older form: its allowances. */
  readonly subtract: number
  /** Line 1i or 1l: the adjusted annual wage amount. */
  readonly adjustedYearly: number
  /** The row of the table that was used. */
  readonly row: WithholdingRow
  readonly table: 'standard' | 'stepTwoBox'
  /** Line 2g. */
  readonly tentativeYearly: number
  /** Line 2h. */
  readonly tentative: number
  /** Line 3b: Step 3 for this paycheck. */
  readonly credits: number
  /** Line 4a. */
  readonly extra: number
  /** Line 4b, to the cent. */
  readonly withheld: number
}

const noRow: WithholdingRow = { over: 0, base: 0, rate: 0 }

/** The row in which an amount falls: the last that starts at or below it. */
export function rowFor(rows: readonly WithholdingRow[], amount: number): WithholdingRow {
  let found = rows[0] ?? noRow
  for (const row of rows) if (row.over <= amount) found = row
  return found
}
/** Tax by a row of a printed table. */
export const byRow = ({ over, base, rate }: WithholdingRow, amount: number): number => base + rate * (amount - over)

/** Table 1 or 2 of Pub. 15-T: a year's amount over the paychecks, to the dime as the tables print it. */
export function nonresidentAdds(w4: W4, periods: number, facts: TaxYearFacts): number {
  if (!w4.nonresidentAlien) return 0
  const { older, current } = facts.withholding.value.nonresidentAdds
  return Math.round(((w4.form === 'older' ? older : current) / periods) * 10) / 10
}

/**
 * Worksheet 1A: the paycheck's taxable wages as a year's, less what the form stands for, taxed by the annual table, as one paycheck's again.
 * `wages` are what box 1 of the W-2 counts. Carried without rounding up to the last line, which is to the cent; employers may round
 * to whole dollars. An exempt employee has nothing withheld.
 */
export function annualMethod(wages: number, periods: number, w4: W4, facts: TaxYearFacts): AnnualMethod {
  const { subtract, allowance, standard, stepTwoBox } = facts.withholding.value
  const adds = nonresidentAdds(w4, periods, facts)
  const paid = Math.max(0, wages)
  const counted = paid > 0 ? paid + adds : 0
  const yearlyWages = counted * periods
  const isCurrent = w4.form === 'current'
  const boxed = isCurrent && w4.stepTwoBox
  const column = isCurrent ? w4.status : w4.married ? 'joint' : 'single'
  const otherIncome = isCurrent ? w4.otherIncome : 0
  const deductions = isCurrent ? w4.deductions : 0
  const taken = isCurrent ? (boxed ? 0 : subtract[column === 'joint' ? 'joint' : 'other']) : w4.allowances * allowance
  const adjustedYearly = Math.max(0, yearlyWages + otherIncome - deductions - taken)
  const row = rowFor((boxed ? stepTwoBox : standard)[column], adjustedYearly)
  const tentativeYearly = byRow(row, adjustedYearly)
  const tentative = tentativeYearly / periods
  const credits = isCurrent ? w4.credits / periods : 0
  return {
    wages: counted,
    nonresidentAdds: paid > 0 ? adds : 0,
    yearlyWages,
    otherIncome,
    deductions,
    subtract: taken,
    adjustedYearly,
    row,
    table: boxed ? 'stepTwoBox' : 'standard',
    tentativeYearly,
    tentative,
    credits,
    extra: w4.extra,
    withheld: w4.exempt || paid <= 0 ? 0 : roundToCent(Math.max(0, tentative - credits) + w4.extra),
  }
}
