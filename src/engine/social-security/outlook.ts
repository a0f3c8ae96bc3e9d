import type { MonthCount } from './birth.ts'
import { aliveThrough, bothAlive, type SurvivalCurve } from './mortality.ts'
import { paidShareIn, type TrustFundCut } from './trust-fund.ts'

/** How the months to come are valued. Everything is in today's dollars, so the rate is above inflation. */
export interface Outlook {
  /** The month now: index 0 of every curve and sum. */
  readonly now: MonthCount
  /** Yearly rate above inflation, as a decimal: 0.02 is 2% a year. 0 counts every dollar alike. Above -1. */
  readonly realRate: number
  readonly cut: TrustFundCut | null
}

/** Today's value of one dollar of benefit for a month, if the person lives: discounted by the month, after a trust-fund cut. */
export const worthOfMonth = (outlook: Outlook, month: MonthCount): number =>
  (1 + outlook.realRate) ** (-(month - outlook.now) / 12) * paidShareIn(month, outlook.cut)

/** Sums that answer "from this month to before that one" in one subtraction: entry t is everything before month t from now. */
export type RunningSum = Float64Array

/** Adds up `worth(t)` for t = 0 … length - 1. */
export const runningSum = (length: number, worth: (t: number) => number): RunningSum => {
  const sums = new Float64Array(length + 1)
  for (let t = 0; t < length; t++) sums[t + 1] = (sums[t] ?? 0) + worth(t)
  return sums
}

const sumBefore = (sums: RunningSum, t: number): number =>
  sums[t <= 0 ? 0 : t >= sums.length ? sums.length - 1 : t] ?? 0

/** The part of a running sum from month `from` to before month `to` (both counted from now); nothing before now. */
export const sumBetween = (sums: RunningSum, from: number, to: number): number =>
  to <= from ? 0 : sumBefore(sums, to) - sumBefore(sums, from)

/** Past every curve. */
export const FOR_LIFE = 1_000_000

/** Today's value of a dollar a month while this person lives. */
export const lifeSum = (outlook: Outlook, curve: SurvivalCurve): RunningSum =>
  runningSum(curve.length, (t) => worthOfMonth(outlook, outlook.now + t) * aliveThrough(curve, t))

/** Today's value of a dollar a month while both live. */
export const jointSum = (outlook: Outlook, a: SurvivalCurve, b: SurvivalCurve): RunningSum =>
  runningSum(Math.min(a.length, b.length), (t) => worthOfMonth(outlook, outlook.now + t) * bothAlive(a, b, t))
