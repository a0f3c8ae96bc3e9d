/** What the hill pays: a steady 7%, or 45 real years of US stocks after inflation, the first one drawn from the seed. */
import { between } from '../kit/chance.ts'
import { FROM, steadyRate, TO } from './design.ts'
import { stocks } from './stocks.precomputed.ts'

export type Mode = 'steady' | 'history'
const SPAN = TO - FROM

export const lastStart = stocks.firstYear + stocks.returns.length - SPAN
export const firstYearOf = (seed: number): number => between(seed, 'market', stocks.firstYear, lastStart)

export interface YearRate {
  readonly annualRate: number
  readonly compounding: 'monthly' | 'yearly'
}
/** The year that begins at `age`. */
export function rateAt(seed: number, mode: Mode, age: number): YearRate {
  if (mode === 'steady') return { annualRate: steadyRate, compounding: 'monthly' }
  const annualRate = stocks.returns[firstYearOf(seed) - stocks.firstYear + age - FROM]
  if (annualRate === undefined) throw new RangeError(`no year of the market for age ${age}`)
  return { annualRate, compounding: 'yearly' }
}
