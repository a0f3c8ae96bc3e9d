/** What the year's law lets the visitor put in and deduct. Dollars. */
import { iraPeople } from '#engine/retirement/ira-people.ts'
import { rothLimit, rothPhaseOut } from '#engine/retirement/roth-limit.ts'
import type { Household } from '#engine/tax/household.ts'
import { type IraSaver, iraContributionLimit, iraDeduction, iraLimit, iraPhaseOut } from '#engine/tax/ira-deduction.ts'
import type { PhaseOut, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { withIraMoney } from './household.ts'

export interface IraLimits {
  /** The yearly limit at this age, before pay. */
  readonly byAge: number
  /** Of all IRAs together, held to pay. */
  readonly limit: number
  /** Modified AGI, with conversions and without. */
  readonly magi: number
  readonly rothMagi: number
  /** Incomes over which the deduction falls; null where no plan at work limits it. */
  readonly deductionRange: PhaseOut | null
  readonly rothRange: PhaseOut
  /** The most a Roth IRA may take with nothing in a traditional one. */
  readonly rothMost: number
  /** Deducted of this much in a traditional IRA. */
  readonly deductible: (traditional: number) => number
  /** May go into a Roth IRA beside this much in a traditional one. */
  readonly rothBeside: (traditional: number) => number
}

/**
 * `conversion` is the taxable part of the year's withdrawals and conversions, `converted` what of it is conversions. A plan of the spouse counts for a separate filer who lives with them, whose return does not
 * name the spouse: it is taken as a plan of one's own (the range is the same).
 */
export function limitsOf(
  household: Household,
  facts: TaxYearFacts,
  { conversion, converted }: { readonly conversion: number; readonly converted: number },
  spouseCoveredApart: boolean,
): IraLimits {
  const all = iraPeople(withIraMoney(household, { income: conversion }), facts)
  const { magi: rothMagi } = iraPeople(withIraMoney(household, { income: conversion - converted }), facts)
  const { status, livedWithSpouse } = household
  const you: IraSaver = { ...all.you, coveredByPlan: all.you.coveredByPlan || spouseCoveredApart }
  const { spouse, magi } = all
  const saverOf = (traditional: number): IraSaver => ({ ...you, traditional, roth: 0 })
  const caseOf = (traditional: number) => ({ saver: saverOf(traditional), spouse, magi, status, livedWithSpouse })
  const rothBeside = (traditional: number) => rothLimit({ ...caseOf(traditional), magi: rothMagi }, facts)
  return {
    byAge: iraLimit(you.age, facts),
    limit: iraContributionLimit(you, spouse, facts),
    magi,
    rothMagi,
    deductionRange: iraPhaseOut(caseOf(0), facts),
    rothRange: rothPhaseOut(status, livedWithSpouse, facts),
    rothMost: rothBeside(0),
    deductible: (traditional) => iraDeduction(caseOf(traditional), facts),
    rothBeside,
  }
}
