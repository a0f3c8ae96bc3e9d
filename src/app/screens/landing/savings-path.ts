/** What saving each month from an age to 65 comes to, in today's dollars. The growth itself is the engine's. */
import { project } from '#engine/growth/compound.ts'

/** After inflation, decimal per year. Ours to choose, the visitor's to change in the full calculator. */
export const realAnnualRate = 0.05
export const lastAge = 65
export const limits = { amount: { min: 1, max: 20_000 }, age: { min: 16, max: 64 } } as const

export interface PathYear {
  readonly age: number
  readonly putIn: number
  readonly growth: number
  readonly total: number
}
export interface SavingsPath {
  readonly years: readonly PathYear[]
  readonly months: number
  /** Decimal per month: the twelfth root of a year's growth, less one. */
  readonly monthlyRate: number
  readonly last: PathYear
}

/**
 * Deposits at the end of each month from `age` to 65, growing at 5 % a year above inflation, so every amount is in today's
 * dollars. null outside the limits.
 */
export function savingsPath(amount: number, age: number): SavingsPath | null {
  const { amount: a, age: g } = limits
  if (!(amount >= a.min && amount <= a.max) || !(age >= g.min && age <= g.max) || !Number.isInteger(age)) return null
  const projection = project({
    initial: 0,
    contribution: amount,
    frequency: 'monthly',
    timing: 'end',
    annualRate: realAnnualRate,
    compounding: 'yearly',
    years: lastAge - age,
  })
  if (projection.outcome !== 'projected') return null
  const years = projection.rows.map((row) => ({
    age: age + row.year,
    putIn: row.depositsCum,
    growth: row.interestCum,
    total: row.balance,
  }))
  const last = years.at(-1)
  return last ? { years, months: projection.totals.depositCount, monthlyRate: projection.periodRate.rate, last } : null
}

/** Three telling digits: a projection is not known to the dollar. */
export const roughly = (value: number): number => Number(value.toPrecision(3))
