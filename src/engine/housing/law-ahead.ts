import { saltCapSteps } from '#facts/tax-years/law-years.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'

const { yearly, through } = saltCapSteps.value

/**
 * The cap on state and local taxes in a later calendar year: 1% more each year to the last of its steps, then the floor (10,000 dollars; 5,000 on a
 * separate return) whatever the income. P.L. 119-21 s. 70120. Dollars per year, nominal; an earlier year gives the year's own.
 */
export function saltCapIn(facts: TaxYearFacts, calendarYear: number): TaxYearFacts['saltCap'] {
  const years = calendarYear - facts.year
  if (years <= 0) return facts.saltCap
  const now = facts.saltCap.value
  if (calendarYear > through) return { ...facts.saltCap, value: { ...now, cap: now.floor } }
  const factor = (1 + yearly) ** years
  const by = (amounts: Readonly<Record<FilingStatus, number>>) => scaled(amounts, factor)
  return { ...facts.saltCap, value: { ...now, cap: by(now.cap), magiOver: by(now.magiOver) } }
}

const scaled = (amounts: Readonly<Record<FilingStatus, number>>, factor: number): Record<FilingStatus, number> => ({
  single: amounts.single * factor,
  joint: amounts.joint * factor,
  separate: amounts.separate * factor,
  head: amounts.head * factor,
  surviving: amounts.surviving * factor,
})

/**
 * Today's federal law carried `years` ahead, for one filing status, in dollars of that year. What the law indexes (brackets, standard
 * deduction, edges of the gains rates, minimum tax) grows with `annualInflation` (decimal), without the law's rounding to 25 or 50
 * dollars. What it does not index stays: the 750,000 dollar loan limit, the net investment income tax, the income over which mortgage
 * insurance loses its deduction. The cap on state and local taxes follows the statute. Credits keep today's amounts. A projection, so
 * `status` says so; year 0 is the law as it stands. `later` are years after `facts` whose law is held: the latest of them that has come is
 * carried on from instead, so that what an act begins in a year begins in it.
 */
export function lawAhead(
  facts: TaxYearFacts,
  status: FilingStatus,
  years: number,
  annualInflation: number,
  later: readonly TaxYearFacts[] = [],
): TaxYearFacts {
  if (years <= 0) return facts
  const held = later.reduce<TaxYearFacts>(
    (best, one) => (one.year > best.year && one.year <= facts.year + years ? one : best),
    facts,
  )
  if (held !== facts) return lawAhead(held, status, facts.year + years - held.year, annualInflation)
  const factor = (1 + annualInflation) ** years
  const minimum = facts.alternativeMinimumTax.value
  const one = (amounts: Readonly<Record<FilingStatus, number>>) => ({ ...amounts, [status]: amounts[status] * factor })
  const projected = 'projected' as const
  return {
    ...facts,
    year: facts.year + years,
    ordinaryBrackets: {
      ...facts.ordinaryBrackets,
      status: projected,
      value: {
        ...facts.ordinaryBrackets.value,
        [status]: facts.ordinaryBrackets.value[status].map(({ over, rate }) => ({ over: over * factor, rate })),
      },
    },
    standardDeduction: {
      ...facts.standardDeduction,
      status: projected,
      value: one(facts.standardDeduction.value),
    },
    capitalGains: {
      ...facts.capitalGains,
      status: projected,
      value: {
        zeroUpTo: one(facts.capitalGains.value.zeroUpTo),
        fifteenUpTo: one(facts.capitalGains.value.fifteenUpTo),
      },
    },
    alternativeMinimumTax: {
      ...facts.alternativeMinimumTax,
      status: projected,
      value: {
        ...minimum,
        exemption: one(minimum.exemption),
        phaseOutOver: one(minimum.phaseOutOver),
        highRateOver: one(minimum.highRateOver),
      },
    },
    saltCap: saltCapIn(facts, facts.year + years),
  }
}
