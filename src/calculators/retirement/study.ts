/** Every starting month since 1871, ages to retire at, and what would change the answer: work for a worker. */
import { followCourse, moreNeeded } from '#engine/retirement-outlook/course.ts'
import { bootstrapPaths } from '#engine/simulation/bootstrap-paths.ts'
import { emptyMarket, type PathSource } from '#engine/simulation/draws.ts'
import { historyWindows } from '#engine/simulation/history-windows.ts'
import { recordMonth, recordMonths } from '#engine/simulation/past-returns.ts'
import { bandsOf, selectPercentiles } from '#engine/simulation/percentile-columns.ts'
import type { Steps } from '../kit/study.ts'
import { lawStudy } from '../kit/study-run.ts'
import { confident } from './assumptions.ts'
import { type RetirementLaw, retirementNeeds } from './law.ts'
import { type LeverKey, leversOf } from './levers.ts'
import { type Outlook, outlookOf } from './plan-of.ts'
import type { RetirementInputs } from './sections.ts'

export interface WorstStart {
  readonly from: string
  /** Age at which the money ran out. */
  readonly age: number
}
export interface RetirementStudy {
  /** Starting months that have come to their end, and those among them that lasted. */
  readonly starts: number
  readonly lasted: number
  readonly firstStart: string
  readonly lastEnd: string
  /** The 10th, 25th, 50th, 75th and 90th percentile of savings at the start of each year, and at the end. */
  readonly bands: readonly (readonly number[])[]
  /** The same at retirement: 10th, 50th, 90th. */
  readonly atRetirement: readonly number[]
  /** Age at which the money was gone in the worst tenth of starts; null: it lasted. */
  readonly worstTenth: number | null
  readonly worst: readonly WorstStart[]
  /** More to save each month for nine starts in ten to last; null where no work is left, or no saving is enough. */
  readonly moreMonthly: number | null
  /** Share of drawn paths that lasted, a decimal, and how many there were. */
  readonly drawn: { readonly share: number; readonly paths: number }
  /** Share of starts that lasted by age to retire at, in order. */
  readonly byAge: readonly { readonly age: number; readonly share: number }[]
  readonly levers: readonly { readonly key: LeverKey; readonly amount: number; readonly share: number }[]
}

const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9]
const DRAWN = 2000
const SEED = 1871
/** Paths between two turns. */
const TURN = 400
const WORST = 3
const OLDEST = 75

/** Growth above inflation of a mix put back to its shares each year, after the fee; written over `growth`. */
function mixed(
  source: PathSource,
  path: number,
  market: ReturnType<typeof emptyMarket>,
  stocks: number,
  kept: number,
  growth: Float64Array,
): void {
  source.fill(path, market)
  for (let year = 0; year < growth.length; year += 1)
    growth[year] = (stocks * (market.stocks[year] as number) + (1 - stocks) * (market.bonds[year] as number)) * kept
}

interface Walked {
  readonly lasted: number
  readonly balances: Float64Array
  readonly ends: readonly { readonly path: number; readonly shortIn: number | null }[]
  readonly more: Float64Array
}

/** Lives through so many paths of a source. */
function* walk(
  inputs: RetirementInputs,
  { course, years, shape }: Outlook,
  source: PathSource,
  paths: number,
  whole: boolean,
): Generator<undefined, Walked> {
  const market = emptyMarket(years)
  const growth = new Float64Array(years)
  const balances = new Float64Array(whole ? paths * (years + 1) : 0)
  const more = new Float64Array(whole ? paths : 0)
  const ends: { path: number; shortIn: number | null }[] = []
  const kept = 1 - inputs.fee / 100
  let lasted = 0
  for (let path = 0; path < paths; path += 1) {
    mixed(source, path, market, inputs.stockShare / 100, kept, growth)
    const run = followCourse(course, growth)
    if (run.shortIn === null) lasted += 1
    if (whole) {
      run.balances.forEach((balance, year) => {
        balances[year * paths + path] = balance
      })
      more[path] = moreNeeded(course, shape, growth) ?? 0
      ends.push({ path, shortIn: run.shortIn })
    }
    if (path % TURN === TURN - 1) yield
  }
  return { lasted, balances, ends, more }
}

