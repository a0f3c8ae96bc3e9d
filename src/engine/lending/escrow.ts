import { roundToCent } from '#engine/money.ts'

/**
 * A yearly bill paid in twelve parts that grows once a year: dollars per month in year `year` (0 is the first),
 * annual amount / 12 x (1 + growth)^year, to the cent. Growth is a decimal per year; nominal dollars.
 */
export const monthlyShareInYear = (annualAmount: number, annualGrowth: number, year: number): number =>
  roundToCent((annualAmount / 12) * (1 + annualGrowth) ** year)

/** The sum of the first `months` monthly shares, dollars. */
export const sharesPaid = (annualAmount: number, annualGrowth: number, months: number): number => {
  let total = 0
  for (let year = 0; year * 12 < months; year++)
    total += monthlyShareInYear(annualAmount, annualGrowth, year) * Math.min(12, months - year * 12)
  return roundToCent(total)
}
