import { roundToCent } from '#engine/money.ts'
import type { PovertyGuideline } from '#facts/student/poverty.ts'

/** Poverty guideline of a family, dollars per year. `growth` carries it to a later year: 1.025 for one year at 2.5%. */
export const povertyLine = (guideline: PovertyGuideline, familySize: number, growth = 1): number =>
  (guideline.first + guideline.eachMore * Math.max(0, familySize - 1)) * growth

/** A share of the income above a multiple of the poverty guideline. */
export interface DiscretionaryRule {
  /** 0.1 is 10%. */
  readonly share: number
  readonly povertyMultiple: number
}

/** A twelfth of the share of discretionary income (34 CFR 685.209), dollars per month, not rounded. Nothing below the protected income. */
export const discretionaryPayment = (agi: number, poverty: number, rule: DiscretionaryRule): number =>
  (Math.max(0, agi - poverty * rule.povertyMultiple) * rule.share) / 12

export interface SmallPayments {
  readonly noneUnder: number
  readonly atLeast: number
}

/** IBR and PAYE ask nothing when the payment would be under $5, and $10 when it would be from $5 to $10 (34 CFR 685.209). To the cent. */
export function askedPayment(payment: number, { noneUnder, atLeast }: SmallPayments): number {
  const whole = roundToCent(payment)
  return whole < noneUnder ? 0 : Math.max(whole, atLeast)
}

/** Rows of AGI and factor, rising. */
export type FactorRows = readonly (readonly [agi: number, factor: number])[]

/**
 * The ICR income percentage factor at an AGI: on a straight line between the two rows around it, rounded to a hundredth of a percent as the
 * notice does; the first and the last factor beyond the rows.
 */
export function icrFactor(agi: number, rows: FactorRows): number {
  let below = rows[0]
  if (below === undefined) return 0
  for (const row of rows) {
    if (agi <= row[0]) {
      if (row === below) return row[1]
      const share = (agi - below[0]) / (row[0] - below[0])
      return Math.round((below[1] + share * (row[1] - below[1])) * 10_000) / 10_000
    }
    below = row
  }
  return below[1]
}

/**
 * ICR, dollars per month: the lesser of 20% of the income above the poverty guideline and the 12-year payment times the factor
 * (34 CFR 685.209). An amount above zero and under `atLeast` dollars is that amount.
 */
export function icrPayment(
  agi: number,
  poverty: number,
  twelveYearPayment: number,
  rule: DiscretionaryRule,
  rows: FactorRows,
  atLeast: number,
): number {
  const least = Math.min(discretionaryPayment(agi, poverty, rule), twelveYearPayment * icrFactor(agi, rows))
  const whole = roundToCent(least)
  return whole > 0 ? Math.max(whole, atLeast) : 0
}
