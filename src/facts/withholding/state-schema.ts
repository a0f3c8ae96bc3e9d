import type { Cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'
import type { ByStatus, WithholdingRow } from '../tax-years/schema.ts'

/** A column of a state's withholding tables. */
export type StateColumn = 'single' | 'married' | 'head'
export type ByColumn = Readonly<Record<StateColumn, number>>

/**
 * How a state has its income tax withheld: its percentage formula by the year. Dollars a year; a paycheck is a year's wages divided by the
 * paychecks of a year. What a state prints per pay period is this, rounded to whole dollars or cents a period.
 */
export interface StateFormula {
  /** The column each filing status reads. */
  readonly column: ByStatus<StateColumn>
  /** Taken off the year's wages whatever the certificate says. */
  readonly standard: ByColumn
  /** Instead of `standard` in the married column while the spouse works too. */
  readonly standardSpouseWorks?: number
  /** A share of wages taken off, up to a cap, only with an allowance claimed. */
  readonly shareOfWages?: { readonly rate: number; readonly cap: number }
  /** Taken off for each allowance or exemption on the state's certificate, and for each of its second kind. */
  readonly perAllowance: number
  readonly perSecond: number
  /** Taken off the year's tax for each allowance. */
  readonly creditPerAllowance: number
  readonly brackets: Readonly<Record<StateColumn, readonly WithholdingRow[]>>
  /** Nothing is withheld up to these yearly wages. */
  readonly nothingUpTo?: ByColumn
  /** Married with no more allowances than this reads `standard` and `nothingUpTo` of the single column. */
  readonly marriedAsSingleUpTo?: number
  /** Taken off the tax, shrinking by `rate` of wages above the threshold; worked out by the paycheck, each line in whole dollars. */
  readonly fadingCredit?: { readonly amount: ByColumn; readonly over: ByColumn; readonly rate: number }
  /** The whole of taxable wages at one rate from these edges on, instead of the brackets. */
  readonly wholeFrom?: Readonly<Record<StateColumn, readonly { readonly over: number; readonly rate: number }[]>>
  /** The year's tax is rounded to whole dollars before it is divided. */
  readonly roundsYear: boolean
  readonly paycheck: 'cents' | 'dollars'
}

/** What somebody usually claims on the state's certificate: for themselves, for a spouse without pay, for each dependent. */
export interface UsualClaim {
  readonly self: number
  readonly spouse: number
  readonly dependent: number
  /** Of the second kind, for each dependent. */
  readonly secondPerDependent: number
}

export interface StateWithholding {
  readonly code: StateCode
  /** 'Form DE 4'; empty where the state has none that matters. */
  readonly certificate: string
  /** The first tax year the formula serves; later ones until a new booklet comes. */
  readonly since: number
  readonly formula: Cited<StateFormula>
  readonly usual: UsualClaim
}
