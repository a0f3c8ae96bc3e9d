/** Two funds beside each other, and the example that a prospectus prints. */
import { prospectusExample } from '#engine/funds/prospectus-example.ts'
import type { Fund } from './compute.ts'

/** The cost a fund's prospectus prints for $10,000 at 5% over so many years; dollars. */
export const prospectusCost = (fund: Fund, years: number): number => prospectusExample(fund.table, years)

/** Years, from 1, at whose end `fund` would leave more than `other`. */
export const yearsAhead = (fund: Fund, other: Fund): readonly number[] =>
  fund.kept.flatMap((value, i) => (value > (other.kept[i] ?? 0) + 0.005 ? [i + 1] : []))

/** The first year at whose end `fund` would leave more than `other`; null when it never does, or already does after the first year. */
export function passesIn(fund: Fund, other: Fund): number | null {
  const [year] = yearsAhead(fund, other)
  return year === undefined || year === 1 ? null : year
}
