import type { Bracket, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type NextKind, withExtra } from './extra-income.ts'
import type { Household } from './household.ts'
import { federalParts, type KinkKind, stateParts, type TaxPart, type TwoReturns } from './next-dollar-parts.ts'
import type { NextTurn } from './next-turns.ts'

/** Dollars per year. */
export interface NextPoint {
  /** Dollars more than now. */
  readonly extra: number
  /** What all of `extra` costs in federal, state and payroll tax together. */
  readonly cost: number
  /** The share that the next `window` dollars from here cost, decimals. */
  readonly rate: number
  readonly federalRate: number
  readonly stateRate: number
  readonly payrollRate: number
}

/** A dollar from which on the tax runs differently. */
export interface Kink {
  /** Dollars more than now, to the dollar. */
  readonly at: number
  readonly kind: KinkKind
  readonly part: string
  /** What changes there. */
  readonly turn: NextTurn
  /** Share of a dollar taken before and after, decimals, over the interval on either side. */
  readonly rateBefore: number
  readonly rateAfter: number
  /** Tax that comes due at once with this one dollar; 0 where the tax only bends. Negative: a saving. */
  readonly jump: number
}

export interface NextDollars {
  readonly points: readonly NextPoint[]
  readonly kinks: readonly Kink[]
}

export interface NextOptions {
  readonly of: NextKind
  /** Dollars to look ahead. */
  readonly upTo?: number
  readonly step?: number
  /** Name of the state, for what is said of its return. */
  readonly stateName?: string
  /** The state's schedule for this filing status, so that its edges can be named; leave out where there is none. */
  readonly stateBrackets?: readonly Bracket[]
}

/** Changes smaller than this are rounding, not a turn. Dollars over one interval. */
const STILL = 0.02
/** The same for one dollar: the smallest rate looked for is 0.9% of a dollar. */
const FINE = 0.005

const federalCost = ({ federal }: TwoReturns): number => federal.taxAfterCredits
const stateCost = ({ state }: TwoReturns): number => state?.total ?? 0
const payrollCost = ({ federal, state }: TwoReturns): number => federal.payroll.total + (state?.payrollTotal ?? 0)
const wholeCost = (returns: TwoReturns): number => federalCost(returns) + stateCost(returns) + payrollCost(returns)

/** Index of the bracket that holds the last dollar; -1 with nothing to tax. */
function bracketIndex(income: number, brackets: readonly Bracket[]): number {
  let index = -1
  for (const bracket of brackets) if (income > bracket.over + STILL) index += 1
  return index
}
const ordinaryIncome = ({ federal }: TwoReturns): number => federal.taxableIncome - federal.gains.preferential

/** Computes each return once, however often it is asked for. */
function remembered(household: Household, of: NextKind, taxOf: (household: Household) => TwoReturns) {
  const seen = new Map<number, TwoReturns>()
  return (extra: number): TwoReturns => {
    const known = seen.get(extra)
    if (known !== undefined) return known
    const fresh = taxOf(withExtra(household, of, extra))
    seen.set(extra, fresh)
    return fresh
  }
}

/** The first whole dollar in (low, high] where `turned` holds, given that it does at `high` and not at `low`. */
function firstDollar(low: number, high: number, turned: (extra: number) => boolean): number {
  let from = low
  let to = high
  for (let tries = 0; tries < 40 && to - from > 1; tries += 1) {
    const middle = Math.floor((from + to) / 2)
    if (turned(middle)) to = middle
    else from = middle
  }
  return to
}

type Turn = 'up' | 'down' | 'still'
const turnOf = (change: number): Turn => (change > STILL ? 'up' : change < -STILL ? 'down' : 'still')

/** Growth, standstill or shrinking on each interval; a part that moves in steps keeps moving through a pause of up to two intervals. */
function turnsOf(values: readonly number[], step: boolean): Turn[] {
  const turns: Turn[] = []
  for (let i = 0; i + 1 < values.length; i += 1) turns.push(turnOf((values[i + 1] ?? 0) - (values[i] ?? 0)))
  if (!step) return turns
  return turns.map((turn, i) => {
    if (turn !== 'still') return turn
    for (const gap of [1, 2])
      for (let before = 1; before <= gap; before += 1) {
        const last = turns[i - before]
        if (last !== undefined && last !== 'still' && last === turns[i - before + gap + 1]) return last
      }
    return turn
  })
}

