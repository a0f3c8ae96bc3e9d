/** A sorted list cut at edges: `counts` has one more entry than `edges`, as both ends are open. */
export interface Bins {
  /** Ascending; a value on an edge belongs to the step above it. */
  readonly edges: readonly number[]
  readonly counts: readonly number[]
}

const WIDTHS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1] as const
/** Steps between the outermost edges, at most: with two open ends and the ends rounded outward, up to twelve rows. */
const MOST_STEPS = 8

/**
 * Counts gaps (decimals; below zero is behind, above ahead) in steps of a round width. Zero is always an edge, so that no step
 * holds both kinds. The edges reach over nine tenths of the list; what lies further out is counted in the open ends. `sorted`
 * ascends; an empty list gives one edge and two zeros.
 */
export function gapBins(sorted: ArrayLike<number>): Bins {
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const [low, high] = [Math.min(0, at(0.05)), Math.max(0, at(0.95))]
  const width = WIDTHS.find((one) => (high - low) / one <= MOST_STEPS) ?? 2
  // A tenth of a step is not worth another edge.
  const [from, to] = [Math.floor(low / width + 0.1), Math.ceil(high / width - 0.1)]
  const edges = Array.from({ length: to - from + 1 }, (_, i) => Number(((from + i) * width).toFixed(6)))
  const counts = [...edges, 0].map(() => 0)
  for (let i = 0, step = 0; i < sorted.length; i++) {
    const value = sorted[i] ?? 0
    while (step < edges.length && value >= (edges[step] ?? 0)) step += 1
    counts[step] = (counts[step] ?? 0) + 1
  }
  return { edges, counts }
}
