import type { FilingStatus } from '#facts/tax-years/schema.ts'

/**
 * One grown-up on the return. Dollars per year. Everything is this person's own, because wages decide payroll tax person by
 * person, and many states tax couples or retirement income person by person.
 */
export interface Person {
  /** Age on 31 December. The law counts a person as 65 on the day before the birthday: born on 1 January means one more here. */
  readonly age: number
  readonly blind: boolean
  /** Full-time student (no saver's credit). */
  readonly student: boolean
  /** Pay before anything is taken out, tips and overtime included. */
  readonly pay: number
  /** Pre-tax 401(k), 403(b), 457 or TSP money: out of income tax, not out of payroll tax. */
  readonly planDeferrals: number
  /** Roth money into a plan at work: taxed now, but it counts for the saver's credit. */
  readonly rothPlanDeferrals: number
  /** Pre-tax health premiums, FSA and HSA money through payroll: out of income tax and payroll tax. */
  readonly cafeteriaPlan: number
  /** The part of `pay` that is qualified tips. */
  readonly tips: number
  /** The part of `pay` that is the extra half of time-and-a-half overtime. */
  readonly overtimePremium: number
  /** Social Security tax withheld by all employers together; `null`: as one employer would withhold. */
  readonly socialSecurityWithheld: number | null
  /** Medicare tax withheld by all employers together (box 6), the 0.9% included; `null`: as one employer would withhold. */
  readonly medicareWithheld: number | null
  /** Net profit of a business of one's own (Schedule C); a loss is negative. */
  readonly selfEmployment: number
  /** The business is a specified service trade (health, law, consulting, …), which loses the QBI deduction at high income. */
  readonly serviceTrade: boolean
  /** W-2 wages the business pays, and its unadjusted property basis: the QBI limits at high income. */
  readonly businessWages: number
  readonly businessProperty: number
  /** Health premiums paid by a self-employed person. */
  readonly selfEmployedHealth: number
  /** SEP, SIMPLE or solo 401(k) money of a self-employed person. */
  readonly selfEmployedPlan: number
  /** An active member of a retirement plan at work this year (limits the IRA deduction). */
  readonly coveredByPlan: boolean
  readonly traditionalIra: number
  readonly rothIra: number
  /** HSA money not through payroll. */
  readonly hsa: number
  readonly socialSecurity: number
  /** Taxable pensions and annuities of private employers. */
  readonly privatePension: number
  readonly governmentPension: number
  readonly militaryPension: number
  /** Taxable withdrawals from traditional IRAs and plans such as a 401(k). */
  readonly iraWithdrawals: number
  /** The part of the withdrawals that is early with no exception: the 10% additional tax. */
  readonly earlyWithdrawals: number
  readonly unemployment: number
  /** The part of the pensions that is taxable disability income of somebody under 65 retired on permanent and total disability. */
  readonly disabilityIncome: number
  /** What a teacher paid for the classroom, before the limit. */
  readonly educatorExpenses: number
}

export interface Dependent {
  /** Age on 31 December. */
  readonly age: number
  /** A child, stepchild, foster child, sibling or their descendant, as against another relative. */
  readonly child: boolean
  readonly student: boolean
  readonly disabled: boolean
  /** Has a Social Security number valid for work, as the child tax credit and EITC ask. */
  readonly hasNumber: boolean
}

/** A student's year of college, for one of the two education credits. */
export interface Schooling {
  readonly expenses: number
  /** Eligible for the American opportunity credit: first four years, at least half-time, no drug felony. */
  readonly firstFourYears: boolean
}

/** An adoption that became final this year. */
export interface Adoption {
  /** Expenses of this and earlier years that have had no credit. */
  readonly expenses: number
  /** A US child whom a state found hard to place: the whole credit whatever was paid. */
  readonly specialNeeds: boolean
}

/** A year of a household before tax. Dollars per year. Losses are negative only where a field says so. */
export interface Household {
  readonly status: FilingStatus
  /** One person, or both spouses on a joint return. */
  readonly people: readonly [Person] | readonly [Person, Person]
  readonly dependents: readonly Dependent[]
  /** For `separate`: lived with the spouse at any time in the year (worse Social Security and IRA rules). */
  readonly livedWithSpouse: boolean
  /** For `separate`: the spouse itemizes, so this return must. */
  readonly spouseItemizes: boolean
  /** Somebody else may claim the filer as a dependent. */
  readonly claimedByAnother: boolean

  readonly interest: number
  /** The part of `interest` paid by the United States: states may not tax it. */
  readonly usInterest: number
  readonly taxExemptInterest: number
  /** All ordinary dividends, the qualified ones included. */
  readonly ordinaryDividends: number
  readonly qualifiedDividends: number
  /** REIT dividends that count for the QBI deduction. */
  readonly reitDividends: number
  /** Net short-term and long-term result of the year before carryovers; losses are negative. */
  readonly shortTermGain: number
  readonly longTermGain: number
  /** The parts of the long-term gain taxed at up to 25% (depreciation of buildings) and 28% (collectibles). */
  readonly depreciationGain: number
  readonly collectiblesGain: number
  /** Losses brought from earlier years, as positive numbers. */
  readonly shortTermCarryover: number
  readonly longTermCarryover: number
  /** Net rent after expenses and depreciation; a loss is negative. */
  readonly rental: number
  /** Takes part in running the rental (the $25,000 loss allowance). */
  readonly rentalActive: boolean
  readonly otherIncome: number

