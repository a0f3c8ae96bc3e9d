/*
 * Form 8606, Nondeductible IRAs: money that was taxed when it went into a traditional IRA comes out free of tax, in proportion over all traditional, SEP and
 * SIMPLE IRAs of one person (IRC 408(d)(1), (2), 72(e)(8)). Dollars of the year. Each spouse has a form of their own.
 */

export interface Form8606Facts {
  /** Line 1: contributions for the year that are not deducted, those until the filing deadline included. */
  readonly nondeductible: number
  /** Line 4: the part of line 1 paid in after December 31; it does not count in this year's share. */
  readonly paidNextYear: number
  /** Line 2: line 14 of the last Form 8606. */
  readonly basisBefore: number
  /** Line 6: value of all traditional, SEP and SIMPLE IRAs on December 31, with rollovers on their way. Money at work (401(k)) is not in it. */
  readonly yearEndValue: number
  /** Line 7: taken out, without conversions, rollovers, QCDs and returned contributions. */
  readonly distributions: number
  /** Line 8: converted to a Roth IRA. */
  readonly conversions: number
}

/** The lines, dollars; line 10 is a share from 0 to 1. */
export interface Form8606 {
  readonly line3: number
  readonly line5: number
  readonly line9: number
  readonly line10: number
  /** Free of tax: of the conversions, of the distributions, together. */
  readonly line11: number
  readonly line12: number
  readonly line13: number
  /** Basis for later years. */
  readonly line14: number
  /** Taxable: of the distributions (15a) and of the conversions (18). */
  readonly line15a: number
  readonly line18: number
}

export interface Form8606Options {
  /** `forms` rounds the share to three places, as the form allows at least; `exact` unless said otherwise. */
  readonly rounding?: 'exact' | 'forms'
}

/** Parts I and II. With nothing taken out and nothing converted, the whole basis goes on. */
export function form8606(facts: Form8606Facts, { rounding = 'exact' }: Form8606Options = {}): Form8606 {
  const distributions = Math.max(0, facts.distributions)
  const conversions = Math.max(0, facts.conversions)
  const line3 = Math.max(0, facts.nondeductible) + Math.max(0, facts.basisBefore)
  const line5 = Math.max(0, line3 - Math.max(0, facts.paidNextYear))
  const line9 = Math.max(0, facts.yearEndValue) + distributions + conversions
  const whole = line9 > 0 ? Math.min(1, line5 / line9) : 0
  const line10 = rounding === 'forms' ? Math.round(whole * 1000) / 1000 : whole
  const line11 = conversions * line10
  const line12 = distributions * line10
  // Rounding the share up may free a little more than there is.
  const line13 = Math.min(line3, line11 + line12)
  return {
    line3,
    line5,
    line9,
    line10,
    line11,
    line12,
    line13,
    line14: line3 - line13,
    line15a: distributions - line12,
    line18: conversions - line11,
  }
}

/** A year in which contributions and withdrawals or conversions may meet. Dollars. */
export interface IraYear extends Omit<Form8606Facts, 'nondeductible' | 'paidNextYear'> {
  /** Into traditional IRAs for the year, within the limit. */
  readonly contributed: number
}
export interface SettledIraYear extends Form8606 {
  readonly deducted: number
  /** The share was figured by Worksheet 1-1 of Publication 590-B, with all of the year's contributions as if none were deducted. */
  readonly byWorksheet: boolean
}

/**
 * The deduction goes by income, income holds what is taxed of a conversion, and that goes by what isn't deducted. Publication 590-B unties it (Worksheet 1-1): where a contribution may be
 * partly nondeductible, the tax-free part is figured as if all of it were; the deduction follows from that income, and what is left is basis for later years. Where that would free more than the
 * basis there turns out to be, the part not deducted is the one at which both agree, to the cent.
 * `deductionAt` gives the deduction for a taxable amount of withdrawals and conversions; it never rises with it.
 */
export function settleIraYear(year: IraYear, deductionAt: (taxable: number) => number): SettledIraYear {
  const { contributed, ...rest } = year
  const formWith = (nondeductible: number): Form8606 => form8606({ ...rest, nondeductible, paidNextYear: 0 })
  const deductedAt = (form: Form8606): number => Math.min(contributed, deductionAt(form.line15a + form.line18))
  const plain = formWith(0)
  // With the whole contribution deducted at the income the form itself leads to, the form applies.
  if (deductedAt(plain) >= contributed) return { ...plain, deducted: contributed, byWorksheet: false }
  const worksheet = formWith(contributed)
  const deducted = deductedAt(worksheet)
  const line3 = Math.max(0, rest.basisBefore) + contributed - deducted
  if (worksheet.line13 <= line3)
    return { ...worksheet, line3, line14: line3 - worksheet.line13, deducted, byWorksheet: true }
  let low = 0
  let high = contributed
  while (high - low > 0.005) {
    const middle = (low + high) / 2
    if (middle < contributed - deductedAt(formWith(middle))) low = middle
    else high = middle
  }
  return { ...formWith(high), deducted: contributed - high, byWorksheet: false }
}
