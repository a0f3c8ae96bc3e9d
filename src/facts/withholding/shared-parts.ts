/** Parts that many states' withholding formulas have alike. */
import type { ByStatus, WithholdingRow } from '../tax-years/schema.ts'
import type { ByColumn, StateColumn, StateFormula } from './state-schema.ts'

/** One amount for all columns. */
export const everyColumn = (amount: number): ByColumn => ({ single: amount, married: amount, head: amount })
/** One table for all columns. */
export const oneTable = (
  rows: readonly WithholdingRow[],
): Readonly<Record<StateColumn, readonly WithholdingRow[]>> => ({
  single: rows,
  married: rows,
  head: rows,
})
export const flat = (rate: number) => oneTable([{ over: 0, base: 0, rate }])

/** Heads of household have a column of their own; a surviving spouse reads the married one. */
export const threeColumns: ByStatus<StateColumn> = {
  single: 'single',
  joint: 'married',
  separate: 'single',
  head: 'head',
  surviving: 'married',
}
/** Married or not: heads of household read the single column. */
export const twoColumns: ByStatus<StateColumn> = { ...threeColumns, head: 'single' }

/** A formula without anything: spread it and name what the state has. */
export const plainFormula: Omit<StateFormula, 'brackets'> = {
  column: threeColumns,
  standard: everyColumn(0),
  perAllowance: 0,
  perSecond: 0,
  creditPerAllowance: 0,
  roundsYear: false,
  paycheck: 'cents',
}
export const noClaim = { self: 0, spouse: 0, dependent: 0, secondPerDependent: 0 } as const
/** One for each person of the family. */
export const onePerPerson = { self: 1, spouse: 1, dependent: 1, secondPerDependent: 0 } as const
