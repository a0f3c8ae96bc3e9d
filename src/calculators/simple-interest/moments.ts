import { daysPerYear } from '#engine/lending/accrual-span.ts'
import { roundToCent } from '#engine/money.ts'
import { perContext } from '../kit/calculator.ts'
import { compoundOwed, compoundsPerYear, type Solved } from './compute.ts'
import type { SolvedContext } from './context.ts'
import type { SimpleInputs } from './sections.ts'

/** The moments drawn and listed: whole days, months or years where the time is made of them. */
export interface Moments {
  readonly unit: 'days' | 'months' | 'years'
  readonly values: readonly number[]
  /** Years at each moment. */
  readonly years: readonly number[]
}

const MOST_POINTS = 60

export const momentsOf = perContext(({ inputs: { dayCount }, result: { years } }: SolvedContext): Moments => {
  const months = years * 12
  const wholeMonths = Math.abs(months - Math.round(months)) < 1e-6
  const byDays = months < 3 || (!wholeMonths && months < 24)
  const perYear = byDays ? daysPerYear(dayCount) : wholeMonths && months <= MOST_POINTS ? 12 : 1
  const length = years * perYear
  const steps = Math.max(1, Math.min(MOST_POINTS, Math.ceil(length - 1e-9)))
  const at = Array.from({ length: steps + 1 }, (_, k) =>
    k === steps ? length : steps === MOST_POINTS ? Math.round((length * k) / steps) : k,
  )
  return {
    unit: byDays ? 'days' : perYear === 12 ? 'months' : 'years',
    values: at.map((value) => Number(value.toFixed(2))),
    years: at.map((value) => value / perYear),
  }
})

/** Owed so many years in, payments counted. */
export function simpleAt(result: Solved, years: number): number {
  const row = result.course?.rows.findLast((one) => one.years <= years + 1e-9)
  if (row === undefined) return roundToCent(result.principal * (1 + result.annualRate * years))
  return roundToCent(row.principal * (1 + result.annualRate * (years - row.years)) + row.unpaidInterest)
}
export function compoundAt(result: Solved, inputs: SimpleInputs, years: number): number | null {
  const owed = compoundOwed(result, years, compoundsPerYear[inputs.compounding])
  return owed === null ? null : roundToCent(owed)
}
