import type { IsoDate } from '#engine/month.ts'
import {
  type CharitableResult,
  charitableDistribution,
  charitableFrom,
} from '#engine/retirement/charitable-distribution.ts'
import { excessCarried, excessTax } from '#engine/retirement/excess-contribution.ts'
import { type SettledIraYear, settleIraYear } from '#engine/retirement/form-8606.ts'
import { saversMatchOf } from '#engine/retirement/savers-match.ts'
import type { Household } from '#engine/tax/household.ts'
import { earlyWithdrawal, iraExceptions } from '#facts/retirement/early-withdrawal.ts'
import type { Asked } from '../kit/calculator.ts'
import { type Comparison, compareIras, nothingHeld, type Saving, savingOf } from '../kit/ira/compare.ts'
import { ageIn, householdOf, withIraMoney } from '../kit/ira/household.ts'
import { incomeTaxOf } from '../kit/ira/law.ts'
import { type IraLimits, limitsOf } from '../kit/ira/limits.ts'
import type { IraLaw } from '../kit/ira/needs.ts'
import { type Required, type RequiredYear, requiredAhead, requiredThisYear, spouseHeir } from './required.ts'
import type { TraditionalInputs } from './sections.ts'

export interface TraditionalResult {
  readonly outcome: 'all' | 'part' | 'none' | 'no-pay' | 'over'
  readonly age: number
  readonly limits: IraLimits
  /** Put in within the limit, by what it shares with the Roth money. */
  readonly counted: number
  readonly form: SettledIraYear
  /** The most that could be deducted. */
  readonly deductibleMost: number
  readonly saving: Saving
  readonly comparison: Comparison
  /** Room left for either kind of IRA. */
  readonly room: number
  readonly excess: number
  readonly excise: number
  readonly required: Required
  /** RMDs year by year until 95. */
  readonly ahead: readonly RequiredYear[]
  readonly gift: CharitableResult
  /** Tax on withdrawals and conversions of the year, the additional tax in it. */
  readonly outTax: number
  readonly additionalTax: number
  /** What the Saver's Match of 2027 would bring on this income. */
  readonly match: number
}
export type TraditionalAsked = Asked<TraditionalInputs, IraLaw>

/** The part of a taxable withdrawal that bears the additional tax: none from 59 1/2, none up to what the reason's exception covers (IRC 72(t)(2), (8)). */
function earlyPart({ born, reason }: TraditionalInputs, taxable: number, year: number): number {
  const half = Number(born.slice(5, 7)) <= 6 ? 0 : 1
  if (year >= Number(born.slice(0, 4)) + 59 + half) return 0
  const { firstHomeLifetime, birthOrAdoption, emergencyPerYear } = iraExceptions.value
  const covered = {
    none: 0,
    exempt: Number.POSITIVE_INFINITY,
    home: firstHomeLifetime,
    birth: birthOrAdoption,
    emergency: emergencyPerYear,
  }[reason]
  return Math.max(0, taxable - covered)
}

/** A spouse's plan limits a separate filer who lives with them. */
const coveredApart = ({ status, lived, spouseCovered }: TraditionalInputs): boolean =>
  status === 'separate' && lived && spouseCovered === 'yes'

export function compute({ inputs, law }: TraditionalAsked): TraditionalResult {
  const { tax } = law
  const household = householdOf(inputs, tax)
  const age = ageIn(tax.year, inputs.born)
  const plain = limitsOf(household, tax, { conversion: 0, converted: 0 }, coveredApart(inputs))
  const counted = Math.min(inputs.contribution, plain.limit)
  const required = requiredThisYear(inputs, tax.year)
  const gift = giftOf(inputs, required.amount, tax.plans.value.qcd, tax.year)
  const form = formOf(inputs, counted, household, law, gift.excluded)
  const limits = limitsOf(
    household,
    tax,
    { conversion: form.line15a + form.line18, converted: form.line18 },
    coveredApart(inputs),
  )
  const saving = savingOf(household, law, counted, form.deducted)
  const comparison = compareIras(inputs, law, usualSaving(inputs, household, law, saving, plain), {
    ...nothingHeld,
    balance: inputs.balance,
    basis: Math.min(inputs.basis, inputs.balance),
    spouse: spouseHeir(inputs),
  })
  const { outTax, additionalTax } = taxOut(inputs, form, household, law)
  const excess = excessCarried(inputs.excessBefore, {
    limit: limits.limit,
    contributed: inputs.contribution + Math.min(inputs.rothPuts, limits.rothBeside(counted)),
    withdrawn: form.line15a,
  })
  // What is over lies in the accounts as well.
  const yearEnd = yearEndOf(inputs, counted) + inputs.contribution - counted
  return {
    outcome: outcomeOf(limits.limit, inputs, form.deducted, counted),
    age,
    limits,
    counted,
    form,
    deductibleMost: limits.deductible(limits.limit),
    saving,
    comparison,
    ahead: requiredAhead(comparison, age, inputs.inflation),
    room: Math.max(0, limits.limit - inputs.contribution - inputs.rothPuts),
    excess,
    excise: excessTax(excess, yearEnd),
    required,
    gift,
    outTax,
    additionalTax,
    match: matchOf(inputs, household, counted, limits),
  }
}