/** Dollars on either side of a turn over which the slope of the tax is compared, and the difference that counts. */
const NEAR = 10
const SAME_RATE = 0.0005

interface Found {
  readonly at: number
  readonly kind: KinkKind
  readonly part: string
  readonly turn: NextTurn
  /** The amount moves in steps. */
  readonly step: boolean
}

/**
 * What the next dollars of one kind of income cost, and where and why that changes. Rates are worked out by computing the whole
 * return again at every step, never by formula, so every rule that reacts to income is in them. Kinks are looked for part by part on a
 * grid of $1,000 and then found to the dollar; a turn and its return within one interval can stay unseen.
 */
export function nextDollars(
  household: Household,
  facts: TaxYearFacts,
  taxOf: (household: Household) => TwoReturns,
  options: NextOptions,
): NextDollars {
  const { of, upTo = 50_000, step = 500, stateName = '' } = options
  const window = step * 2
  const at = remembered(household, of, taxOf)
  const base = wholeCost(at(0))
  const points: NextPoint[] = []
  for (let extra = 0; extra <= upTo; extra += step) {
    const here = at(extra)
    const there = at(extra + window)
    points.push({
      extra,
      cost: wholeCost(here) - base,
      rate: (wholeCost(there) - wholeCost(here)) / window,
      federalRate: (federalCost(there) - federalCost(here)) / window,
      stateRate: (stateCost(there) - stateCost(here)) / window,
      payrollRate: (payrollCost(there) - payrollCost(here)) / window,
    })
  }

  const grid: number[] = []
  for (let extra = 0; extra <= upTo; extra += window) grid.push(extra)
  const found: Found[] = []
  const ordinary = facts.ordinaryBrackets.value[household.status]
  findBrackets(found, grid, ordinary, (extra) => ordinaryIncome(at(extra)), {
    part: 'bracket',
    first: (rate) => ({ key: 'bracket.first', values: { rate } }),
    next: (from, to) => ({ key: 'bracket.next', values: { from, to } }),
  })
  const { stateBrackets } = options
  if (stateBrackets !== undefined && stateBrackets.length > 1)
    findBrackets(found, grid, stateBrackets, (extra) => at(extra).state?.taxableIncome ?? 0, {
      part: 'stateBracket',
      first: (rate) => ({ key: 'stateBracket.first', values: { state: stateName, rate } }),
      next: (from, to) => ({ key: 'stateBracket.next', values: { state: stateName, from, to } }),
    })
  const samples = [0, 1, 2, 3, 4].map((quarter) => at(grid[Math.floor(((grid.length - 1) * quarter) / 4)] ?? 0).state)
  const parts = samples[0] === null ? federalParts : [...federalParts, ...stateParts(samples, stateName)]
  for (const part of parts) findTurns(found, grid, part, (extra) => part.of(at(extra)))

  findJumps(found, grid, at, stateName)

  const rateOver = (from: number, to: number): number =>
    to <= from ? 0 : (wholeCost(at(to)) - wholeCost(at(from))) / (to - from)
  /** Whether the tax itself turns here: an amount may turn while another rule takes up what it does. A stepwise amount shows no slope. */
  const bends = ({ at: dollar, step: steps }: Found): boolean =>
    steps ||
    dollar <= NEAR ||
    Math.abs(rateOver(dollar - 1 - NEAR, dollar - 1) - rateOver(dollar + 1, dollar + 1 + NEAR)) > SAME_RATE
  const kinks = found
    .sort((a, b) => a.at - b.at)
    .map((kink) => {
      const cell = Math.floor(kink.at / window) * window
      // In the first interval there is only what lies before the turn itself.
      const before =
        cell > 0
          ? rateOver(Math.max(0, cell - window), cell)
          : rateOver(0, kink.kind === 'cliff' ? kink.at - 1 : kink.at)
      const after = rateOver(cell + window, cell + 2 * window)
      const jump = kink.kind === 'cliff' ? wholeCost(at(kink.at)) - wholeCost(at(kink.at - 1)) - before : 0
      return { ...kink, rateBefore: before, rateAfter: after, jump }
    })
    // A credit that found no tax to reduce costs nothing when it drops.
    .filter((kink) => (kink.kind === 'cliff' ? Math.abs(kink.jump) >= 1 : bends(kink)))
    .map(({ step: _, ...kink }) => kink)
  return { points, kinks }
}

