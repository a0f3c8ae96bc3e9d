/** Where an amount stands among many, from a few published points. */

export interface PercentilePoint {
  /** 0 to 100: this share of all has less. */
  readonly percentile: number
  /** Above 0. */
  readonly dollars: number
}
export type Standing =
  | { readonly outcome: 'between'; readonly percentile: number }
  /** Less than the lowest point there is. */
  | { readonly outcome: 'below'; readonly percentile: number }
  /** More than the highest. */
  | { readonly outcome: 'above'; readonly percentile: number }
  | { readonly outcome: 'no-points' }

/**
 * Between two points the share that has more is taken to fall as a power of the amount (a straight line between logarithms), which is
 * how large amounts of wealth are spread (Pareto). At a point it is the point itself. Points must rise in both columns. Outside
 * them there is no number, only which end it lies past.
 */
export function standing(amount: number, points: readonly PercentilePoint[]): Standing {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return { outcome: 'no-points' }
  if (!(amount >= first.dollars)) return { outcome: 'below', percentile: first.percentile }
  if (amount > last.dollars) return { outcome: 'above', percentile: last.percentile }
  const upperAt = points.findIndex(({ dollars }) => amount <= dollars)
  const upper = points[upperAt] ?? last
  const lower = points[upperAt - 1]
  if (!lower) return { outcome: 'between', percentile: upper.percentile }
  const along = Math.log(amount / lower.dollars) / Math.log(upper.dollars / lower.dollars)
  const more = (point: PercentilePoint) => 1 - point.percentile / 100
  return { outcome: 'between', percentile: 100 * (1 - more(lower) * (more(upper) / more(lower)) ** along) }
}

/** The same points with every amount multiplied: other prices, or a group whose middle lies elsewhere. */
export const scaledPoints = (points: readonly PercentilePoint[], factor: number): readonly PercentilePoint[] =>
  points.map(({ percentile, dollars }) => ({ percentile, dollars: dollars * factor }))
