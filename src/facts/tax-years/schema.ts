import type { Cited } from '../cited.ts'

/** `surviving` is a qualifying surviving spouse; `head` a head of household; `separate` married filing separately. */
export type FilingStatus = 'single' | 'joint' | 'separate' | 'head' | 'surviving'

/** One value for each filing status. */
export type ByStatus<T> = Readonly<Record<FilingStatus, T>>
/** One value for joint returns, one for everybody else (a surviving spouse is `other` here). */
export interface JointOrOther<T> {
  readonly joint: T
  readonly other: T
}
/** `rate` applies to income above `over`, up to the next row's `over`. Dollars per year, decimal. */
export interface Bracket {
  readonly over: number
  readonly rate: number
}
/** The benefit shrinks in a straight line between these incomes. Dollars per year. */
export interface PhaseOut {
  readonly from: number
  readonly to: number
}
/** Lose `amount` for each `per` dollars over the threshold; a part of `per` counts as said by `partial`. */
export interface StepReduction {
  readonly amount: number
  readonly per: number
  readonly partial: 'counts-whole' | 'ignored'
}
/** A row of a printed withholding table: `base` plus `rate` of what is above `over`. */
export interface WithholdingRow {
  readonly over: number
  readonly base: number
  readonly rate: number
}
export interface WithholdingTables {
  readonly single: readonly WithholdingRow[]
  readonly joint: readonly WithholdingRow[]
  readonly head: readonly WithholdingRow[]
}
export interface EarnedIncomeCreditRow {
  /** 3 means three or more. */
  readonly children: 0 | 1 | 2 | 3
  readonly phaseInRate: number
  readonly earnedIncomeAmount: number
  readonly maxCredit: number
  readonly phaseOutRate: number
  readonly phaseOutOver: JointOrOther<number>
  /** First income with no credit, as printed. */
  readonly gone: JointOrOther<number>
}
/** Monthly Medicare surcharge from this income up. The top tier starts AT its edge, the others above it. */
export interface IrmaaTier {
  readonly single: number
  readonly joint: number
  readonly partB: number
  readonly partD: number
}

