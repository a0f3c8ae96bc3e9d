/** Social Security benefits of a year by month, and what is withheld from them on request. Dollars. */
import { formatMonth, type Month, monthsBetween } from '../month.ts'

export interface BenefitSpan {
  /** Before Medicare premiums and anything withheld. */
  readonly monthly: number
  /** First and last month paid in. */
  readonly from: Month
  readonly to: Month
  /** Share withheld on Form W-4V, a decimal. */
  readonly rate: number
}

/** The months of the span that lie in the year, both ends included; none where it ends before it begins. */
export function benefitYear(
  { monthly, from, to, rate }: BenefitSpan,
  year: number,
): { benefits: number; withheld: number } {
  const first = formatMonth(year, 1)
  const last = formatMonth(year, 12)
  const months = Math.max(0, monthsBetween(from > first ? from : first, to < last ? to : last) + 1)
  const benefits = monthly * months
  return { benefits, withheld: rate * benefits }
}
