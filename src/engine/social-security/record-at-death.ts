import { averageEarnings } from './aime.ts'
import type { LegalBirth, MonthCount } from './birth.ts'
import { careerEarnings } from './career.ts'
import { creditsIn, creditsOf, type EarningsYear, eligibilityOf, type FormulaLaw } from './credits.ts'
import { familyMaximumInYear } from './family-maximum.ts'
import type { Wages } from './indexing.ts'
import { bendPointsOf, insuranceAmount, primaryInsurance, withIncreases } from './pia.ts'

/** What a worker's record pays a family if the worker dies in a month. Dollars per month, in the dollars of `increasesThrough` + 1. */
export interface RecordAtDeath {
  readonly pia: number
  readonly maximum: number
  /** One credit for each year since 21, six at least (20 CFR 404.110): a widow's or widower's benefit later is payable too. */
  readonly fullyInsured: boolean
  /** Six credits in the three years before death (20 CFR 404.120): children and the parent who cares for them are paid. */
  readonly currentlyInsured: boolean
}

/** A working life told by today's pay: it began at an age and goes on until the death or an age, whichever is first. */
export interface PayCareer {
  readonly birth: LegalBirth
  /** Dollars a year, today. */
  readonly pay: number
  readonly thisYear: number
  /** Ages in months. */
  readonly startAge: number
  readonly workUntil: number
}

/** Pay of each year up to the month work ends; the last year counts by its months. */
const earningsUntil = (career: PayCareer, stops: MonthCount, wages: Wages): readonly EarningsYear[] => {
  const { birth, pay, thisYear, startAge } = career
  const lastYear = Math.floor((stops - 1) / 12)
  const share = (stops - lastYear * 12) / 12
  const firstYear = Math.max(1951, Math.floor((birth.month + startAge) / 12))
  return careerEarnings({ pay, thisYear, firstYear, lastYear, aheadOfWages: 0 }, wages).map((row) =>
    row.year === lastYear ? { year: row.year, amount: row.amount * share } : row,
  )
}

/**
 * The primary insurance amount and family maximum of a record when its worker dies (42 USC 415(a), 403(a)): the year of a death before
 * 62 is the year of eligibility, so that few years are averaged for the young. `increasesThrough` is the last year whose cost-of-living
 * increase is in. The 13 quarters of currently insured status are taken as the year of death and the two before it.
 */
export const recordAtDeath = (
  career: PayCareer,
  diedIn: MonthCount,
  increasesThrough: number,
  wages: Wages,
  law: FormulaLaw,
): RecordAtDeath => {
  const { birth, workUntil } = career
  const stops = Math.min(diedIn + 1, birth.month + workUntil)
  const earnings = earningsUntil(career, stops, wages)
  const year = Math.floor(diedIn / 12)
  const eligibility = eligibilityOf(birth, law, year)
  const average = averageEarnings(earnings, eligibility, wages)
  const bends = bendPointsOf(eligibility.year, law, wages)
  const atEligibility = insuranceAmount(average.monthly, bends, law)
  const recent = earnings.filter((row) => row.year >= year - 2 && row.year <= year)
  return {
    pia: withIncreases(atEligibility, eligibility.year, increasesThrough, law.costOfLiving),
    maximum: familyMaximumInYear(atEligibility, bends, eligibility.year, increasesThrough, law),
    fullyInsured: creditsOf(earnings, wages, law) >= eligibility.creditsNeeded,
    currentlyInsured: recent.reduce((sum, row) => sum + creditsIn(row, wages, law), 0) >= law.insured.fewest,
  }
}

/** The benefit at full retirement age of somebody who works on as planned; 0 without enough credits. Dollars per month. */
export const ownBenefit = (career: PayCareer, increasesThrough: number, wages: Wages, law: FormulaLaw): number => {
  const { birth, workUntil } = career
  const earnings = earningsUntil(career, birth.month + workUntil, wages)
  const insured = primaryInsurance({ birth, earnings, through: Number.POSITIVE_INFINITY, increasesThrough }, wages, law)
  return insured.outcome === 'insured' ? insured.pia : 0
}
