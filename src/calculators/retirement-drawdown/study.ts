/**
 * Ten thousand drawn retirements, every starting month of the record, and the taxes of every January start: in pieces, for as many workers
 * as there are cores.
 */
import { type TaxedYear, taxedYears } from '#engine/retirement/drawdown-tax.ts'
import { bootstrapPaths } from '#engine/simulation/bootstrap-paths.ts'
import type { PathSource } from '#engine/simulation/draws.ts'
import { historyWindows } from '#engine/simulation/history-windows.ts'
import { firstPastYear, januaryWindows } from '#engine/simulation/january-windows.ts'
import { livePaths, type SpendingPlan } from '#engine/simulation/live-paths.ts'
import { mostSpending } from '#engine/simulation/most-spending.ts'
import { outcomeOf, wentWrong } from '#engine/simulation/outcomes.ts'
import { logOf, parametricPaths, spreadOf } from '#engine/simulation/parametric-paths.ts'
import { bandsOf, selectPercentiles } from '#engine/simulation/percentile-columns.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Pieces } from '../kit/study.ts'
import { pieceStudy } from '../kit/study-run.ts'
import type { Turns } from '../kit/turns.ts'
import { allowedOf, compute, cutOf, type Past } from './compute.ts'
import { type DrawdownLaw, drawdownLaw } from './law.ts'
import { isChosen, planAt } from './plan.ts'
import type { DrawdownInputs } from './sections.ts'
import { type AfterTax, bandShares, type DrawdownStudy, type MonthStarts } from './study-result.ts'
import { householdFor, incomesOf } from './taxed.ts'

const PATHS = 10_000
/** Paths of a piece: a few milliseconds. */
const PIECE = 500
/** Starts whose taxes make a piece. */
const TAX_PIECE = 8

/** Paths of one piece, by year and path, and by path. */
interface Drawn {
  readonly kind: 'drawn'
  readonly spent: Float64Array
  readonly left: Float64Array
  readonly cuts: Float64Array
  readonly averages: Float64Array
  readonly failed: number
  readonly ranShort: number
}
interface FirstYear {
  readonly kept: number
  readonly taxes: number
  readonly federal: number
  readonly state: number
  readonly required: number
}
interface Taxed {
  readonly kind: 'taxed'
  /** By start and year. */
  readonly kept: readonly Float64Array[]
  readonly shares: readonly number[]
  readonly first: FirstYear
  readonly surchargeYears: number
  readonly movedYears: number
}
type Piece = Drawn | Taxed | ({ readonly kind: 'months' } & MonthStarts)

/** Where the drawn years come from. */
export function drawsFor(inputs: DrawdownInputs): PathSource {
  const asked = { seed: inputs.seed, years: inputs.years, perYear: 1 } as const
  if (inputs.method === 'blocks') return bootstrapPaths(asked, { kind: 'stationary', years: inputs.block })
  const [stocks, bonds] = [
    logOf(inputs.stockMean / 100, inputs.stockSwing / 100),
    logOf(inputs.bondMean / 100, inputs.bondSwing / 100),
  ]
  const record = spreadOf()
  return parametricPaths(asked, {
    means: [stocks.mean, bonds.mean, record.means[2]],
    deviations: [stocks.deviation, bonds.deviation, record.deviations[2]],
    // Prices are drawn by themselves: their ties with both would have to fit the one entered.
    correlations: [inputs.correlation, 0, 0],
  })
}

function drawn(inputs: DrawdownInputs, plan: SpendingPlan, source: PathSource, at: number): Drawn {
  const { years, savings } = inputs
  const cut = cutOf(inputs)
  const lives = livePaths(source, { ...plan, years }, { from: at * PIECE, count: PIECE })
  const cuts = new Float64Array(PIECE)
  const averages = new Float64Array(PIECE)
  let failed = 0
  let ranShort = 0
  for (let path = 0; path < PIECE; path++) {
    const outcome = outcomeOf(lives, path, savings)
    cuts[path] = outcome.cut
    averages[path] = outcome.average
    if (outcome.shortIn >= 0) ranShort += 1
    if (wentWrong(lives, path, cut)) failed += 1
  }
  return { kind: 'drawn', spent: lives.spent, left: lives.left, cuts, averages, failed, ranShort }
}

