import type { ByStatus } from '../tax-years/schema.ts'
import type { IncomeRow } from './schema-taper.ts'

/** New Jersey: dollars for owners and renters whose deduction for property tax saves less; only what is missing is paid. */
export interface InsteadOfDeductionCredit {
  readonly kind: 'instead-of-deduction'
  readonly amount: number
  readonly rentShare: number
  readonly cap: number
  /** Only above this income, or with a filer of 65 or more, or a blind one. */
  readonly incomeOver: ByStatus<number>
}

/** Ohio: an amount by the pensions and IRA money of the year, at an income under a limit. */
export interface RetirementIncomeCredit {
  readonly kind: 'retirement-income'
  readonly rows: readonly IncomeRow[]
  readonly incomeUnder: number
}

/** Oregon: a rate on retirement income, at most a base less Social Security and less the income over a start. */
export interface RetirementRateCredit {
  readonly kind: 'retirement-rate'
  readonly fromAge: number
  readonly rate: number
  readonly base: ByStatus<number>
  readonly incomeOver: ByStatus<number>
  readonly incomeUnder: ByStatus<number>
}

/** Oklahoma: a share of the federal child tax credit (without the part for other dependents) or of the care credit, if more. */
export interface ChildOrCareCredit {
  readonly kind: 'child-or-care'
  readonly childShare: number
  readonly perChild: number
  readonly childUnder: number
  readonly careShare: number
  readonly agiUpTo: number
}

/** Oklahoma: dollars per person up to an income; a higher one with a dependent or a filer of 65 or more. */
export interface SalesTaxReliefCredit {
  readonly kind: 'sales-tax-relief'
  readonly perPerson: number
  readonly incomeUpTo: number
  readonly incomeUpToFamilyOrAged: number
}

/** Virginia: what a couple's joint tax is more than the tax on its two incomes apart, up to a cap. */
export interface SpouseAdjustmentCredit {
  readonly kind: 'spouse-adjustment'
  readonly cap: number
  readonly exemption: number
  readonly agedOrBlindExemption: number
}

/** Virginia: dollars per person with a state AGI up to the poverty line. */
export interface LowIncomeCredit {
  readonly kind: 'low-income'
  readonly perPerson: number
  readonly firstPerson: number
  readonly morePerson: number
}

/** West Virginia: all of the tax up to the poverty line, then a share less for each step, or part of one, above it. */
export interface PovertyStepsCredit {
  readonly kind: 'poverty-steps'
  readonly firstPerson: number
  readonly morePerson: number
  readonly mostPeople: number
  readonly step: ByStatus<number>
  readonly sharePerStep: number
}

export type OneStateCredit =
  | InsteadOfDeductionCredit
  | RetirementIncomeCredit
  | RetirementRateCredit
  | ChildOrCareCredit
  | SalesTaxReliefCredit
  | SpouseAdjustmentCredit
  | LowIncomeCredit
  | PovertyStepsCredit