function outcomeOf(
  limit: number,
  inputs: TraditionalInputs,
  deducted: number,
  counted: number,
): TraditionalResult['outcome'] {
  if (limit <= 0) return 'no-pay'
  if (inputs.contribution > limit + 0.005) return 'over'
  if (counted <= 0) return 'all'
  return deducted >= counted - 0.005 ? 'all' : deducted > 0 ? 'part' : 'none'
}

/** What a contribution of a year without withdrawals and conversions saves: those to come have none. */
function usualSaving(
  inputs: TraditionalInputs,
  household: Household,
  law: IraLaw,
  saving: Saving,
  plain: IraLimits,
): Saving {
  const { counted } = saving
  if (inputs.keepUp === 'once' || inputs.takeOut + inputs.convert <= 0) return saving
  return savingOf(household, law, counted, plain.deductible(counted))
}

/** Line 6: what the visitor read, else what today's balance becomes by what goes in and out. Growth until December is not guessed. */
export const yearEndOf = (inputs: TraditionalInputs, counted: number): number =>
  inputs.yearEnd ?? Math.max(0, inputs.balance + counted - inputs.takeOut - inputs.convert - inputs.gift)

function giftOf(inputs: TraditionalInputs, required: number, limit: number, year: number): CharitableResult {
  const open = charitableFrom(`${inputs.born}-15` as IsoDate) <= `${year}-12-31`
  return charitableDistribution({ gift: open ? inputs.gift : 0, required, limit, deductedSince: 0 })
}

function formOf(
  inputs: TraditionalInputs,
  counted: number,
  household: Household,
  law: IraLaw,
  excluded: number,
): SettledIraYear {
  const { takeOut, convert, basis } = inputs
  const year = {
    contributed: counted,
    basisBefore: basis,
    yearEndValue: yearEndOf(inputs, counted),
    // A gift that is no QCD is a withdrawal; a QCD is not on the form.
    distributions: takeOut + Math.max(0, inputs.gift - excluded),
    conversions: convert,
  }
  return settleIraYear(year, (taxable) =>
    limitsOf(household, law.tax, { conversion: taxable, converted: 0 }, coveredApart(inputs)).deductible(counted),
  )
}

/** As the difference of whole returns, with the year's contribution on both. */
function taxOut(
  inputs: TraditionalInputs,
  { line15a, line18, deducted }: SettledIraYear,
  household: Household,
  law: IraLaw,
): Pick<TraditionalResult, 'outTax' | 'additionalTax'> {
  const income = line15a + line18
  if (income <= 0) return { outTax: 0, additionalTax: 0 }
  const early = earlyPart(inputs, line15a, law.tax.year)
  const before = incomeTaxOf(withIraMoney(household, { traditional: deducted }), law)
  const after = incomeTaxOf(withIraMoney(household, { traditional: deducted, income, early }), law)
  return { outTax: after - before, additionalTax: earlyWithdrawal.value.rate * early }
}

function matchOf(inputs: TraditionalInputs, household: Household, counted: number, { magi }: IraLimits): number {
  const saver = {
    age: household.people[0].age,
    student: inputs.student,
    saved: counted + inputs.rothPuts + inputs.planDeferrals,
  }
  return saversMatchOf(saver, magi, inputs.status, inputs.claimed)
}