function* everyMonth(inputs: DrawdownInputs, past: Past): Turns<Piece> {
  const source = historyWindows({
    years: inputs.years,
    perYear: 1,
    every: 1,
    first: (inputs.since - firstPastYear) * 12,
  })
  const lives = livePaths(source, past.plan)
  const cut = cutOf(inputs)
  let failed = 0
  let worst = 0
  let least = Number.POSITIVE_INFINITY
  for (let path = 0; path < source.paths; path++) {
    if (wentWrong(lives, path, cut)) failed += 1
    const { shortIn, cut: deepest, end } = outcomeOf(lives, path, inputs.savings)
    const score = shortIn >= 0 ? shortIn - 1e6 : -1000 * deepest + end / (inputs.savings + 1) / 1e6
    if (score < least) {
      least = score
      worst = path
    }
  }
  yield
  const rate = isChosen(inputs.rule)
    ? mostSpending({
        source,
        planAt: planAt(inputs, past.plan.flows, past.wealth),
        allowed: allowedOf(inputs, source.paths),
        largestCut: cut,
      })
    : null
  return {
    kind: 'months',
    starts: source.paths,
    failed,
    worst: source.starts[worst] ?? '',
    most: rate === null ? null : rate * past.wealth,
  }
}

/** Taxes that come out of what is spent. */
const fromSpending = ({ taxes, ofMoved }: TaxedYear): number => taxes - ofMoved

/** Federal and state tax are what comes out of spending too: what a required distribution brought on is taken off both in proportion. */
function firstOf(year: TaxedYear, kept: number): FirstYear {
  const { federal, state, ofMoved, required } = year
  const left = federal + state > 0 ? 1 - ofMoved / (federal + state) : 1
  return { kept, taxes: fromSpending(year), federal: federal * left, state: state * left, required }
}

function* taxesOf(
  inputs: DrawdownInputs,
  past: Past,
  facts: TaxYearFacts,
  state: LoadedStateLaw,
  at: number,
): Turns<Taxed> {
  const { years, savings } = inputs
  const { windows, lives } = past
  const market = { stocks: new Float64Array(years), bonds: new Float64Array(years), prices: new Float64Array(years) }
  const home = householdFor(inputs, facts, state)
  const incomeOf = incomesOf(inputs)
  const column = (values: Float64Array, path: number) =>
    Float64Array.from({ length: years }, (_, year) => values[year * lives.paths + path] as number)
  const kept: Float64Array[] = []
  const shares: number[] = []
  let first: FirstYear = { kept: 0, taxes: 0, federal: 0, state: 0, required: 0 }
  let surchargeYears = 0
  let movedYears = 0
  for (let path = at * TAX_PIECE; path < Math.min(lives.paths, (at + 1) * TAX_PIECE); path++) {
    windows.fill(path, market)
    const lived = { taken: column(lives.taken, path), left: column(lives.left, path), risen: market.prices }
    const spent = column(lives.spent, path)
    const taxed = taxedYears(home, savings, incomeOf, lived, years)
    kept.push(Float64Array.from(taxed, (one, year) => (spent[year] as number) - one.short - fromSpending(one)))
    const all = spent.reduce((sum, one) => sum + one, 0)
    shares.push(all > 0 ? taxed.reduce((sum, one) => sum + fromSpending(one), 0) / all : 0)
    surchargeYears += taxed.filter(({ surcharge }) => surcharge > 0).length
    movedYears += taxed.filter(({ moved }) => moved > 0).length
    const [one] = taxed
    if (one) first = firstOf(one, kept.at(-1)?.[0] ?? 0)
    yield
  }
  return { kind: 'taxed', kept, shares, first, surchargeYears, movedYears }
}

/** Seven digits are finer than anybody reads, and short to carry. */
const short = (value: number): number => Number(value.toPrecision(7))
const shorts = (list: readonly number[]): readonly number[] => list.map(short)

