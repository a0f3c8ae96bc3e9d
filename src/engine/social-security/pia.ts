import type { YearSeries } from '#facts/social-security/wages.ts'
import { floorToDollar } from '../money.ts'
import { type AverageEarnings, averageEarnings } from './aime.ts'
import type { LegalBirth } from './birth.ts'
import { creditsOf, type EarningsYear, eligibilityOf, type FormulaLaw } from './credits.ts'
import { indexedAmount, valueIn, type Wages } from './indexing.ts'

/**
 * The primary insurance amount, PIA (42 USC 415(a), (i); 20 CFR 404.212, 404.270–404.278): the benefit at full retirement age,
 * dollars per month, down to the dime. Exact for people who turned 62 in 1983 or later; before that other roundings and
 * guarantees applied. The special minimum for long low-paid work is not included: it hardly ever exceeds the formula today.
 */

export interface BendPoints {
  readonly first: number
  readonly second: number
  readonly familyFirst: number
  readonly familySecond: number
  readonly familyThird: number
  /** Worked out from an assumed average wage: the authority has not published this year. */
  readonly projected: boolean
}

/** The published bend points of a year of eligibility, or the law's formula on the wages given. */
export const bendPointsOf = (year: number, law: FormulaLaw, wages: Wages): BendPoints => {
  const table = law.bendPoints
  const at = (column: readonly number[]): number => {
    const published = column[year - table.firstYear]
    if (published !== undefined) return published
    return indexedAmount(column[0] ?? 0, { referenceYear: 1977, multiple: 1 }, wages.averageWage, year)
  }
  return {
    first: at(table.first),
    second: at(table.second),
    familyFirst: at(table.familyFirst),
    familySecond: at(table.familySecond),
    familyThird: at(table.familyThird),
    projected: year >= table.firstYear + table.first.length,
  }
}

const downToDime = (amount: number): number => floorToDollar(amount * 10) / 10

/** The parts of the AIME below, between and above the bend points, each times its share: dollars per month, unrounded. */
export const insuranceParts = (aime: number, bends: BendPoints, law: FormulaLaw): readonly [number, number, number] => {
  const [low, middle, high] = law.formula.shares
  return [
    low * Math.min(aime, bends.first),
    middle * Math.max(0, Math.min(aime, bends.second) - bends.first),
    high * Math.max(0, aime - bends.second),
  ]
}

/** AIME to PIA before any cost-of-living increase. */
export const insuranceAmount = (aime: number, bends: BendPoints, law: FormulaLaw): number => {
  const [low, middle, high] = insuranceParts(aime, bends, law)
  return downToDime(low + middle + high)
}

/** One cost-of-living increase (a decimal in tenths of a percent), down to the dime. */
export const increased = (amount: number, increase: number): number =>
  downToDime((amount * (1000 + Math.round(increase * 1000))) / 1000)

/**
 * An amount of the year of eligibility after the increases of that year and of every later one through `through`: those of
 * 2025 (paid from January 2026) take `through` 2025. Years not published add nothing.
 */
export const withIncreases = (amount: number, from: number, through: number, costOfLiving: YearSeries): number => {
  let raised = amount
  const last = Math.min(through, costOfLiving.firstYear + costOfLiving.values.length - 1)
  for (let year = Math.max(from, costOfLiving.firstYear); year <= last; year++)
    raised = increased(raised, valueIn(costOfLiving, year) ?? 0)
  return raised
}

export interface InsuredRecord {
  readonly outcome: 'insured'
  readonly average: AverageEarnings
  readonly bendPoints: BendPoints
  /** The year of turning 62 (or of death before it), whose formula was used. */
  readonly eligibilityYear: number
  /** Before increases, and after those through the year asked for. */
  readonly atEligibility: number
  readonly pia: number
  readonly credits: number
  readonly creditsNeeded: number
}

export type PrimaryInsurance =
  | InsuredRecord
  | {
      /** Too few credits: nothing is paid on this record. `more` are still to be earned, four at most in a year. */
      readonly outcome: 'not-insured'
      readonly credits: number
      readonly creditsNeeded: number
      readonly more: number
      readonly average: AverageEarnings
    }

export interface RecordCase {
  readonly birth: LegalBirth
  readonly earnings: readonly EarningsYear[]
  /** The last year whose pay counts: the year before the claim. */
  readonly through: number
  /** The last year whose cost-of-living increase is in: 2025 for payments in 2026. */
  readonly increasesThrough: number
  /** The year of a death before 62. */
  readonly diedIn?: number
}

/**
 * From an earnings record to the PIA. Years ahead use the wages given: with wages carried on at 0 growth the result of a
 * younger worker is in today's dollars, as on the official statement.
 */
export const primaryInsurance = (record: RecordCase, wages: Wages, law: FormulaLaw): PrimaryInsurance => {
  const { birth, earnings, through, increasesThrough, diedIn } = record
  const eligibility = eligibilityOf(birth, law, diedIn)
  const average = averageEarnings(earnings, eligibility, wages, through)
  const credits = creditsOf(earnings, wages, law, through)
  const { creditsNeeded } = eligibility
  if (credits < creditsNeeded)
    return { outcome: 'not-insured', credits, creditsNeeded, more: creditsNeeded - credits, average }
  const bendPoints = bendPointsOf(eligibility.year, law, wages)
  const atEligibility = insuranceAmount(average.monthly, bendPoints, law)
  return {
    outcome: 'insured',
    average,
    bendPoints,
    eligibilityYear: eligibility.year,
    atEligibility,
    pia: withIncreases(atEligibility, eligibility.year, increasesThrough, law.costOfLiving),
    credits,
    creditsNeeded,
  }
}
