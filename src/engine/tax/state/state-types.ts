import type { StateCode } from '#facts/states/codes.ts'

/** What leaves income under one name in every state; the words for it stand with the page. */
export type CommonName = 'socialSecurity' | 'capitalGains' | 'qualifiedDividends' | 'usInterest'

/** An amount with the name the state's law gives it, or a `CommonName`. Dollars per year. */
export interface NamedAmount {
  readonly name: string
  readonly amount: number
}

/** Numbers of one state return with local income tax and the state's payroll programs. Dollars per year. */
export interface StateReturn {
  readonly code: StateCode
  readonly year: number
  readonly startingAmount: number
  readonly additions: readonly NamedAmount[]
  /** Social Security, retirement, gains and the others, as positive numbers; zero ones are left out. */
  readonly subtractions: readonly NamedAmount[]
  /** The state's adjusted gross income, never below zero. */
  readonly agi: number
  readonly federalTaxDeduction: number
  readonly standardDeduction: number
  readonly itemizedDeduction: number
  readonly itemizes: boolean
  /** The deduction taken. */
  readonly deduction: number
  readonly exemptions: number
  readonly taxableIncome: number
  /** By the brackets, in one column or the better of two. */
  readonly scheduleTax: number
  /** Each spouse's tax where two columns were better; null: one column. */
  readonly columns: readonly [number, number] | null
  /** What surtaxes and other rules added (positive) or took off (negative). */
  readonly rules: readonly NamedAmount[]
  readonly taxBeforeCredits: number
  readonly nonrefundableCredits: readonly NamedAmount[]
  readonly nonrefundable: number
  readonly refundableCredits: readonly NamedAmount[]
  readonly refundable: number
  /** After all credits; negative means money back beyond any withholding. */
  readonly incomeTax: number
  /** Income tax of the locality, after its own credits. */
  readonly localTax: number
  readonly localName: string | null
  /** Taken from pay: disability, family leave and the like. Not part of the return. */
  readonly payroll: readonly NamedAmount[]
  readonly payrollTotal: number
  /** Income tax and local tax; payroll contributions stand apart. */
  readonly total: number
  readonly withheld: number
  /** Positive: refund. Negative: balance due. */
  readonly refund: number
}
