import { type StateReturns, type StateSide, settledWith } from '#engine/health-savings/deposit-saving.ts'
import type { Household as TaxHousehold } from '#engine/tax/household.ts'
import type { HouseholdTax } from '#engine/tax/settle-taxes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** The law of the year and of the state. */
export interface SavingLaw {
  readonly facts: TaxYearFacts
  /** Null: no state was given. */
  readonly returns: StateReturns | null
  /** The state treats a health savings account as the federal law does. */
  readonly followsHealth: boolean
}

/** A household's year as its returns see it. Money for a health savings account is apart, because two states tax it. */
export interface Position {
  readonly tax: TaxHousehold
  readonly health: number
  readonly healthThroughPay: boolean
  /** Whose account it is: 0 is the first person of the return. */
  readonly healthOwner: 0 | 1
}

/** The same return with its two people the other way round: what follows of it stays. */
export function turned(tax: TaxHousehold): TaxHousehold {
  const [first, second] = tax.people
  return second === undefined ? tax : { ...tax, people: [second, first] }
}

export const stateSideOf = ({ returns, followsHealth }: SavingLaw): StateSide | null =>
  returns === null ? null : { returns, followsFederal: followsHealth }

/** Federal and state returns of the year, settled together. */
export function wholeReturns({ tax, health, healthThroughPay, healthOwner }: Position, law: SavingLaw): HouseholdTax {
  return settledWith(healthOwner === 1 ? turned(tax) : tax, law.facts, stateSideOf(law), {
    payroll: healthThroughPay ? health : 0,
    direct: healthThroughPay ? 0 : health,
    employer: 0,
  })
}

/** Taxes saved, dollars; what is negative costs more tax. `payroll` is Social Security, Medicare and state programs. */
export interface TaxSaved {
  readonly federal: number
  readonly state: number
  readonly payroll: number
  readonly total: number
}
export const nothingSaved: TaxSaved = { federal: 0, state: 0, payroll: 0, total: 0 }

export function savedBetween(before: HouseholdTax, after: HouseholdTax): TaxSaved {
  const federal = before.federalTax - after.federalTax
  const state = before.stateAndLocalTax - after.stateAndLocalTax
  const payroll = before.payrollTax - after.payrollTax
  return { federal, state, payroll, total: federal + state + payroll }
}

/** Lines of two returns side by side. */
export const lineKeys = [
  'agi',
  'taxable',
  'beforeCredits',
  'savers',
  'children',
  'care',
  'earned',
  'otherCredits',
  'otherTaxes',
  'federal',
  'state',
  'payroll',
  'total',
] as const
export type LineKey = (typeof lineKeys)[number]
export type ReturnLines = Readonly<Record<LineKey, number>>

/** A year's returns in a dozen lines that add up: tax before credits, less credits, with other taxes, is the federal tax. Credits are negative. */
export function linesOf({ federal, federalTax, stateAndLocalTax, payrollTax, total }: HouseholdTax): ReturnLines {
  const { credits, tax } = federal
  const savers = credits.savers
  const children = credits.childAndDependent + credits.additionalChild
  const earned = credits.earnedIncome
  const care = credits.dependentCare
  const otherCredits = credits.nonrefundable + credits.refundable - savers - children - earned - care
  const otherTaxes = federalTax - tax.beforeCredits + credits.nonrefundable + credits.refundable
  const negative = (amount: number): number => (amount === 0 ? 0 : -amount)
  return {
    agi: federal.agi,
    taxable: federal.taxableIncome,
    beforeCredits: tax.beforeCredits,
    savers: negative(savers),
    children: negative(children),
    care: negative(care),
    earned: negative(earned),
    otherCredits: negative(otherCredits),
    otherTaxes,
    federal: federalTax,
    state: stateAndLocalTax,
    payroll: payrollTax,
    total,
  }
}
