/** Federal income tax that the checks to come will have withheld, under a certificate or as the last stub shows. Dollars. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { annualMethod } from '../withholding/annual-method.ts'
import { type CurrentW4, plainW4, type W4Status } from '../withholding/certificate.ts'
import { flatOnBonus } from '../withholding/supplemental.ts'
import type { SourceYear } from './paid-source.ts'

/** What somebody enters in Steps 3 and 4 of Form W-4 or W-4P; whole dollars, Step 4(c) a check. */
export interface FormEntries {
  readonly credits: number
  readonly otherIncome: number
  readonly deductions: number
  readonly extra: number
}
export const noEntries: FormEntries = { credits: 0, otherIncome: 0, deductions: 0, extra: 0 }

const formOf = (entries: FormEntries, status: W4Status): CurrentW4 => ({ ...plainW4(status), ...entries })

/**
 * From a check of taxable pay under Worksheet 1A of Pub. 15-T; a pension’s Worksheet 1B gives the same where Step 2(b) of Form W-4P is left
 * blank, as the IRS’s estimator leaves it.
 */
export const withheldFrom = (
  taxablePay: number,
  periods: number,
  entries: FormEntries,
  status: W4Status,
  facts: TaxYearFacts,
): number => annualMethod(taxablePay, periods, formOf(entries, status), facts).withheld

/** The checks that follow a certificate handed in today. */
export const checksAfter = ({ checks, before }: SourceYear): SourceYear['checks'] => checks.slice(before)

/**
 * What can still come out of a check after Social Security, Medicare and what goes out before tax. A pension has no payroll tax.
 * The wage base is not looked at, so that this is never too much.
 */
function roomIn(year: SourceYear, share: number, facts: TaxYearFacts): number {
  const { socialSecurityRate, medicareRate } = facts.payroll.value
  const { source, taxablePerCheck } = year
  const rate = source.kind === 'job' ? socialSecurityRate + medicareRate : 0
  return Math.max(0, share * (taxablePerCheck - rate * Math.max(0, source.payPerCheck - source.cafeteriaPerCheck)))
}

/** All of the checks after the certificate, with these entries. No check has more withheld than is in it. */
export function withheldAfter(year: SourceYear, entries: FormEntries, status: W4Status, facts: TaxYearFacts): number {
  const whole = withheldPerCheckWith(year, entries, status, facts)
  return checksAfter(year).reduce(
    (sum, { share }) => sum + (share === 1 ? whole : withheldInPart(year, share, entries, status, facts)),
    0,
  )
}

/** A check for a share of its period: the worksheet looks at its smaller pay as if every check were like it. */
const withheldInPart = (
  year: SourceYear,
  share: number,
  entries: FormEntries,
  status: W4Status,
  facts: TaxYearFacts,
): number =>
  Math.min(withheldFrom(share * year.taxablePerCheck, year.periods, entries, status, facts), roomIn(year, share, facts))

/** A whole check with these entries. */
export const withheldPerCheckWith = (
  year: SourceYear,
  entries: FormEntries,
  status: W4Status,
  facts: TaxYearFacts,
): number => withheldInPart(year, 1, entries, status, facts)

/** An average check as it is withheld now: what the stub shows, or for a job without one as a blank certificate would. */
export const withheldPerCheckNow = (year: SourceYear, status: W4Status, facts: TaxYearFacts): number =>
  year.source.withheldPerCheck ?? withheldPerCheckWith(year, noEntries, status, facts)

/** From the first `count` checks to come as they are withheld now; a part of a check in proportion, as the IRS’s estimator counts it. */
export function withheldAsNow(year: SourceYear, count: number, status: W4Status, facts: TaxYearFacts): number {
  const each = withheldPerCheckNow(year, status, facts)
  return year.checks.slice(0, count).reduce((sum, { share }) => sum + share * each, 0)
}

/** So far, and from bonuses to come at the flat rate of Pub. 15. */
export const withheldAnyhow = ({ source, phase }: SourceYear, status: W4Status, facts: TaxYearFacts): number =>
  source.withheldToDate +
  (phase === 'past' ? 0 : flatOnBonus(source.bonusToCome, source.bonusPaid, plainW4(status), facts))

/** The whole year if no certificate changes. */
export const withheldUnchanged = (year: SourceYear, status: W4Status, facts: TaxYearFacts): number =>
  withheldAnyhow(year, status, facts) + withheldAsNow(year, year.checks.length, status, facts)

/** The whole year with a certificate handed in today. */
export const withheldWith = (year: SourceYear, entries: FormEntries, status: W4Status, facts: TaxYearFacts): number =>
  withheldAnyhow(year, status, facts) +
  withheldAsNow(year, year.before, status, facts) +
  withheldAfter(year, entries, status, facts)
