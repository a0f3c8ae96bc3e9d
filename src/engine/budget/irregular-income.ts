import { roundToCent } from '#engine/money.ts'

/**
 * Planning on income that changes from month to month, from the visitor's own months (dollars each, oldest first).
 * No forecast: it says what those months were like and what cushion would have carried the same months.
 */
export type IncomeHistory =
  | {
      outcome: 'summary'
      months: number
      average: number
      lowest: number
      /** A quarter of the months were at or below this, half, three quarters (linear between neighbours, as PERCENTILE.INC). */
      lowerQuarter: number
      median: number
      upperQuarter: number
      highest: number
    }
  | { outcome: 'refused'; reason: 'no-months' | 'not-a-number' | 'negative-amount' }

const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return roundToCent(below + (above - below) * (place - Math.floor(place)))
}

/** The spread of past months; at most the last 120 are read. */
export const incomeHistory = (months: readonly number[]): IncomeHistory => {
  const read = months.slice(-120)
  if (read.length === 0) return { outcome: 'refused', reason: 'no-months' }
  if (!read.every(Number.isFinite)) return { outcome: 'refused', reason: 'not-a-number' }
  if (read.some((m) => m < 0)) return { outcome: 'refused', reason: 'negative-amount' }
  const sorted = [...read].sort((a, b) => a - b)
  return {
    outcome: 'summary',
    months: read.length,
    average: roundToCent(read.reduce((s, m) => s + m, 0) / read.length),
    lowest: quantile(sorted, 0),
    lowerQuarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuarter: quantile(sorted, 0.75),
    highest: quantile(sorted, 1),
  }
}

export type LeanRun = {
  /** What had to be set aside beforehand so that `monthlySpending` could be paid in each of the months; 0 if nothing. */
  bufferNeeded: number
  /** The end-of-month balance over the months, starting from nothing. */
  balances: readonly number[]
  /** The longest run of months in a row whose income was below the spending. */
  longestLean: number
}

/**
 * Pays the same amount every month from these incomes, surplus kept: the buffer is the deepest the balance falls below its
 * start. Tax set aside is a decimal share of each month's income, taken off first.
 */
export const leanRun = (months: readonly number[], monthlySpending: number, taxShare = 0): LeanRun => {
  let balance = 0
  let deepest = 0
  let run = 0
  let longestLean = 0
  const balances = months.map((income) => {
    const change = roundToCent(income * (1 - taxShare) - monthlySpending)
    balance = roundToCent(balance + change)
    deepest = Math.min(deepest, balance)
    run = change < 0 ? run + 1 : 0
    longestLean = Math.max(longestLean, run)
    return balance
  })
  return { bufferNeeded: roundToCent(-deepest), balances, longestLean }
}

/** How many months of spending the money at hand covers, rounded down; null when nothing is spent. */
export const monthsAhead = (atHand: number, monthlySpending: number): number | null =>
  monthlySpending > 0 ? Math.max(0, Math.floor(roundToCent(atHand) / monthlySpending + 1e-9)) : null
