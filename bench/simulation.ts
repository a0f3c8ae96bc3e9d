/** What ten thousand retirements cost: drawn and lived through, beside the same in one bare loop in the same process. */
import { bootstrapPaths } from '#engine/simulation/bootstrap-paths.ts'
import type { PerYear } from '#engine/simulation/draws.ts'
import { emptyLives, livePaths, type SpendingPlan } from '#engine/simulation/live-paths.ts'
import { parametricPaths } from '#engine/simulation/parametric-paths.ts'
import { pastPeriods } from '#engine/simulation/past-returns.ts'
import { bandsOf } from '#engine/simulation/percentile-columns.ts'
import { constantSpending, guytonKlinger } from '#engine/simulation/spending-rules.ts'
import { paceOf } from './load/pace.ts'
import { plainPaths } from './load/plain-paths.ts'
import type { Figure, Section } from './report/figure.ts'
import { samples } from './site/pages.ts'

const PATHS = 10_000
const YEARS = 40
/** Paths of one piece, as a study hands them to a worker. */
const PIECE = 500
const MOST_MS: Readonly<Record<PerYear, number>> = { 1: 15, 12: 130 }
const MOST_RATIO = 1.5

const plan: SpendingPlan = {
  savings: 1_000_000,
  stockShare: 0.6,
  fee: 0.002,
  years: YEARS,
  rule: constantSpending(40_000),
  flows: null,
  holdings: 'rebalanced',
}
const adapting: SpendingPlan = {
  ...plan,
  rule: guytonKlinger({ rate: 0.05, above: 0.2, below: 0.2, cut: 0.1, raise: 0.1 }, 15),
}
const lives = emptyLives(PIECE, YEARS)

/** All paths, piece by piece. */
function allPaths(perYear: PerYear, draw: typeof bootstrapPaths | typeof parametricPaths, of = plan): number {
  const source = draw({ seed: 7, years: YEARS, perYear })
  let sum = 0
  for (let from = 0; from < PATHS; from += PIECE) {
    livePaths(source, of, { from, count: PIECE }, lives)
    sum += lives.left[0] as number
  }
  return sum
}

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  const kept = {
    spent: new Float64Array(PATHS * YEARS),
    taken: new Float64Array(PATHS * YEARS),
    left: new Float64Array(PATHS * YEARS),
  }
  for (const perYear of [1, 12] as const) {
    const past = pastPeriods(perYear)
    const bare = () => plainPaths(past, kept, PATHS, YEARS, perYear, 5 * perYear)
    const add = (name: string, ours: () => unknown, isHeld: boolean) => {
      const pace = paceOf(ours, bare)
      const [mine, theirs] = [1000 / pace.ours, 1000 / pace.peer]
      const peer = { name: 'bare loop', value: theirs }
      const each = perYear === 1 ? 'annual' : 'monthly'
      const title = `${name}, ${each}: 10,000 paths of 40 years`
      figures.push({ name: title, unit: 'ms', ours: mine, peer, target: { of: 'ours', atMost: MOST_MS[perYear] } })
      if (isHeld)
        figures.push({
          name: `${title}, beside the bare loop`,
          unit: 'ms',
          ours: mine,
          peer,
          target: { of: 'ratio', atMost: MOST_RATIO },
        })
    }
    add('blocks of history', () => allPaths(perYear, bootstrapPaths), true)
    add('blocks of history, Guyton-Klinger', () => allPaths(perYear, bootstrapPaths, adapting), false)
    add('drawn from a spread', () => allPaths(perYear, parametricPaths), false)
  }
  const columns = new Float64Array(PATHS * YEARS).map((_, i) => ((i * 7919) % 1_000_003) / 7)
  const shares = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95]
  const sorting = () => {
    let sum = 0
    for (let year = 0; year < YEARS; year++)
      sum += columns.slice(year * PATHS, (year + 1) * PATHS).sort()[5000] as number
    return sum
  }
  const pace = paceOf(() => bandsOf(columns, PATHS, YEARS, shares), sorting)
  figures.push({
    name: 'seven bands of 10,000 paths by year',
    unit: 'ms',
    ours: 1000 / pace.ours,
    peer: { name: 'sorting each year', value: 1000 / pace.peer },
  })
  return {
    title: 'Ten thousand retirements',
    how: `Milliseconds for all paths, median of ${samples(7, 3)} turns of ${samples(250, 60)} ms each, drawing included. The bare loop draws blocks of history, mixes, takes one constant amount and keeps the same three columns by year with growth and prices, in one function without rules, other income or seeds by path.`,
    figures,
    notes: ['On the page the paths come in pieces from one worker for each core; here one core does all.'],
  }
}
