/** A state's own income tax withheld from one paycheck, by the formula of its employer's booklet. Dollars. */
import type { FilingStatus, WithholdingRow } from '#facts/tax-years/schema.ts'
import type { StateColumn, StateFormula, UsualClaim } from '#facts/withholding/state-schema.ts'
import { roundToCent, roundToDollar } from '../money.ts'
import { byRow, rowFor } from './annual-method.ts'

/** What an employee entered on the state's certificate. */
export interface StateCertificate {
  readonly status: FilingStatus
  /** Married and both spouses have pay. */
  readonly spouseWorks: boolean
  /** Allowances or exemptions, and those of the state's second kind. */
  readonly allowances: number
  readonly second: number
}

/** What somebody usually claims who has not said: themselves, a spouse without pay, the dependents, as the state's form counts them. */
export function usualCertificate(
  usual: UsualClaim,
  family: Pick<StateCertificate, 'status' | 'spouseWorks'> & { readonly dependents: number },
): StateCertificate {
  const spouse = family.status === 'joint' && !family.spouseWorks ? usual.spouse : 0
  return {
    status: family.status,
    spouseWorks: family.spouseWorks,
    allowances: usual.self + spouse + usual.dependent * family.dependents,
    second: usual.secondPerDependent * family.dependents,
  }
}

/** The column whose standard deduction and exempt wages are read: California's married with few allowances read the single one. */
function amountColumn(formula: StateFormula, column: StateColumn, { allowances }: StateCertificate): StateColumn {
  const few = formula.marriedAsSingleUpTo
  return column === 'married' && few !== undefined && allowances <= few ? 'single' : column
}

function standardOf(formula: StateFormula, column: StateColumn, certificate: StateCertificate): number {
  if (column === 'married' && certificate.spouseWorks && formula.standardSpouseWorks !== undefined)
    return formula.standardSpouseWorks
  return formula.standard[amountColumn(formula, column, certificate)]
}

function shareOf(formula: StateFormula, wages: number, { allowances }: StateCertificate): number {
  const { shareOfWages: share } = formula
  return share === undefined || allowances === 0 ? 0 : Math.min(share.cap, share.rate * wages)
}

function taxBy(formula: StateFormula, column: StateColumn, taxable: number): number {
  const whole = formula.wholeFrom?.[column].filter(({ over }) => taxable >= over).at(-1)
  if (whole !== undefined) return whole.rate * taxable
  const rows: readonly WithholdingRow[] = formula.brackets[column]
  return byRow(rowFor(rows, taxable), taxable)
}

/** A year’s tax on a year’s wages, before a credit that fades by the paycheck, as the state withholds it. Never negative. */
export function stateWithheldYear(wages: number, certificate: StateCertificate, formula: StateFormula): number {
  const column = formula.column[certificate.status]
  const nothingUpTo = formula.nothingUpTo?.[amountColumn(formula, column, certificate)] ?? 0
  if (wages <= nothingUpTo) return 0
  const off =
    standardOf(formula, column, certificate) +
    shareOf(formula, wages, certificate) +
    formula.perAllowance * certificate.allowances +
    formula.perSecond * certificate.second
  const taxable = Math.max(0, wages - off)
  const tax = taxBy(formula, column, taxable)
  const inWhole = formula.roundsYear ? roundToDollar(tax) : tax
  return Math.max(0, inWhole - formula.creditPerAllowance * certificate.allowances)
}

/**
 * Utah’s credit on a paycheck (Pub. 14): the yearly amounts over the paychecks, less a share of wages past the threshold, each line in whole
 * dollars.
 */
function fadingCredit(
  { amount, over, rate }: NonNullable<StateFormula['fadingCredit']>,
  column: StateColumn,
  wages: number,
  periods: number,
): number {
  const lost = roundToDollar(rate * Math.max(0, wages - roundToDollar(over[column] / periods)))
  return Math.max(0, roundToDollar(amount[column] / periods) - lost)
}

/**
 * Withheld from a paycheck of `wages` state-taxable wages: the year’s tax on such paychecks over their number, to the cent or to the dollar as
 * the state rounds. Booklets that print a table for each pay period round its figures: theirs can differ by some cents, where a state
 * rounds to dollars by one.
 */
export function stateWithheld(
  wages: number,
  periods: number,
  certificate: StateCertificate,
  formula: StateFormula,
): number {
  const paid = Math.max(0, wages)
  const each = stateWithheldYear(paid * periods, certificate, formula) / periods
  if (formula.paycheck === 'cents') return roundToCent(each)
  const { fadingCredit: fading } = formula
  const credit = fading ? fadingCredit(fading, formula.column[certificate.status], paid, periods) : 0
  return Math.max(0, roundToDollar(each) - credit)
}
