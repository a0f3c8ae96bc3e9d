import type { FilingStatus } from '#facts/tax-years/schema.ts'

/** A column of the withholding tables: `single` also serves married filing separately, `joint` a qualifying surviving spouse. */
export type W4Status = 'single' | 'joint' | 'head'

/** Form W-4 with its steps, as it has been since 2020. Dollars a year, the extra amount a paycheck. */
export interface CurrentW4 {
  readonly form: 'current'
  readonly status: W4Status
  /** The box in Step 2(c): two jobs with about the same pay. */
  readonly stepTwoBox: boolean
  /** Step 3: credits for children and other dependents. */
  readonly credits: number
  /** Step 4(a). */
  readonly otherIncome: number
  /** Step 4(b). */
  readonly deductions: number
  /** Step 4(c), a paycheck. */
  readonly extra: number
  readonly exempt: boolean
  readonly nonresidentAlien: boolean
}

/** A Form W-4 from before the steps, still good until a new one is handed in. */
export interface OlderW4 {
  readonly form: 'older'
  /** Line 3: 'Married'. False for 'Single' and for 'Married, but withhold at higher Single rate'. */
  readonly married: boolean
  /** Line 5. */
  readonly allowances: number
  /** Line 6, a paycheck. */
  readonly extra: number
  readonly exempt: boolean
  readonly nonresidentAlien: boolean
}

export type W4 = CurrentW4 | OlderW4

/** The box of Step 1(c) that belongs to a filing status. */
export const w4Status = (status: FilingStatus): W4Status =>
  status === 'joint' || status === 'surviving' ? 'joint' : status === 'head' ? 'head' : 'single'

/** A form on which nothing but Step 1 and the signature was filled in. */
export const plainW4 = (status: W4Status): CurrentW4 => ({
  form: 'current',
  status,
  stepTwoBox: false,
  credits: 0,
  otherIncome: 0,
  deductions: 0,
  extra: 0,
  exempt: false,
  nonresidentAlien: false,
})
