import { addMonths, compareMonths, type Month } from '#engine/month.ts'

/**
 * The first month of hospital cover (Medicare Part A), after which nothing more may go into a health savings account. Who applies for Medicare or Social Security before or in the month of
 * turning 65 has it from that month; who applies later, from up to `lookBack` months before applying, never before that month (42 CFR 406.6(d)). Born on the
 * first of a month, one counts as 65 a month earlier: give the month before.
 */
export function partAStart(born: Month, applied: Month, lookBack: number): Month {
  const turns65 = addMonths(born, 65 * 12)
  if (compareMonths(applied, turns65) <= 0) return turns65
  const back = addMonths(applied, -lookBack)
  return compareMonths(back, turns65) < 0 ? turns65 : back
}
