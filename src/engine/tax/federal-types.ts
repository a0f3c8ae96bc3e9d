/** Numbers of one federal return. Dollars per year; nothing is negative unless a line says so. */
export interface FederalReturn {
  readonly year: number
  readonly income: {
    /** Box 1 wages: pay less pre-tax plan and cafeteria money. */
    readonly wages: number
    readonly interest: number
    readonly ordinaryDividends: number
    /** Included in `ordinaryDividends`. */
    readonly qualifiedDividends: number
    /** Net gain, or the loss allowed this year as a negative number (at most $3,000). */
    readonly capitalGain: number
    readonly selfEmployment: number
    /** After the passive loss limit; may be negative. */
    readonly rental: number
    readonly pensionsAndIras: number
    readonly taxableSocialSecurity: number
    readonly unemployment: number
    readonly other: number
    readonly total: number
  }
  readonly adjustments: {
    readonly halfSelfEmploymentTax: number
    readonly selfEmployedHealth: number
    readonly selfEmployedPlan: number
    readonly ira: number
    readonly hsa: number
    readonly studentLoanInterest: number
    readonly educator: number
    readonly alimony: number
    readonly other: number
    readonly total: number
  }
  /** Adjusted gross income; may be negative after a business loss. */
  readonly agi: number
  readonly deductions: {
    readonly standard: number
    readonly itemized: {
      readonly medical: number
      readonly stateAndLocal: number
      /** Before the cap. */
      readonly stateAndLocalPaid: number
      /** The income (or sales) tax inside `stateAndLocal`: states take it back out. */
      readonly stateIncomeTax: number
      readonly mortgageInterest: number
      readonly investmentInterest: number
      readonly charity: number
      readonly other: number
      /** What a high income takes off again (2026 on). */
      readonly topBracketReduction: number
      readonly total: number
    }
    readonly itemizes: boolean
    /** The larger of standard and itemized, or itemized where the law forces it. */
    readonly standardOrItemized: number
    readonly charityWithStandard: number
    readonly senior: number
    readonly tips: number
    readonly overtime: number
    readonly carLoan: number
    readonly qualifiedBusinessIncome: number
    readonly total: number
  }
  readonly taxableIncome: number
  readonly gains: {
    /** Net long-term gain and qualified dividends taxed at the lower rates (inside taxable income). */
    readonly preferential: number
    readonly atZero: number
    readonly atFifteen: number
    readonly atTwenty: number
    readonly atTwentyFive: number
    readonly atTwentyEight: number
    /** Losses left for later years, as positive numbers. */
    readonly shortTermCarryover: number
    readonly longTermCarryover: number
  }
  readonly tax: {
    /** Tax on the ordinary part by the schedule. */
    readonly onOrdinary: number
    /** Tax on the preferential part. */
    readonly onGains: number
    readonly regular: number
    readonly alternativeMinimum: number
    readonly beforeCredits: number
  }
  readonly credits: {
    readonly foreignTax: number
    readonly dependentCare: number
    readonly educationNonrefundable: number
    readonly elderly: number
    readonly savers: number
    readonly other: number
    readonly childAndDependent: number
    readonly mortgageInterest: number
    readonly adoption: number
    readonly nonrefundable: number
    readonly additionalChild: number
    readonly earnedIncome: number
    readonly educationRefundable: number
    readonly adoptionRefundable: number
    readonly refundable: number
    /** Credits that wait for later years: three for mortgage interest, five for adoption. */
    readonly mortgageInterestLater: number
    readonly adoptionLater: number
  }
  readonly otherTaxes: {
    readonly selfEmployment: number
    readonly additionalMedicare: number
    readonly netInvestmentIncome: number
    readonly earlyWithdrawal: number
    readonly total: number
  }
  /** Taken from pay, not on the return: Social Security and Medicare of employees. */
  readonly payroll: { readonly socialSecurity: number; readonly medicare: number; readonly total: number }
  /** Income tax and other taxes after nonrefundable credits. */
  readonly totalTax: number
  /** Total tax less refundable credits; negative means money back beyond any withholding. */
  readonly taxAfterCredits: number
  readonly payments: {
    readonly withheld: number
    readonly additionalMedicareWithheld: number
    readonly estimated: number
    readonly excessSocialSecurity: number
    readonly total: number
  }
  /** Positive: refund. Negative: balance due. */
  readonly refund: number
  /** Care expenses the care credit is figured on (Form 2441 line 6), and what limits them; zeros without care. */
  readonly care: { readonly counted: number; readonly lowerEarnedIncome: number; readonly excludedBenefits: number }
  /** Earned income as the credits count it. */
  readonly earnedIncome: number
  /** Investment income as the EITC limit counts it. */
  readonly investmentIncome: number
}

/**
 * `exact`: no rounding, tax by the schedule, so that one more dollar changes the result by exactly its marginal rate.
 * `forms`: as a paper return: whole dollars on every line, the printed Tax Table under $100,000 of taxable income, and the EITC table.
 */
export type Rounding = 'exact' | 'forms'
