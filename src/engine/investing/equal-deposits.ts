import { findRoot } from '#engine/solve/root.ts'
import type { PastIndex } from './past-index.ts'

/** What one dollar at the beginning of each of `months` months is worth at the end, at `annualReturn` (effective, decimal). */
export function steadyDeposits(months: number, annualReturn: number): number {
  const month = Math.expm1(Math.log1p(annualReturn) / 12)
  return month === 0 ? months : ((1 + month) * Math.expm1(months * Math.log1p(month))) / month
}

/**
 * The money-weighted return a year (effective, decimal) of equal deposits at the beginning of each month that came to `worth` times
 * one deposit: the rate at which `steadyDeposits` gives that worth. Since the deposits are equal, one number tells it. Null when
 * nothing is left or the rate lies outside -99% to 1,000% a year.
 */
export function returnOfDeposits(months: number, worth: number): number | null {
  if (!(worth > 0) || months < 1) return null
  const root = findRoot(
    (log) => Math.log(steadyDeposits(months, Math.expm1(log)) / worth),
    Math.log(0.01),
    Math.log(11),
    {
      tolerance: 1e-13,
    },
  )
  return root.outcome === 'no-bracket' ? null : Math.expm1(root.x)
}

/**
 * One dollar put in at each month from `start` for `months` months, worth at the ends of `at` months (0 is before anything, each
 * later one just before that month's deposit). The dollars are the index's own: with a real index, deposits rise with prices.
 * Null where the window is not complete.
 */
export function pastDeposits(
  index: PastIndex,
  start: number,
  months: number,
  at: readonly number[],
): readonly number[] | null {
  if (start < 0 || start + months >= index.length) return null
  const worth: number[] = []
  let units = 0
  let next = 0
  for (let month = 0; month <= months; month++) {
    const level = index[start + month] ?? Number.NaN
    if (at[next] === month) {
      worth.push(units * level)
      next += 1
    }
    units += 1 / level
  }
  return worth
}