function joinDrawn(pieces: readonly Drawn[], years: number) {
  const paths = pieces.length * PIECE
  const columns = (pick: (piece: Drawn) => Float64Array) => {
    const all = new Float64Array(paths * years)
    for (let year = 0; year < years; year++)
      pieces.forEach((piece, i) => {
        all.set(pick(piece).subarray(year * PIECE, (year + 1) * PIECE), year * paths + i * PIECE)
      })
    return all
  }
  const bands = (all: Float64Array) => bandsOf(all, paths, years, bandShares).map(shorts)
  const spread = (pick: (piece: Drawn) => Float64Array) => {
    const all = new Float64Array(paths)
    pieces.forEach((piece, i) => {
      all.set(pick(piece), i * PIECE)
    })
    return shorts(selectPercentiles(all, paths, bandShares))
  }
  const sum = (pick: (piece: Drawn) => number) => pieces.reduce((total, piece) => total + pick(piece), 0)
  const left = bands(columns(({ left }) => left))
  return {
    paths,
    of: PATHS,
    failed: sum(({ failed }) => failed),
    ranShort: sum(({ ranShort }) => ranShort),
    spent: bands(columns(({ spent }) => spent)),
    left,
    cuts: spread(({ cuts }) => cuts),
    averages: spread(({ averages }) => averages),
    ends: left.map((band) => band.at(-1) ?? 0),
  }
}

function joinTaxed(pieces: readonly Taxed[], of: number, years: number): AfterTax | null {
  const kept = pieces.flatMap((piece) => piece.kept)
  const [first] = pieces
  if (!first) return null
  const all = new Float64Array(kept.length * years)
  kept.forEach((one, path) => {
    one.forEach((value, year) => {
      all[year * kept.length + path] = value
    })
  })
  const shares = Float64Array.from(pieces.flatMap((piece) => piece.shares))
  const lived = kept.length * years
  return {
    starts: kept.length,
    of,
    kept: bandsOf(all, kept.length, years, bandShares).map(shorts),
    firstKept: short(first.first.kept),
    firstTaxes: short(first.first.taxes),
    firstFederal: short(first.first.federal),
    firstState: short(first.first.state),
    firstRequired: short(first.first.required),
    surchargeYears: short(pieces.reduce((sum, piece) => sum + piece.surchargeYears, 0) / lived),
    movedYears: short(pieces.reduce((sum, piece) => sum + piece.movedYears, 0) / lived),
    share: short(selectPercentiles(shares, shares.length, [0.5])[0] ?? 0),
  }
}

/** Nothing to live on: one piece, and zeros. */
const nothing: Pieces<Piece, DrawdownStudy> = {
  count: 1,
  piece: function* () {
    yield
    return { kind: 'months', starts: 0, failed: 0, worst: '', most: null }
  },
  join: () => {
    const none = bandShares.map(() => 0)
    const bands = bandShares.map(() => [0])
    return {
      paths: PATHS,
      of: PATHS,
      failed: 0,
      ranShort: 0,
      spent: bands,
      left: bands,
      cuts: none,
      ends: none,
      averages: none,
      months: null,
      tax: null,
    }
  },
}

/** The pieces of one question: a first look at drawn lives, every month, the taxes, then all other draws. */
export function piecesOf(inputs: DrawdownInputs, law: DrawdownLaw): Pieces<Piece, DrawdownStudy> {
  const past = compute({ inputs })
  if (past.outcome === 'empty') return nothing
  const { years } = inputs
  const starts = januaryWindows(years, inputs.since).paths
  const taxPieces = inputs.taxes && law.facts !== 'none' ? Math.ceil(starts / TAX_PIECE) : 0
  const source = drawsFor(inputs)
  return {
    count: PATHS / PIECE + 1 + taxPieces,
    piece: function* (at) {
      if (at === 1) return yield* everyMonth(inputs, past)
      if (at > 1 && at < 2 + taxPieces && law.facts !== 'none')
        return yield* taxesOf(inputs, past, law.facts, law.state, at - 2)
      yield
      return drawn(inputs, past.plan, source, at === 0 ? 0 : at - 1 - taxPieces)
    },
    join: (done) => {
      const of = <K extends Piece['kind']>(kind: K) =>
        done.filter((piece): piece is Extract<Piece, { kind: K }> => piece?.kind === kind)
      const lives = of('drawn')
      if (lives.length === 0) return null
      const [months] = of('months')
      return {
        ...joinDrawn(lives, years),
        months: months
          ? {
              starts: months.starts,
              failed: months.failed,
              worst: months.worst,
              most: months.most === null ? null : short(months.most),
            }
          : null,
        tax: joinTaxed(of('taxed'), starts, years),
      }
    },
  }
}

export const study = pieceStudy({
  law: ({ inputs, year }: { readonly inputs: DrawdownInputs; readonly year: number }) => drawdownLaw(inputs, year),
  pieces: ({ inputs, law }) => piecesOf(inputs, law),
})
