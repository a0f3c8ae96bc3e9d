import { mortgageCreditRule } from '#facts/tax-years/standing.ts'

/**
 * Mortgage interest credit of a mortgage credit certificate before the limit by tax, dollars (IRC 25(a); Form 8396 line 3): the certificate's
 * rate on the interest of the year, at most 2,000 with a rate over 20%. `rate` is a decimal. The mortgage interest deduction shrinks by this
 * much even where tax is too low to use it (IRC 163(g)). All interest is taken to be on the certified loan.
 */
export function mortgageInterestCredit(interest: number, rate: number): number {
  const { cap, cappedOverRate } = mortgageCreditRule.value
  const credit = Math.max(0, interest) * Math.max(0, rate)
  return rate > cappedOverRate ? Math.min(cap, credit) : credit
}
