import type { Said } from '#facts/said.ts'

/** Lines of a federal return that need no values to be named. */
export type FederalLabel =
  | 'wages'
  | 'interest'
  | 'ordinaryDividends'
  | 'capitalGain'
  | 'capitalLoss'
  | 'selfEmployment'
  | 'rental'
  | 'pensionsAndIras'
  | 'taxableSocialSecurity'
  | 'unemployment'
  | 'otherIncome'
  | 'totalIncome'
  | 'halfSelfEmploymentTax'
  | 'selfEmployedPlan'
  | 'selfEmployedHealth'
  | 'ira'
  | 'hsa'
  | 'studentLoanInterest'
  | 'educator'
  | 'otherAdjustments'
  | 'agi'
  | 'medical'
  | 'stateAndLocal'
  | 'mortgageInterest'
  | 'investmentInterest'
  | 'charity'
  | 'otherItemized'
  | 'topBracketReduction'
  | 'itemized'
  | 'standard'
  | 'charityWithStandard'
  | 'senior'
  | 'tips'
  | 'overtime'
  | 'carLoan'
  | 'qualifiedBusinessIncome'
  | 'taxableIncome'
  | 'onOrdinary'
  | 'onGains'
  | 'alternativeMinimum'
  | 'beforeCredits'
  | 'foreignTax'
  | 'dependentCare'
  | 'educationNonrefundable'
  | 'elderly'
  | 'savers'
  | 'otherCredits'
  | 'childAndDependent'
  | 'mortgageInterestCredit'
  | 'adoption'
  | 'selfEmploymentTax'
  | 'additionalMedicare'
  | 'netInvestmentIncome'
  | 'earlyWithdrawal'
  | 'totalTax'
  | 'earnedIncome'
  | 'additionalChild'
  | 'educationRefundable'
  | 'adoptionRefundable'
  | 'withheld'
  | 'additionalMedicareWithheld'
  | 'estimated'
  | 'excessSocialSecurity'
  | 'refund'
  | 'balanceDue'
  | 'unpaid'

/** Lines of a state return, the same. The first four are what the state starts from. */
export type StateLabel =
  | 'stateStart.nothing'
  | 'stateStart.federal-agi'
  | 'stateStart.federal-taxable'
  | 'stateStart.gross'
  | 'stateAgi'
  | 'stateFederalTax'
  | 'stateItemized'
  | 'stateStandard'
  | 'stateExemptions'
  | 'stateTaxable'
  | 'stateSchedule'
  | 'stateTax'
  | 'stateWithheld'
  | 'stateRefund'
  | 'stateBalanceDue'

export interface LabelValues {
  /** Under an agreement from before a year. */
  readonly alimony: { readonly before: number }
  /** A state's own rule, by the name its law gives it or the key of one that every state has. */
  readonly named: { readonly name: string }
  readonly localTax: { readonly place: string }
}

export type LineLabel = FederalLabel | StateLabel | Said<LabelValues>

/** How an amount came about, where it takes no values to say so. */
export type PlainHow = 'topBracketReduction' | 'tips' | 'overtime' | 'earlyWithdrawal' | 'additionalChild'

/** How an amount came about, with the household's own numbers. Dollars; rates and shares are decimals. */
export interface HowValues {
  readonly wages: { readonly pay: number; readonly pretax: number }
  readonly ordinaryDividends: { readonly qualified: number }
  readonly capitalGain: { readonly limit: number; readonly later: number }
  readonly rental: { readonly loss: number; readonly counted: number }
  readonly taxableSocialSecurity: { readonly taxed: number; readonly benefits: number }
  readonly halfSelfEmploymentTax: { readonly tax: number }
  readonly ira: { readonly deducted: number; readonly paidIn: number }
  readonly studentLoanInterest: { readonly paid: number; readonly max: number }
  readonly agi: { readonly income: number; readonly adjustments: number }
  readonly medical: { readonly paid: number; readonly floor: number }
  readonly stateAndLocal: { readonly paid: number; readonly cap: number }
  readonly mortgageInterest: { readonly balance: number; readonly deducted: number; readonly paid: number }
  readonly charity: { readonly given: number }
  readonly charityOverFloor: { readonly given: number; readonly floor: number }
  readonly itemized: { readonly itemized: number; readonly standard: number }
  readonly standard: { readonly itemized: number; readonly standard: number }
  readonly senior: { readonly each: number; readonly people: number }
  readonly seniorReduced: {
    readonly each: number
    readonly rate: number
    readonly over: number
    readonly excess: number
  }
  readonly qualifiedBusinessIncome: { readonly rate: number }
  readonly taxableIncome: { readonly agi: number; readonly deductions: number }
  readonly onOrdinary: { readonly ordinary: number }
  readonly onGains: { readonly parts: readonly { readonly amount: number; readonly rate: number }[] }
  readonly alternativeMinimum: { readonly minimum: number; readonly regular: number }
  readonly childAndDependent: { readonly each: number; readonly under: number; readonly other: number }
  readonly selfEmploymentTax: { readonly share: number }
  readonly additionalMedicare: { readonly rate: number; readonly over: number }
  readonly netInvestmentIncome: { readonly rate: number; readonly over: number }
  readonly earnedIncome: { readonly earned: number }
  readonly refund: { readonly payments: number; readonly tax: number }
  /** What the deduction not taken would be. */
  readonly stateItemized: { readonly standard: number }
  readonly stateStandard: { readonly itemized: number }
  readonly stateColumns: { readonly first: number; readonly second: number }
  readonly stateFlat: { readonly rate: number; readonly taxable: number }
  readonly stateBrackets: { readonly taxable: number }
}

export type LineHow = PlainHow | Said<HowValues>

/** One line of a worked return. */
export interface TaxLine {
  readonly key: string
  readonly label: LineLabel
  readonly amount: number
  /** Absent for plain inputs. */
  readonly how?: LineHow
  /** The rule: an IRC section, form line or publication. */
  readonly rule?: string
  /** A total or subtotal is drawn stronger. */
  readonly kind?: 'part' | 'subtotal' | 'total'
}
