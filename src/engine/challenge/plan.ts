import type { IsoDate } from '../month.ts'
import { type Pattern, sharesOf } from './shares.ts'
import { type Spread, type SpreadCase, spreadExactly } from './spread.ts'
import { type HalfDays, paydaySteps, type Rhythm, stepDates } from './step-dates.ts'

export interface ChallengeAsk {
  /** Whole cents. */
  readonly goal: number
  /** Places in the calendar, the skipped ones included. */
  readonly count: number
  readonly rhythm: Rhythm
  readonly halfDays: HalfDays
  readonly start: IsoDate
  readonly pattern: Pattern
  readonly seed: string
  readonly payday: { readonly date: IsoDate; readonly every: number } | null
  /** Whole cents. */
  readonly least: number
  readonly most: number | null
  readonly unit: number
  /** Numbers from 1, by place: no step there. */
  readonly skipped: ReadonlySet<number>
  /** What has happened since; null: nothing yet. */
  readonly since: Since | null
}
/** A plan that met life: what is saved, what was missed, and how the rest is spread over the steps left. */
export interface Since {
  /** Places already saved for. */
  readonly done: ReadonlySet<number>
  /** Places that passed without saving. */
  readonly missed: ReadonlySet<number>
  /** Whole cents saved so far; null: the planned amounts of `done`. */
  readonly saved: number | null
  /** `even`: the same amount is added to every step left. `pattern`: every step left grows by the same factor. */
  readonly spread: 'even' | 'pattern'
}

export interface Step {
  /** Place in time, from 1. */
  readonly number: number
  /** Place by size, from 1 the smallest: the number on an envelope. */
  readonly rank: number
  readonly date: IsoDate
  /** Days after the start. */
  readonly day: number
  /** Whole cents as first planned. */
  readonly planned: number
  /** Whole cents still to save in it; 0 unless it is open. */
  readonly amount: number
  /** `spared`: so much is saved already that the goal is reached before it. */
  readonly state: 'open' | 'done' | 'missed' | 'spared'
}

interface Told {
  /** Every step but the skipped ones, in time. Empty where no plan could be made. */
  readonly steps: readonly Step[]
  /** Whole cents: saved so far, and what the open steps add up to. saved + left is the goal, exactly, in `plan`. */
  readonly saved: number
  readonly left: number
}
export type Challenge =
  | ({ readonly outcome: 'plan' } & Told)
  /** The goal is already there. */
  | ({ readonly outcome: 'reached' } & Told)
  /** Money is left to save and no step to save it in. */
  | ({ readonly outcome: 'no-steps' } & Told)
  /** The smallest `count` steps alone come to `needed` cents: more than the goal. */
  | ({ readonly outcome: 'too-little'; readonly needed: number; readonly count: number } & Told)
  /** The largest `count` steps left together hold only `holds` cents. */
  | ({ readonly outcome: 'too-much'; readonly holds: number; readonly count: number } & Told)
  /** No whole unit lies between the smallest and the largest step allowed. */
  | ({ readonly outcome: 'no-amount' } & Told)

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/**
 * A saving challenge: dated steps whose amounts add up to the goal to the cent, in a pattern, within limits. Where some steps are
 * done or missed, the rest of the goal is spread over the steps left, again to the cent. Whole cents throughout. Refuses with a
 * reason, never approximately.
 */
export function challengePlan(ask: ChallengeAsk): Challenge {
  const dates = stepDates(ask.start, ask.rhythm, ask.count, ask.halfDays)
  const places = dates
    .map(({ date, day }, i) => ({ number: i + 1, date, day }))
    .filter(({ number }) => !ask.skipped.has(number))
  const marks = ask.payday ? paydaySteps(ask.start, dates, ask.payday.date, ask.payday.every) : []
  const shares = sharesOf(
    ask.pattern,
    places.length,
    ask.seed,
    places.map(({ number }) => marks[number - 1] ?? false),
  )
  const { least, most, unit } = ask
  const first = spreadExactly({ total: ask.goal, shares, least, most, unit, fit: 'scale' })
  const nothing: Told = { steps: [], saved: 0, left: ask.goal }
  if (first.outcome !== 'spread') return { ...first, ...nothing }
  const ranks = rankOf(first.amounts)
  const planned = places.map(
    ({ number, date, day }, i): Step => ({
      number,
      rank: ranks[i] ?? 0,
      date,
      day,
      planned: first.amounts[i] ?? 0,
      amount: first.amounts[i] ?? 0,
      state: 'open',
    }),
  )
  return ask.since ? respread(ask, planned, ask.since) : { outcome: 'plan', steps: planned, saved: 0, left: ask.goal }
}

function respread(ask: ChallengeAsk, planned: readonly Step[], since: Since): Challenge {
  const marked = planned.map((step): Step => {
    if (since.done.has(step.number)) return { ...step, amount: 0, state: 'done' }
    if (since.missed.has(step.number)) return { ...step, amount: 0, state: 'missed' }
    return step
  })
  const saved = since.saved ?? sum(marked.filter((step) => step.state === 'done').map((step) => step.planned))
  const left = Math.max(0, ask.goal - saved)
  const told = { steps: marked, saved, left }
  if (left === 0) {
    const steps = marked.map((step) => ({ ...step, amount: 0 }))
    return { outcome: 'reached', ...told, steps }
  }
  const open = marked.filter((step) => step.state === 'open')
  const shares = open.map((step) => step.planned)
  const { least, most, unit } = ask
  const fit = since.spread === 'even' ? 'shift' : 'scale'
  const all = spreadExactly({ total: left, shares, least, most, unit, fit })
  const spread = all.outcome === 'too-little' ? onFewer({ total: left, shares, least, most, unit, fit }) : all
  if (spread.outcome !== 'spread') return { ...spread, ...told }
  let at = 0
  const steps = marked.map((step): Step => {
    if (step.state !== 'open') return step
    const amount = spread.amounts[at++]
    return amount === undefined ? { ...step, amount: 0, state: 'spared' } : { ...step, amount }
  })
  return { outcome: 'plan', ...told, steps }
}

/**
 * Nearly there: less is left than all open steps at their least. The first ones take it, as many as their least allows; where that
 * does not come out, one more step and smaller amounts. Only here a step may lie below the least.
 */
function onFewer(ask: SpreadCase): Spread {
  const { total, shares, least, unit } = ask
  const low = Math.max(1, Math.ceil(least / unit))
  const count = Math.floor(total / unit / low)
  if (count === 0) return { outcome: 'spread', amounts: [total] }
  const few = spreadExactly({ ...ask, shares: shares.slice(0, count) })
  return few.outcome === 'spread' ? few : spreadExactly({ ...ask, shares: shares.slice(0, count + 1), least: 0 })
}

/** Place of each amount by size, from 1; of equal ones the earlier first. */
function rankOf(amounts: readonly number[]): readonly number[] {
  const ranks = amounts.map(() => 0)
  const order = amounts.map((_, i) => i).sort((a, b) => (amounts[a] ?? 0) - (amounts[b] ?? 0) || a - b)
  for (const [place, i] of order.entries()) ranks[i] = place + 1
  return ranks
}
