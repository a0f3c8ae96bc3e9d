/** The percentage method for payrolls kept by hand: a table for each pay period (Pub. 15-T, Worksheet 4), for Forms W-4 with steps. */
import type { TaxYearFacts, WithholdingRow } from '#facts/tax-years/schema.ts'
import { roundToCent, roundToDollar } from '../money.ts'
import { byRow, nonresidentAdds, rowFor } from './annual-method.ts'
import type { CurrentW4 } from './certificate.ts'

/**
 * A pay period's table: the annual one with Worksheet 1A's subtraction put back, each threshold over the pay periods to the nearest dollar
 * (to the dime for a day), each base carried on from the rounded thresholds. So the printed tables come out row by row.
 */
export function periodTable(
  { status, stepTwoBox }: Pick<CurrentW4, 'status' | 'stepTwoBox'>,
  periods: number,
  facts: TaxYearFacts,
): readonly WithholdingRow[] {
  const { subtract, standard, stepTwoBox: boxed } = facts.withholding.value
  const put = stepTwoBox ? 0 : subtract[status === 'joint' ? 'joint' : 'other']
  const step = periods > 52 ? 10 : 1
  const rows: WithholdingRow[] = []
  for (const { over, rate } of (stepTwoBox ? boxed : standard)[status]) {
    const edge = over === 0 ? 0 : roundToDollar(((over + put) / periods) * step) / step
    const before = rows.at(-1)
    const base = before === undefined ? 0 : roundToCent(before.base + before.rate * (edge - before.over))
    rows.push({ over: edge, base, rate })
  }
  return rows
}

/** Worksheet 4: income tax withheld from one paycheck, dollars to the cent. A few cents from Worksheet 1A, as its table is rounded. */
export function periodMethod(wages: number, periods: number, w4: CurrentW4, facts: TaxYearFacts): number {
  if (w4.exempt || wages <= 0) return 0
  const counted = wages + nonresidentAdds(w4, periods, facts)
  const adjusted = Math.max(0, counted + w4.otherIncome / periods - w4.deductions / periods)
  const tentative = byRow(rowFor(periodTable(w4, periods, facts), adjusted), adjusted)
  return roundToCent(Math.max(0, tentative - w4.credits / periods) + w4.extra)
}