interface BracketTurns {
  readonly part: string
  readonly first: (rate: number) => NextTurn
  readonly next: (from: number, to: number) => NextTurn
}

function findBrackets(
  found: Found[],
  grid: readonly number[],
  brackets: readonly Bracket[],
  incomeAt: (extra: number) => number,
  turns: BracketTurns,
): void {
  const rate = (index: number) => brackets[index]?.rate ?? 0
  const indexAt = (extra: number) => bracketIndex(incomeAt(extra), brackets)
  for (let i = 0; i + 1 < grid.length; i += 1) {
    const low = grid[i] ?? 0
    const high = grid[i + 1] ?? 0
    const after = indexAt(high)
    for (let index = indexAt(low) + 1; index <= after; index += 1)
      found.push({
        // The edge itself still has the old rate: the bracket is left one dollar before the first dollar of the new one.
        at: Math.max(0, firstDollar(low, high, (extra) => indexAt(extra) >= index) - 1),
        kind: 'bracket',
        part: turns.part,
        step: false,
        turn: index === 0 ? turns.first(rate(0)) : turns.next(rate(index - 1), rate(index)),
      })
  }
}

/** A loss of this many dollars within one interval, beyond what its neighbors bear, is looked for as one dollar. */
const JUMP = 50

/**
 * Cliffs that no single part explains, a state's recapture worksheet for one: an interval that costs far more, or less, than the
 * intervals on both sides of it, and does so with a single dollar. Named by the tax, or the state's rule, that jumps there.
 */
function findJumps(
  found: Found[],
  grid: readonly number[],
  at: (extra: number) => TwoReturns,
  stateName: string,
): void {
  const costs = grid.map((extra) => wholeCost(at(extra)))
  const costOver = (i: number): number | null => {
    const low = costs[i]
    const high = costs[i + 1]
    return low === undefined || high === undefined ? null : high - low
  }
  const known = found.filter((kink) => kink.kind === 'cliff').map((kink) => kink.at)
  for (let i = 0; i + 1 < grid.length; i += 1) {
    // The first and the last interval have one neighbor.
    const here = costOver(i)
    const before = costOver(i - 1) ?? costOver(i + 1)
    const after = costOver(i + 1) ?? before
    if (here === null || before === null || after === null) continue
    const low = grid[i] ?? 0
    const high = grid[i + 1] ?? 0
    // What is left between the cliffs that are named already.
    const inside = known.filter((dollar) => dollar > low && dollar <= high)
    const named = inside.reduce((sum, dollar) => sum + wholeCost(at(dollar)) - wholeCost(at(dollar - 1)), 0)
    const excess = beyond(here - named, before, after)
    if (Math.abs(excess) < JUMP) continue
    const slope = Math.min(before, after) / (high - low)
    const ends = [...inside.map((dollar) => dollar - 1), high].sort((a, b) => a - b)
    let from = low
    for (const to of ends) {
      const start = wholeCost(at(from))
      const passed = (extra: number): boolean => {
        const more = wholeCost(at(extra)) - start - slope * (extra - from)
        return excess > 0 ? more > excess / 2 : more < excess / 2
      }
      if (to > from && passed(to)) {
        const dollar = firstDollar(from, to, passed)
        const jump = wholeCost(at(dollar)) - wholeCost(at(dollar - 1))
        if (Math.abs(jump) >= Math.abs(excess) / 2) {
          const turn = jumpTurn(at(dollar - 1), at(dollar), stateName)
          found.push({ at: dollar, kind: 'cliff', part: 'jump', step: false, turn })
        }
      }
      from = to + 1
    }
  }
}

