/** The plan with its taxes through every start of the record and through random markets: work for the worker, in pieces. */
import { type LivedPlans, plansLived } from '#engine/retirement-plan/plan-in-markets.ts'
import { type PreparedPlan, preparePlan } from '#engine/retirement-plan/prepared.ts'
import { usualBlocks } from '#engine/simulation/blocks.ts'
import { bootstrapPaths } from '#engine/simulation/bootstrap-paths.ts'
import { januaryWindows, pastYears } from '#engine/simulation/january-windows.ts'
import { selectPercentiles } from '#engine/simulation/percentile-columns.ts'
import { pieceStudy } from '../kit/study-run.ts'
import { randomPaths } from './assumptions.ts'
import { type PlanningLaw, planNeeds } from './law.ts'
import type { MarketsFound, PastStart } from './markets-found.ts'
import { planLawOf } from './plan-law.ts'
import { planOf } from './plan-of.ts'
import type { PlanInputs } from './sections.ts'

const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9] as const
/** Paths of one piece, and starts of the record in one. */
const PIECE = 25
const WORST = 3

interface Piece extends LivedPlans {
  readonly months: readonly string[] | null
}

function preparedOf(inputs: PlanInputs, law: PlanningLaw): PreparedPlan | null {
  const asked = planOf(inputs, law.tax)
  return asked === null ? null : preparePlan(asked.plan, planLawOf(law, inputs))
}

function joined(prepared: PreparedPlan, done: readonly (Piece | undefined)[], incomplete: number): MarketsFound | null {
  const pieces = done.filter((piece) => piece !== undefined)
  if (pieces.length === 0) return null
  const span = prepared.years.length
  const past = pieces.filter(({ months }) => months !== null)
  const drawn = pieces.filter(({ months }) => months === null)
  const starts = past.flatMap(({ months, left, troubleAt, liquid }) =>
    (months ?? []).map((month, at): PastStart => {
      const trouble = troubleAt[at] ?? -1
      return {
        month,
        troubleYear: trouble < 0 ? null : prepared.plan.firstYear + trouble,
        left: left[at] ?? 0,
        liquid: liquid.slice(at * span, (at + 1) * span),
      }
    }),
  )
  const worst = [...starts].sort((a, b) => a.left - b.left).slice(0, WORST)
  const troubles = drawn.flatMap(({ troubleAt }) => troubleAt)
  const column = new Float64Array(troubles.length)
  const bands: number[][] = SHARES.map(() => [])
  const outBy: number[] = []
  for (let year = 0; year < span; year++) {
    let at = 0
    for (const { liquid, paths } of drawn)
      for (let path = 0; path < paths; path++) column[at++] = liquid[path * span + year] ?? 0
    selectPercentiles(column, at, SHARES).forEach((value, i) => {
      bands[i]?.push(Math.round(value))
    })
    outBy.push(troubles.filter((trouble) => trouble >= 0 && trouble <= year).length)
  }
  return {
    years: prepared.years.map(({ year }) => year),
    history: {
      lasted: starts.filter(({ troubleYear }) => troubleYear === null).length,
      of: starts.length,
      incomplete,
      worst,
    },
    random: {
      lasted: troubles.filter((trouble) => trouble < 0).length,
      of: troubles.length,
      whole: randomPaths.value.paths,
      bands: troubles.length > 0 ? bands : [],
      outBy: troubles.length > 0 ? outBy : [],
    },
  }
}

const nothing: MarketsFound = {
  years: [],
  history: { lasted: 0, of: 0, incomplete: 0, worst: [] },
  random: { lasted: 0, of: 0, whole: 0, bands: [], outBy: [] },
}

export const study = pieceStudy({
  law: ({ inputs, year }: { readonly inputs: PlanInputs; readonly year: number }) => planNeeds(inputs, year),
  pieces: ({ inputs, law }) => {
    const prepared = preparedOf(inputs, law)
    const years = prepared?.years.length ?? 0
    if (prepared === null || years === 0) return { count: 0, piece: none, join: () => nothing }
    const { paths, seed } = randomPaths.value
    const windows = januaryWindows(years)
    const drawn = bootstrapPaths({ seed, years, perYear: 1 }, usualBlocks, pastYears)
    const drawnPieces = Math.ceil(paths / PIECE)
    const pastPieces = Math.ceil(windows.paths / PIECE)
    return {
      count: drawnPieces + pastPieces,
      // The first piece shows a picture at once: some random markets, then all of history, then the other markets.
      piece: function* (at: number): Generator<undefined, Piece> {
        if (at === 0 || at > pastPieces) {
          const from = (at === 0 ? 0 : at - pastPieces) * PIECE
          return { ...(yield* plansLived(prepared, drawn, from, Math.min(paths, from + PIECE))), months: null }
        }
        const from = (at - 1) * PIECE
        const to = Math.min(windows.paths, from + PIECE)
        return { ...(yield* plansLived(prepared, windows, from, to)), months: windows.starts.slice(from, to) }
      },
      join: (done: readonly (Piece | undefined)[]) => joined(prepared, done, windows.incomplete),
    }
  },
})

/** The only piece there is where there is no plan; nobody asks for it. */
function* none(): Generator<undefined, Piece> {
  yield
  return { paths: 0, left: [], troubleAt: [], liquid: [], months: null }
}
