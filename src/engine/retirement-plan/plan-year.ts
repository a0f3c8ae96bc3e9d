import type { Pair } from './money.ts'

/** One year of a plan. Today's dollars; what comes in, and what goes out, are each of the whole year. */
export interface PlanYear {
  readonly year: number
  /** Price level over today's. */
  readonly price: number
  readonly status: 'single' | 'joint'
  /** Ages reached in the year; null once somebody has died. */
  readonly ages: readonly (number | null)[]
  readonly in: {
    /** Pay after what goes into plans. */
    readonly pay: number
    readonly socialSecurity: number
    readonly pensions: number
    /** Events: taxed and free. */
    readonly other: number
    readonly required: number
    readonly cash: number
    readonly taxable: number
    /** Pre-tax money beyond the required distribution. */
    readonly preTax: number
    readonly roth: number
    readonly hsa: number
    readonly homeSale: number
    /** Spending that nothing was left to pay for. */
    readonly unmet: number
  }
  readonly out: {
    readonly spending: number
    readonly events: number
    /** Loan payments, rent, what a next home costs beyond the sale. */
    readonly home: number
    /** Medicare with its surcharge, and the marketplace after its credit. */
    readonly medicare: number
    readonly surcharge: number
    readonly marketplace: number
    readonly federalTax: number
    readonly stateTax: number
    readonly payrollTax: number
    /** What is left, saved in the taxable account. */
    readonly saved: number
  }
  readonly premiumCredit: number
  readonly onMedicaid: boolean
  /** Total of what went into plans at work, the employer's money in. */
  readonly planSavings: number
  readonly conversion: number
  readonly penalized: number
  readonly agi: number
  readonly magi: number
  readonly taxableIncome: number
  readonly taxedBenefits: number
  readonly gain: number
  /** On December 31, after growth, what was saved and an inheritance between spouses. */
  readonly end: {
    readonly preTax: number
    readonly roth: number
    readonly hsa: number
    readonly taxable: number
    readonly cash: number
    readonly liquid: number
    readonly home: number
    readonly mortgage: number
  }
  /** Liquid money on January 1. */
  readonly start: number
  /** What markets did to it, fees in. */
  readonly growth: number
  readonly preTaxEach: Pair
}