/** How much `here` lies above or below both neighbors; 0 between them. */
function beyond(here: number, before: number, after: number): number {
  const most = Math.max(before, after)
  const least = Math.min(before, after)
  return here > most ? here - most : here < least ? here - least : 0
}

/** Which tax jumps between two returns a dollar apart. */
function jumpTurn(before: TwoReturns, after: TwoReturns, stateName: string): NextTurn {
  const federal = federalCost(after) - federalCost(before)
  const state = stateCost(after) - stateCost(before)
  if (Math.abs(federal) >= Math.abs(state)) {
    const lost = ({ of }: TaxPart): number => of(before) - of(after)
    const dropped = federalParts.filter((part) => part.drop !== undefined && lost(part) > LEAP)
    const most = dropped.reduce<TaxPart | null>(
      (top, part) => (top === null || lost(part) > lost(top) ? part : top),
      null,
    )
    return most?.drop ?? (federal > 0 ? 'federal.up' : 'federal.down')
  }
  const ruleChange = (name: string, amount: number) =>
    amount - (before.state?.rules.find((rule) => rule.name === name)?.amount ?? 0)
  const rule = after.state?.rules.find(({ name, amount }) => Math.abs(ruleChange(name, amount)) > Math.abs(state) / 2)
  const way = state > 0 ? 'up' : 'down'
  return rule === undefined
    ? { key: `state.${way}`, values: { state: stateName } }
    : { key: `rule.${way}`, values: { state: stateName, item: rule.name } }
}

/** An amount that starts with this many dollars at once is a cliff. */
const LEAP = 20

/** Where one amount starts, grows, stops, shrinks or is lost. */
function findTurns(found: Found[], grid: readonly number[], part: TaxPart, valueAt: (extra: number) => number): void {
  const values = grid.map(valueAt)
  if (values.every((value) => Math.abs(value - (values[0] ?? 0)) <= STILL)) return
  const turns = turnsOf(values, part.step === true)
  const push = (at: number, kind: KinkKind, turn: NextTurn | undefined) => {
    if (turn !== undefined) found.push({ at, kind, part: part.key, turn, step: part.step === true })
  }
  turns.forEach((turn, i) => {
    const before = i === 0 ? 'still' : (turns[i - 1] ?? 'still')
    const next = turns[i + 1] ?? turn
    const low = grid[i] ?? 0
    const high = grid[i + 1] ?? 0
    const value = values[i] ?? 0
    if (turn === before && i > 0) return
    if (turn === 'down' && next === 'still' && before !== 'down') {
      const fall = value - (values[i + 1] ?? 0)
      const at = firstDollar(low, high, (extra) => valueAt(extra) < value - fall / 2)
      // Most of the loss with a single dollar is a cliff; otherwise it is a short slope.
      if (valueAt(at - 1) - valueAt(at) > fall / 2) {
        push(at, 'cliff', part.drop)
        return
      }
    }
    if (turn === 'still') {
      const stops =
        i === 0 ? low : firstDollar(grid[i - 1] ?? 0, low, (extra) => Math.abs(valueAt(extra) - value) <= FINE)
      if (before === 'up') push(stops, 'ends', part.full)
      if (before === 'down' && !wasCliff(found, part, grid[i - 1] ?? 0, low))
        push(stops, 'ends', Math.abs(value) <= STILL ? part.gone : part.floor)
      return
    }
    const moves =
      i === 0 && Math.abs(valueAt(1) - value) > FINE
        ? 0
        : firstDollar(low, high, (extra) => Math.abs(valueAt(extra) - value) > FINE) - 1
    if (i === 0 && moves === 0) return
    if (turn === 'up' && valueAt(moves + 1) - value >= LEAP) push(moves + 1, 'cliff', part.starts)
    else if (turn === 'down') push(moves, 'shrinks', part.shrinks)
    else if (Math.abs(value) <= STILL) push(moves, 'starts', part.starts)
    else push(moves, 'grows', part.grows)
  })
}

const wasCliff = (found: readonly Found[], part: TaxPart, low: number, high: number): boolean =>
  found.some((kink) => kink.part === part.key && kink.kind === 'cliff' && kink.at > low && kink.at <= high)
