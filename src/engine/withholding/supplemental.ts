/** Income tax withheld from a bonus and other supplemental wages (26 CFR 31.3402(g)-1; Pub. 15, section 7). Dollars. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { roundToCent } from '../money.ts'
import { annualMethod } from './annual-method.ts'
import type { W4 } from './certificate.ts'

/** Supplemental wages of one employer in a calendar year after which the top rate must be withheld, whatever the form says. */
export const TOP_RATE_AFTER = 1_000_000

/** The part of a bonus that lies over the million, given those paid before it in the year. */
export const overMillion = (bonus: number, before: number): number =>
  Math.max(0, Math.min(bonus, before + bonus - TOP_RATE_AFTER))

/**
 * Flat: the supplemental rate whatever Form W-4 says, and the top rate on what is over a million in the year. Somebody exempt has only the
 * second, which knows no exemption.
 */
export function flatOnBonus(bonus: number, before: number, w4: W4, facts: TaxYearFacts): number {
  const { supplementalRate, supplementalRateOverMillion } = facts.payroll.value
  const over = overMillion(bonus, before)
  const under = w4.exempt ? 0 : supplementalRate * (bonus - over)
  return roundToCent(under + supplementalRateOverMillion * over)
}

/**
 * Aggregate: the bonus is added to the regular wages of the period, and what those alone have withheld is taken off. `regular` are the
 * period's taxable wages. What is over a million has the top rate.
 */
export function aggregateOnBonus(
  bonus: number,
  before: number,
  regular: number,
  periods: number,
  w4: W4,
  facts: TaxYearFacts,
): number {
  const over = overMillion(bonus, before)
  const together = annualMethod(regular + bonus - over, periods, w4, facts).withheld
  const alone = regular > 0 ? annualMethod(regular, periods, w4, facts).withheld : 0
  return roundToCent(Math.max(0, together - alone) + facts.payroll.value.supplementalRateOverMillion * over)
}
