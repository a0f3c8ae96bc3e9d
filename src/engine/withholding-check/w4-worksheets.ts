/** The worksheets on the paper Form W-4, line by line. Dollars a year unless a name says otherwise. */
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { certificateFigures, type MultipleJobsTable, multipleJobsTables } from '#facts/withholding/form-w4.ts'
import { w4Status } from '../withholding/certificate.ts'

/** Step 2(b), Multiple Jobs Worksheet. */
export type MultipleJobsResult =
  | {
      readonly outcome: 'found'
      /** Line 1, for two jobs; else lines 2a and 2b, for three. */
      readonly lines: readonly number[]
      /** Line 1 or 2c. */
      readonly yearly: number
      /** Line 3. */
      readonly periods: number
      /** Line 4: for Step 4(c) of the highest paying job, a check. */
      readonly perCheck: number
    }
  | { readonly outcome: 'one-job' | 'too-many-jobs' | 'beyond-the-tables' }

const rowAt = (from: readonly number[], amount: number): number => {
  let at = 0
  for (let index = 0; index < from.length; index += 1) if ((from[index] as number) <= amount) at = index
  return at
}

/** The cell for two yearly wages; `null` where the lower one is past the last column. */
export function extraFor(table: MultipleJobsTable, higher: number, lower: number): number | null {
  if (Math.floor(lower) > table.lowerUpTo) return null
  return table.extra[rowAt(table.higherFrom, Math.floor(higher))]?.[rowAt(table.lowerFrom, Math.floor(lower))] ?? null
}

/**
 * `wages`: yearly taxable wages of each job, in any order; `periods`: paychecks a year of the highest paying one. Two jobs on line 1, three on
 * lines 2a to 2c; the tables end where a lower paying job is over their last column (then Pub. 505 or an estimator).
 */
export function multipleJobsWorksheet(
  wages: readonly number[],
  periods: number,
  status: FilingStatus,
  year: number,
): MultipleJobsResult {
  const [first = 0, second, third, ...more] = wages.filter((one) => one > 0).sort((a, b) => b - a)
  if (second === undefined) return { outcome: 'one-job' }
  if (more.length > 0) return { outcome: 'too-many-jobs' }
  const table = multipleJobsTables.in(year).value[w4Status(status)]
  const cells = [
    extraFor(table, first, second),
    ...(third === undefined ? [] : [extraFor(table, first + second, third)]),
  ]
  const lines = cells.filter((cell): cell is number => cell !== null)
  if (lines.length < cells.length) return { outcome: 'beyond-the-tables' }
  const yearly = lines.reduce((sum, line) => sum + line, 0)
  return { outcome: 'found', lines, yearly, periods, perCheck: yearly / periods }
}

/** What the Deductions Worksheet of Step 4(b) asks. Dollars a year. */
export interface DeductionsAsked {
  readonly status: FilingStatus
  /** Income of all kinds, which the worksheet compares with its edges. */
  readonly totalIncome: number
  readonly tips: number
  /** The extra half of time-and-a-half. */
  readonly overtimePremium: number
  readonly carLoanInterest: number
  /** People on the return of 65 or more by the end of the year: 0, 1 or 2. */
  readonly seniors: number
  /** Student loan interest, deductible IRA, educators and others of Schedule 1, Part II. */
  readonly adjustments: number
  readonly medical: number
  readonly stateAndLocalTaxes: number
  /** With mortgage insurance premiums. */
  readonly mortgageInterest: number
  readonly gifts: number
  readonly otherItemized: number
  readonly cashGifts: number
}

/** Lines 1a to 15, by their numbers. Dollars. */
export interface DeductionsLines {
  readonly line1a: number
  readonly line1b: number
  readonly line1c: number
  readonly line2: number
  readonly line4: number
  readonly line5: number
  readonly line7: number
  readonly line10: number
  readonly line11: number
  readonly line12: number
  readonly line14: number
  readonly line15: number
}

/**
 * Step 4(b), Deductions Worksheet. Coarser than the return on purpose: deductions are all or nothing at the edges of income, where the return
 * takes them back little by little. Line 9 compares with line 8b, income less line 4, as the form has it.
 */
export function deductionsWorksheet(asked: DeductionsAsked, year: number): DeductionsLines {
  const form = certificateFigures.in(year).value
  const { status, totalIncome } = asked
  const joint = status === 'joint' ? 'joint' : 'other'
  const separate = status === 'separate' ? 'separate' : 'other'
  const line1a = totalIncome < form.tips.incomeUnder[joint] ? Math.min(asked.tips, form.tips.cap) : 0
  const line1b =
    totalIncome < form.overtime.incomeUnder[joint] ? Math.min(asked.overtimePremium, form.overtime.cap[joint]) : 0
  const line1c = totalIncome < form.carLoan.incomeUnder[joint] ? Math.min(asked.carLoanInterest, form.carLoan.cap) : 0
  const line2 = line1a + line1b + line1c
  const line4 = totalIncome < form.senior.incomeUnder[joint] ? asked.seniors * form.senior.each : 0
  const stateTax =
    totalIncome < form.stateTax.incomeUnder[separate]
      ? Math.min(asked.stateAndLocalTaxes, form.stateTax.cap[separate])
      : 0
  const line7 =
    Math.max(0, asked.medical - form.medicalOver * totalIncome) +
    stateTax +
    asked.mortgageInterest +
    Math.max(0, asked.gifts - form.giftsOver * totalIncome) +
    asked.otherItemized
  const line10 =
    line4 > totalIncome ? 0 : form.itemizedCutOver[status] > totalIncome - line4 ? line7 : form.itemizedKept * line7
  const line11 = form.standard[status]
  const line12 = Math.min(asked.cashGifts, form.cashGifts[joint])
  const line14 = line10 > line11 + line12 ? line10 - line11 : line12
  const line5 = asked.adjustments
  return {
    line1a,
    line1b,
    line1c,
    line2,
    line4,
    line5,
    line7,
    line10,
    line11,
    line12,
    line14,
    line15: line2 + line4 + line5 + line14,
  }
}

/** Step 3: children under 17 and other dependents, where total income is not over the form’s edge. Other credits are added by hand. */
export function stepThree(
  children: number,
  others: number,
  totalIncome: number,
  status: FilingStatus,
  year: number,
): number {
  const form = certificateFigures.in(year).value
  if (totalIncome > form.creditsUpTo[status === 'joint' ? 'joint' : 'other']) return 0
  return form.perChild * children + form.perOtherDependent * others
}
