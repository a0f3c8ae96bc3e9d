import type { StateCode } from '#facts/states/codes.ts'
import { isStateCode } from '../kit/states.ts'
import type { TaxLimit, TaxLimits } from './home-law.precomputed.ts'

/** Kinds of limit that hold one owner's home: its taxed value or its bill. The others limit what a town collects in all. */
const onOneHome: ReadonlySet<TaxLimit['kind']> = new Set(['value-growth', 'home-value-growth', 'bill-growth'])
/** States whose rule says "or inflation, if lower" (California, Florida, Michigan). */
const orInflation: ReadonlySet<string> = new Set<StateCode>(['CA', 'FL', 'MI'])
/** South Carolina reassesses every five years and limits the whole step. */
const FIVE_YEARS: ReadonlySet<string> = new Set<StateCode>(['SC'])

/** The most a home's taxed value (or bill) may rise in a year, decimal; null where the state sets no such rate. */
export function stateCapOf(limits: TaxLimits, code: string, annualInflation: number): number | null {
  const limit = isStateCode(code) ? limits[code] : undefined
  if (limit === undefined || limit.rate === null || !onOneHome.has(limit.kind)) return null
  // South Dakota limits the growth of all homes of a county together, not of one.
  if (code === 'SD') return null
  const yearly = FIVE_YEARS.has(code) ? (1 + limit.rate) ** (1 / 5) - 1 : limit.rate
  return orInflation.has(code) ? Math.min(yearly, Math.max(0, annualInflation)) : yearly
}