function* shareOf(inputs: RetirementInputs, law: RetirementLaw): Generator<undefined, number> {
  const outlook = outlookOf(inputs, law)
  const source = historyWindows({ years: outlook.years, perYear: 1, every: 1 })
  const { lasted } = yield* walk(inputs, outlook, source, source.paths, false)
  return source.paths > 0 ? lasted / source.paths : 0
}

/** The ages looked at: from this year's, or 50, to 75. */
function agesOf({ retireAge, planTo }: RetirementInputs, age: number): readonly number[] {
  const from = Math.max(age, Math.min(50, retireAge))
  const to = Math.min(planTo - 1, Math.max(OLDEST, retireAge))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

export function* rangeOf(inputs: RetirementInputs, law: RetirementLaw): Steps<RetirementStudy> {
  const outlook = outlookOf(inputs, law)
  const { age, years, working } = outlook
  const source = historyWindows({ years, perYear: 1, every: 1 })
  const { paths } = source
  let share = 0
  const step = (soFar: RetirementStudy | null) => ({ share, soFar })
  function* run<T>(turns: Generator<undefined, T>, to: number, soFar: RetirementStudy | null) {
    for (let turn = turns.next(); ; turn = turns.next()) {
      if (turn.done) {
        share = to
        return turn.value
      }
      yield step(soFar)
    }
  }
  const past = yield* run(walk(inputs, outlook, source, paths, true), 0.2, null)
  const column = (year: number) => past.balances.slice(year * paths, (year + 1) * paths)
  const failed = past.ends.filter((one) => one.shortIn !== null).sort((a, b) => (a.shortIn ?? 0) - (b.shortIn ?? 0))
  const tenth = failed[Math.ceil(paths / 10) - 1]
  const more = selectPercentiles(past.more, paths, [confident.value])[0] ?? 0
  const found: RetirementStudy = {
    starts: paths,
    lasted: past.lasted,
    firstStart: recordMonth(0),
    lastEnd: recordMonth(recordMonths),
    bands: bandsOf(past.balances, paths, years + 1, SHARES).map((band) => band.map(Math.round)),
    atRetirement: selectPercentiles(column(working), paths, [0.1, 0.5, 0.9]).map(Math.round),
    worstTenth: tenth?.shortIn == null ? null : age + tenth.shortIn,
    worst: worstOf(failed, source.starts, age),
    moreMonthly: working === 0 || !Number.isFinite(more) ? null : Math.max(0, Math.round(more / 12)),
    drawn: { share: 0, paths: 0 },
    byAge: [],
    levers: [],
  }
  yield step(found)
  const draws = yield* run(
    walk(inputs, outlook, bootstrapPaths({ seed: SEED, years, perYear: 1 }), DRAWN, false),
    0.4,
    found,
  )
  const withDraws = { ...found, drawn: { share: draws.lasted / DRAWN, paths: DRAWN } }
  yield step(withDraws)
  const levers: { key: LeverKey; amount: number; share: number }[] = []
  for (const { key, amount, changed } of leversOf(inputs, outlook))
    levers.push({ key, amount, share: yield* run(shareOf(changed, law), 0.6, withDraws) })
  const byAge: { age: number; share: number }[] = []
  for (const one of agesOf(inputs, age))
    byAge.push({ age: one, share: yield* run(shareOf({ ...inputs, retireAge: one }, law), share, withDraws) })
  return { ...withDraws, levers, byAge }
}

/** The starts in which the money was gone first, a few years apart. */
function worstOf(
  failed: readonly { readonly path: number; readonly shortIn: number | null }[],
  starts: readonly string[],
  age: number,
): readonly WorstStart[] {
  const kept: { path: number; shortIn: number | null }[] = []
  for (const one of failed)
    if (kept.length < WORST && kept.every((other) => Math.abs(other.path - one.path) >= 24)) kept.push(one)
  return kept.map(({ path, shortIn }) => ({ from: starts[path] ?? '', age: age + (shortIn ?? 0) }))
}

export const study = lawStudy({
  law: ({ inputs, year }: { readonly inputs: RetirementInputs; readonly year: number }) =>
    retirementNeeds(inputs.state, year),
  steps: ({ inputs, law }) => rangeOf(inputs, law),
})