/** The federal figures of one tax year: dollars per year and decimal rates unless a name says otherwise. */
export interface TaxYearFacts {
  readonly year: number
  readonly ordinaryBrackets: Cited<ByStatus<readonly Bracket[]>>
  readonly standardDeduction: Cited<ByStatus<number>>
  /** `agedOrBlindEach`: per person and per condition. A dependent gets the larger of the minimum and earned income plus the addition. */
  readonly standardDeductionExtras: Cited<{
    readonly agedOrBlindEach: ByStatus<number>
    readonly dependentMinimum: number
    readonly dependentEarnedIncomePlus: number
  }>
  /** Long-term gains and qualified dividends: taxable-income edges of the 0% and 15% rates; 20% above. */
  readonly capitalGains: Cited<{
    readonly zeroUpTo: ByStatus<number>
    readonly fifteenUpTo: ByStatus<number>
  }>
  readonly capitalGainRates: Cited<{
    readonly low: number
    readonly middle: number
    readonly high: number
    readonly unrecaptured1250: number
    readonly collectibles: number
  }>
  readonly netInvestmentIncomeTax: Cited<{ readonly rate: number; readonly magiOver: ByStatus<number> }>
  readonly additionalMedicare: Cited<{
    readonly rate: number
    readonly over: ByStatus<number>
    readonly employerWithholdsOver: number
  }>
  readonly alternativeMinimumTax: Cited<{
    readonly exemption: ByStatus<number>
    readonly phaseOutOver: ByStatus<number>
    readonly phaseOutRate: number
    readonly lowRate: number
    readonly highRate: number
    readonly highRateOver: ByStatus<number>
    readonly childEarnedIncomePlus: number
  }>
  /** How much of Social Security is income. Not indexed to prices. */
  readonly benefitTaxation: Cited<{
    readonly base: ByStatus<number>
    readonly adjustedBase: ByStatus<number>
    readonly firstShare: number
    readonly secondShare: number
    readonly firstTierCap: JointOrOther<number>
  }>
  /** For each person of 65 or more. Each person's amount shrinks by `rate` of MAGI over the threshold. Not for separate returns. */
  readonly seniorDeduction: Cited<{
    readonly perPerson: number
    readonly magiOver: JointOrOther<number>
    readonly rate: number
  }>
  /** Not for separate returns. */
  readonly tipsDeduction: Cited<{
    readonly cap: number
    readonly magiOver: JointOrOther<number>
    readonly step: StepReduction
  }>
  /** The premium half of overtime only. Not for separate returns. */
  readonly overtimeDeduction: Cited<{
    readonly cap: JointOrOther<number>
    readonly magiOver: JointOrOther<number>
    readonly step: StepReduction
  }>
  /** Interest on a new US-assembled personal vehicle, loan after 2024. Separate returns may take it. */
  readonly carLoanDeduction: Cited<{
    readonly cap: number
    readonly magiOver: JointOrOther<number>
    readonly step: StepReduction
  }>
  readonly saltCap: Cited<{
    readonly cap: ByStatus<number>
    readonly magiOver: ByStatus<number>
    readonly rate: number
    readonly floor: ByStatus<number>
  }>
  readonly mortgageInterest: Cited<{
    /** Debt taken on after 15 December 2017. */
    readonly debtLimit: ByStatus<number>
    /** Debt from before that date. */
    readonly olderDebtLimit: ByStatus<number>
  }>
  readonly itemized: Cited<{
    readonly medicalOverShareOfAgi: number
    readonly cashGiftsUpToShareOfAgi: number
    readonly giftsOverShareOfAgi: number
    /** Cash gifts a non-itemizer may deduct; null: none. */
    readonly nonItemizerCashGifts: ByStatus<number> | null
    /** Share of itemized deductions lost against income in the 37% bracket; null: no limit. */
    readonly topBracketReduction: number | null
    readonly gamblingLossShare: number
    /** Mortgage insurance counted as interest, losing `share` per `per` dollars of AGI over the start; null: not deductible. */
    readonly mortgageInsurance: {
      readonly share: number
      readonly per: number
      readonly agiOver: number
      readonly perSeparate: number
      readonly agiOverSeparate: number
    } | null
  }>
  readonly qualifiedBusinessIncome: Cited<{
    readonly rate: number
    readonly taxableIncomeOver: ByStatus<number>
    readonly phaseInRange: JointOrOther<number>
    readonly wageShare: number
    readonly wageShareWithProperty: number
    readonly propertyShare: number
    readonly minimumDeduction: { readonly amount: number; readonly activeIncomeFrom: number } | null
  }>
  readonly childTaxCredit: Cited<{
    readonly perChild: number
    readonly refundablePerChild: number
    readonly refundableRate: number
    readonly refundableEarnedIncomeOver: number
    readonly otherDependent: number
    readonly magiOver: ByStatus<number>
    readonly step: StepReduction
    readonly childUnderAge: number
  }>
  readonly earnedIncomeCredit: Cited<{
    readonly investmentIncomeLimit: number
    readonly childlessAgeFrom: number
    readonly childlessAgeTo: number
    readonly rows: readonly EarnedIncomeCreditRow[]
  }>
  readonly saversCredit: Cited<{
    readonly contributionCapPerPerson: number
    readonly rates: readonly [number, number, number]
    readonly agiUpTo: {
      readonly joint: readonly [number, number, number]
      readonly head: readonly [number, number, number]
      readonly other: readonly [number, number, number]
    }
  }>
  readonly americanOpportunity: Cited<{
    readonly fullUpTo: number
    readonly quarterUpTo: number
    readonly max: number
    readonly refundableShare: number
    readonly years: number
    readonly magi: JointOrOther<PhaseOut>
  }>
  readonly lifetimeLearning: Cited<{
    readonly rate: number
    readonly expenseCap: number
    readonly max: number
    readonly magi: JointOrOther<PhaseOut>
  }>
  /** `max`: per teacher. `restItemized`: what is over it is an itemized deduction. */
  readonly educator: Cited<{ readonly max: number; readonly restItemized: boolean }>
  readonly studentLoanInterest: Cited<{ readonly max: number; readonly magi: JointOrOther<PhaseOut> }>
  /** Rate falls one point per `per` dollars of AGI (or part) over `over`, down to `floor`; then the second step likewise. */
  readonly dependentCare: Cited<{
    readonly expenseCapOne: number
    readonly expenseCapTwoOrMore: number
    readonly maxRate: number
    readonly first: { readonly over: number; readonly per: number; readonly floor: number }
    readonly second: {
      readonly over: JointOrOther<number>
      readonly per: JointOrOther<number>
      readonly floor: number
    } | null
  }>
  /** A relative other than a qualifying child may be claimed with gross income under this (the exemption amount). */
  readonly dependentIncomeUnder: Cited<number>
  /** Per child. */
  readonly adoption: Cited<{ readonly max: number; readonly magi: PhaseOut; readonly refundableUpTo: number }>
  readonly payroll: Cited<{
    readonly socialSecurityRate: number
    readonly wageBase: number
    readonly medicareRate: number
    readonly futaRate: number
    readonly futaWageBase: number
    readonly futaRateAfterCredit: number
    readonly supplementalRate: number
    readonly supplementalRateOverMillion: number
    readonly backupWithholdingRate: number
  }>
  /** Added to the employer's net FUTA rate in these states and territories. */
  readonly futaCreditReduction: Cited<Readonly<Record<string, number>>>
  readonly selfEmployment: Cited<{
    readonly netEarningsFactor: number
    readonly socialSecurityRate: number
    readonly medicareRate: number
    readonly minimumNetEarnings: number
    readonly deductibleShare: number
  }>
  /**
   * Annual percentage method, with thresholds as printed (half dollars rounded up). `subtract` applies only when the step 2 box is not checked. `single` also serves separate, `joint` surviving.
   * `allowance`: each one of a Form W-4 from before the steps. `nonresidentAdds`: what a year's wages of a nonresident alien are raised by, for that form and for the one with steps.
   */
  readonly withholding: Cited<{
    readonly subtract: JointOrOther<number>
    readonly allowance: number
    readonly nonresidentAdds: { readonly older: number; readonly current: number }
    readonly standard: WithholdingTables
    readonly stepTwoBox: WithholdingTables
  }>
  readonly giftAndEstate: Cited<{
    readonly annualExclusion: number
    readonly nonCitizenSpouseExclusion: number
    readonly basicExclusion: number
    readonly topRate: number
  }>
  /** Dollars per mile. */
  readonly mileage: Cited<{
    readonly business: number
    readonly medical: number
    readonly militaryMoving: number
    readonly charity: number
    readonly businessDepreciation: number
  }>
  readonly transitAndParkingMonthly: Cited<number>
  readonly foreignEarnedIncomeExclusion: Cited<number>
  readonly kiddieTax: Cited<{ readonly unearnedOver: number; readonly standardPart: number }>
  readonly section179: Cited<{ readonly limit: number; readonly phaseOutOver: number }>
  readonly excessBusinessLoss: Cited<JointOrOther<number>>
  readonly trustAndEstate: Cited<{
    readonly brackets: readonly Bracket[]
    readonly gainsZeroUpTo: number
    readonly gainsFifteenUpTo: number
  }>
  readonly plans: Cited<{
    readonly deferral: number
    readonly catchUp50: number
    /** In the years of turning 60 to 63, instead of `catchUp50`. */
    readonly catchUp60To63: number
    /** Prior-year wages over this make catch-ups Roth only; null: no such rule yet. */
    readonly rothCatchUpWagesOver: number | null
    readonly annualAdditions: number
    readonly definedBenefit: number
    readonly compensationLimit: number
    readonly highlyCompensated: number
    readonly keyEmployee: number
    readonly simpleDeferral: number
    readonly simpleDeferralSmallEmployer: number
    readonly simpleCatchUp50: number
    readonly simpleCatchUpEnhanced: number
    readonly simpleCatchUp60To63: number
    readonly sepMinimumCompensation: number
    readonly qlac: number
    readonly qcd: number
  }>
  readonly ira: Cited<{
    readonly limit: number
    readonly catchUp50: number
    readonly rothMagi: { readonly single: PhaseOut; readonly joint: PhaseOut; readonly separate: PhaseOut }
    readonly deductionMagi: {
      readonly coveredSingle: PhaseOut
      readonly coveredJoint: PhaseOut
      readonly onlySpouseCovered: PhaseOut
      readonly separate: PhaseOut
    }
  }>
  readonly hsa: Cited<{
    readonly self: number
    readonly family: number
    readonly catchUp55: number
    readonly minimumDeductibleSelf: number
    readonly minimumDeductibleFamily: number
    readonly outOfPocketSelf: number
    readonly outOfPocketFamily: number
  }>
  readonly healthFsa: Cited<{ readonly limit: number; readonly carryover: number }>
  readonly dependentCareFsa: Cited<{ readonly limit: number; readonly separate: number }>
  readonly socialSecurity: Cited<{
    readonly wageBase: number
    /** First paid in January of this year. */
    readonly cola: number
    /** Monthly AIME dollars, for people turning 62 this year. */
    readonly bendPoints: readonly [number, number]
    readonly familyMaximumBendPoints: readonly [number, number, number]
    readonly quarterOfCoverage: number
    readonly earningsTestUnder: number
    readonly earningsTestYearOf: number
    readonly maxMonthlyBenefitAtFullAge: number
    readonly substantialGainfulMonthly: number
    readonly substantialGainfulBlindMonthly: number
    readonly ssiMonthly: number
    readonly ssiCoupleMonthly: number
  }>
  /** Monthly premiums; the surcharge uses the income of two years before. */
  readonly medicare: Cited<{
    readonly partBPremium: number
    readonly partBDeductible: number
    readonly partADeductible: number
    readonly partAPremium: number
    readonly partAPremium30Quarters: number
    readonly partACoinsurance61To90: number
    readonly partALifetimeReserveDay: number
    readonly skilledNursing21To100: number
    readonly irmaa: readonly IrmaaTier[]
    readonly irmaaSeparate: readonly { readonly from: number; readonly partB: number; readonly partD: number }[]
    readonly irmaaIncomeYear: number
  }>
  readonly medicarePartD: Cited<{
    readonly basePremium: number
    readonly maxDeductible: number
    readonly outOfPocketCap: number
  }>
}
