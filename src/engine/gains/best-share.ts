/** A share from 0 to 1 and what it costs. */
export interface ShareCost {
  readonly share: number
  readonly cost: number
}
export interface BestShare {
  /** Along the even grid, from 0 to 1. */
  readonly grid: readonly ShareCost[]
  readonly best: ShareCost
}

/** Costs nearer than this are the same, in dollars. */
const SAME = 0.005
/** Points between two neighbors of the lowest one at each finer level. */
const FINER = 9

/** So many of the lowest dips of the grid are looked into. */
const DIPS = 3

/**
 * The share from 0 to 1 with the least cost: an even grid of `steps`, then the neighborhoods of its ends and lowest dips in finer and finer steps. Costs that bend where
 * brackets and credits do are sampled, so a dip narrower than a step can stay unseen; what is given is a cost that was worked out. Of equal costs the largest share.
 */
export function bestShare(cost: (share: number) => number, steps = 40, levels = 3): BestShare {
  const at = (share: number): ShareCost => ({ share, cost: cost(share) })
  const grid = Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
  const costAt = (i: number): number => grid[i]?.cost ?? Number.POSITIVE_INFINITY
  const dips = grid
    .filter(({ cost: own }, i) => own <= costAt(i - 1) && own <= costAt(i + 1))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, DIPS)
  // A large gain may do best with just enough in one of the years to fill its low bands: a dip beside an end.
  const places = new Set([...dips, ...grid.slice(0, 1), ...grid.slice(-1)])
  return { grid, best: leastOf([...grid, ...[...places].map((place) => finer(at, place, 1 / steps, levels))]) }
}

/** The lowest point found around one, in steps ten times finer at each level. */
function finer(at: (share: number) => ShareCost, dip: ShareCost, step: number, levels: number): ShareCost {
  let best = dip
  let width = step
  for (let level = 0; level < levels; level += 1) {
    const from = Math.max(0, best.share - width)
    const to = Math.min(1, best.share + width)
    const between = Array.from({ length: FINER }, (_, i) => at(from + ((to - from) * (i + 1)) / (FINER + 1)))
    best = leastOf([best, ...between])
    width = (to - from) / (FINER + 1)
  }
  return best
}

function leastOf(points: readonly ShareCost[]): ShareCost {
  const least = Math.min(...points.map(({ cost }) => cost))
  return points.reduce((best, one) =>
    one.cost <= least + SAME && (best.cost > least + SAME || one.share > best.share) ? one : best,
  )
}
