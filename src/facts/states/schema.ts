import type { Cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import type { Assumption } from './assumed.ts'
import type { StateCode } from './codes.ts'
import type { LeftOut } from './left-out.ts'
import type { EmployeePayroll, LocalTax, StateCredit } from './schema-credits.ts'
import type {
  GainsRule,
  RetirementExclusion,
  SocialSecurityRule,
  StateAddition,
  StateStart,
  StateSubtraction,
} from './schema-income.ts'
import type {
  Columns,
  FederalTaxDeduction,
  ItemizedRule,
  PerHead,
  StandardDeduction,
  TaxRule,
  TopTable,
} from './schema-tax.ts'

/**
 * A state's income tax of one year, in the order in which it is worked out: start, additions and subtractions give the state's AGI;
 * deductions and exemptions give taxable income; brackets and rules give the tax; credits follow. Dollars per year, decimal rates.
 */
export interface StateYear {
  readonly start: Cited<StateStart>
  readonly additions: readonly Cited<StateAddition>[]
  readonly socialSecurity: Cited<SocialSecurityRule>
  readonly retirement: readonly Cited<RetirementExclusion>[]
  readonly gains: Cited<GainsRule>
  readonly subtractions: readonly Cited<StateSubtraction>[]
  readonly federalTaxDeduction: Cited<FederalTaxDeduction> | null
  readonly standardDeduction: Cited<StandardDeduction>
  readonly itemized: Cited<ItemizedRule>
  readonly exemptions: Cited<PerHead> | null
  readonly brackets: Cited<ByStatus<readonly Bracket[]>>
  /** Replaces the brackets at high incomes. */
  readonly topTable?: Cited<TopTable>
  /** Two columns for couples on one return; null: one column only. */
  readonly columns: Cited<Columns> | null
  readonly rules: readonly Cited<TaxRule>[]
  readonly credits: readonly Cited<StateCredit>[]
  /** Income taxes of places inside the state that are modeled. */
  readonly local: Cited<readonly LocalTax[]>
  readonly employeePayroll: readonly Cited<EmployeePayroll>[]
  /** Other retirement rules a filer of an age may choose instead, giving up every credit; taken when the tax is less. */
  readonly election?: { readonly fromAge: number; readonly retirement: readonly Cited<RetirementExclusion>[] }
}

/** The years held, with no gap; a further one is one more value. `year-of.ts` says which of them answers for a year. */
export interface StateYears {
  readonly 2025: StateYear
  readonly 2026: StateYear
  readonly [year: number]: StateYear | undefined
}

/** One state's income tax, year by year, what its model leaves out and what it takes for granted. */
export interface StateTaxFacts {
  readonly code: StateCode
  readonly name: string
  readonly years: StateYears
  /** Every resident pays a local income tax, so a return without a place is too low. */
  readonly localEverywhere?: true
  /** Said on the page. */
  readonly leftOut: readonly LeftOut[]
  readonly assumed: readonly Assumption[]
}
