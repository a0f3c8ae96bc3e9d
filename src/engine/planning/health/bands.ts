/*
 * How the check-up turns a ratio into points from 0 to 100: straight lines between a few named points. Ours, not validated: the formula
 * is shown beside every score, and its version goes with every saved report.
 */

/** Counts up when a point or an input changes, so that reports of two formulas are never compared. */
export const FORMULA_VERSION = 1

export type Knots = readonly (readonly [input: number, points: number])[]

/** Points at an input; level outside the first and last. Knots rise by input. */
export function pointsAt(knots: Knots, input: number): number {
  const next = knots.findIndex(([at]) => at >= input)
  const [low, high] = [knots[next - 1], knots[next]]
  if (!high) return knots.at(-1)?.[1] ?? 0
  if (!low || high[0] === input) return high[1]
  return low[1] + ((high[1] - low[1]) * (input - low[0])) / (high[0] - low[0])
}

/** Share of take-home pay that is left. */
export const marginKnots: Knots = [
  [-0.1, 0],
  [0, 50],
  [0.2, 100],
]
/** Months of essentials in cash; uneven pay needs more of them. */
export const cushionKnots: Knots = [
  [0, 0],
  [1, 40],
  [3, 75],
  [6, 100],
]
export const unevenCushionKnots: Knots = [
  [0, 0],
  [2, 40],
  [5, 75],
  [9, 100],
]
/** What is invested over the target for the age. */
export const futureKnots: Knots = [
  [0, 0],
  [0.5, 50],
  [1, 100],
]
/** Payments besides the home over gross pay. */
export const debtLoadKnots: Knots = [
  [0, 100],
  [0.1, 75],
  [0.2, 40],
  [0.36, 0],
]
/** Taken off the debt load where a balance is carried above this APR. */
export const highAprPenalty = { above: 0.15, points: 15 } as const

/** Late payments in 12 months. */
export const latePoints = (late: number): number => (late <= 0 ? 100 : late === 1 ? 70 : late <= 3 ? 40 : 0)

/** Best first, beside the names of FICO's bands. */
export const creditPoints: Readonly<Record<string, number>> = {
  exceptional: 100,
  'very good': 90,
  good: 70,
  fair: 40,
  poor: 10,
}