  readonly studentLoanInterest: number
  readonly alimonyPaidBefore2019: number
  readonly otherAdjustments: number
  /** Interest on a loan for a new US-assembled car, taken after 2024. */
  readonly carLoanInterest: number

  readonly medical: number
  /** State and local income tax paid in the year; `null`: use this year's own state and local tax. */
  readonly stateIncomeTaxPaid: number | null
  /** General sales tax, deducted instead of income tax where it is more. */
  readonly salesTaxPaid: number
  readonly realEstateTax: number
  readonly personalPropertyTax: number
  readonly mortgageInterest: number
  /** Average balance of the home loans in the year. */
  readonly mortgageBalance: number
  /** The part of it on loans from before 16 December 2017, or that refinanced them. */
  readonly olderMortgageBalance: number
  readonly mortgageInsurance: number
  readonly investmentInterest: number
  readonly charityCash: number
  /** Appreciated property held over a year (30% of AGI limit). */
  readonly charityProperty: number
  readonly otherItemized: number

  /** Care of children under 13 (or disabled dependents) so that the grown-ups can work, before any FSA money. */
  readonly careExpenses: number
  readonly careChildren: number
  readonly dependentCareFsa: number
  readonly schooling: readonly Schooling[]
  /** Rate of a mortgage credit certificate, a decimal, and credit left from earlier years. */
  readonly mortgageCreditRate: number
  readonly mortgageCreditCarryover: number
  readonly adoptions: readonly Adoption[]
  /** Adoption credit left from earlier years. */
  readonly adoptionCarryover: number
  readonly foreignTaxPaid: number
  readonly otherCredits: number

  readonly federalWithheld: number
  readonly estimatedPaid: number
  /** Last year's total tax and AGI for the safe harbor; `null`: not known. */
  readonly lastYearTax: number | null
  readonly lastYearAgi: number | null

  /** Two-letter code, or `null` for none. */
  readonly state: string | null
  /** Key of the locality's income tax inside the state, or `null`. */
  readonly locality: string | null
  readonly rentPaid: number
  readonly stateWithheld: number
}

/** Nobody's money: every amount zero. Spread it and name what differs. */
export const noIncome: Person = {
  age: 40,
  blind: false,
  student: false,
  pay: 0,
  planDeferrals: 0,
  rothPlanDeferrals: 0,
  cafeteriaPlan: 0,
  tips: 0,
  overtimePremium: 0,
  socialSecurityWithheld: null,
  medicareWithheld: null,
  selfEmployment: 0,
  serviceTrade: false,
  businessWages: 0,
  businessProperty: 0,
  selfEmployedHealth: 0,
  selfEmployedPlan: 0,
  coveredByPlan: false,
  traditionalIra: 0,
  rothIra: 0,
  hsa: 0,
  socialSecurity: 0,
  privatePension: 0,
  governmentPension: 0,
  militaryPension: 0,
  iraWithdrawals: 0,
  earlyWithdrawals: 0,
  unemployment: 0,
  disabilityIncome: 0,
  educatorExpenses: 0,
}

/** A single person of 40 with nothing. Spread it and name what differs. */
export const emptyHousehold: Household = {
  status: 'single',
  people: [noIncome],
  dependents: [],
  livedWithSpouse: true,
  spouseItemizes: false,
  claimedByAnother: false,
  interest: 0,
  usInterest: 0,
  taxExemptInterest: 0,
  ordinaryDividends: 0,
  qualifiedDividends: 0,
  reitDividends: 0,
  shortTermGain: 0,
  longTermGain: 0,
  depreciationGain: 0,
  collectiblesGain: 0,
  shortTermCarryover: 0,
  longTermCarryover: 0,
  rental: 0,
  rentalActive: true,
  otherIncome: 0,
  studentLoanInterest: 0,
  alimonyPaidBefore2019: 0,
  otherAdjustments: 0,
  carLoanInterest: 0,
  medical: 0,
  stateIncomeTaxPaid: null,
  salesTaxPaid: 0,
  realEstateTax: 0,
  personalPropertyTax: 0,
  mortgageInterest: 0,
  mortgageBalance: 0,
  olderMortgageBalance: 0,
  mortgageInsurance: 0,
  investmentInterest: 0,
  charityCash: 0,
  charityProperty: 0,
  otherItemized: 0,
  careExpenses: 0,
  careChildren: 0,
  dependentCareFsa: 0,
  schooling: [],
  mortgageCreditRate: 0,
  mortgageCreditCarryover: 0,
  adoptions: [],
  adoptionCarryover: 0,
  foreignTaxPaid: 0,
  otherCredits: 0,
  federalWithheld: 0,
  estimatedPaid: 0,
  lastYearTax: null,
  lastYearAgi: null,
  state: null,
  locality: null,
  rentPaid: 0,
  stateWithheld: 0,
}
