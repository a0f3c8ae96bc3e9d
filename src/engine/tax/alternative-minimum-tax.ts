import { roundToDollar } from '#engine/money.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Rounding } from './federal-types.ts'
import type { StackedTax } from './preferential.ts'

export interface MinimumTaxCase {
  readonly status: FilingStatus
  /** Alternative minimum taxable income: taxable income (before the floor of zero) with what the minimum tax disallows added back. */
  readonly income: number
  /** How the regular tax split taxable income; its gains keep their low rates. */
  readonly regular: StackedTax
  /** Schedule D line 19. */
  readonly unrecaptured1250: number
  /** Children under 24 who are dependents: earned income plus the year's amount caps the exemption (IRC 59(j)); null for everybody else. */
  readonly childExemptionLimit: number | null
}

/** Exemption, dollars: the status's amount less the phase-out share (25%; 50% from 2026) of income over the threshold. IRC 55(d). */
export function minimumTaxExemption(income: number, status: FilingStatus, facts: TaxYearFacts): number {
  const rule = facts.alternativeMinimumTax.value
  return Math.max(0, rule.exemption[status] - rule.phaseOutRate * Math.max(0, income - rule.phaseOutOver[status]))
}

/**
 * What a separate filer adds to minimum taxable income once the exemption is gone, dollars: the phase-out share of every further dollar, up to a
 * whole exemption, so that two spouses apart lose what a couple loses together (IRC 55(d); Form 6251 line 4). Others add
 * nothing. From 2026 the share is read as 50%, like that of the phase-out itself.
 */
export function separateAddition(income: number, status: FilingStatus, facts: TaxYearFacts): number {
  if (status !== 'separate') return 0
  const rule = facts.alternativeMinimumTax.value
  const gone = rule.phaseOutOver.separate + rule.exemption.separate / rule.phaseOutRate
  return Math.min(rule.exemption.separate, rule.phaseOutRate * Math.max(0, income - gone))
}

/** 26% up to the edge and 28% above it, dollars. */
export function minimumTaxSchedule(income: number, status: FilingStatus, facts: TaxYearFacts): number {
  const rule = facts.alternativeMinimumTax.value
  const edge = rule.highRateOver[status]
  return income <= edge ? Math.max(0, income) * rule.lowRate : edge * rule.lowRate + (income - edge) * rule.highRate
}

/**
 * Tentative minimum tax, Form 6251 lines 4 to 7, dollars: 26 and 28% of what the exemption leaves, with gains and qualified dividends at
 * their 0, 15, 20 and 25% rates (Part III) where that is less. Collectibles have no rate of their own here.
 */
export function tentativeMinimumTax(filer: MinimumTaxCase, facts: TaxYearFacts, rounding: Rounding): number {
  const { status, regular } = filer
  const part = rounding === 'forms' ? roundToDollar : keep
  const income = filer.income + separateAddition(filer.income, status, facts)
  const full = minimumTaxExemption(income, status, facts)
  const exemption = filer.childExemptionLimit === null ? full : Math.min(full, filer.childExemptionLimit)
  const base = income - exemption
  if (base <= 0) return 0
  const flat = part(minimumTaxSchedule(base, status, facts))
  if (regular.allPreferential <= 0) return flat
  const rates = facts.capitalGainRates.value
  const edges = facts.capitalGains.value
  // Lines 13 to 18: what stays in the 26/28% schedule.
  const lowRateGain = regular.lowRateGain
  const kept = Math.min(base, Math.min(lowRateGain + filer.unrecaptured1250, regular.allPreferential))
  const ordinary = base - kept
  // Lines 19 to 34: the low-rate gain at 0, 15 and 20%.
  const low = Math.min(base, lowRateGain)
  const roomAtZero = Math.max(0, edges.zeroUpTo[status] - regular.belowLowRateGain)
  const atZero = Math.min(low, roomAtZero)
  const roomAtFifteen = Math.max(0, edges.fifteenUpTo[status] - (roomAtZero + regular.ordinary))
  const atFifteen = Math.min(low - atZero, roomAtFifteen)
  const atTwenty = low - atZero - atFifteen
  // Lines 35 to 37: what is left of depreciation gain, at 25%.
  const atTwentyFive = filer.unrecaptured1250 > 0 ? base - ordinary - low : 0
  const withGains =
    part(minimumTaxSchedule(ordinary, status, facts)) +
    part(atZero * rates.low) +
    part(atFifteen * rates.middle) +
    part(atTwenty * rates.high) +
    part(atTwentyFive * rates.unrecaptured1250)
  return Math.min(flat, withGains)
}

const keep = (amount: number): number => amount

/** The added tax, dollars: what the tentative minimum tax has over the regular tax. IRC 55(a); Form 6251 line 11. A foreign tax credit counts the same on both sides. */
export const alternativeMinimumTax = (tentative: number, regularTax: number): number =>
  Math.max(0, tentative - regularTax)
