/** A scenario as anybody reads it: the answer, the table before and after, the courses, the lines with their reasons. Plain data. */
import { addMonths, type Month } from '#engine/month.ts'
import type { Citation, Working } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import { eventSaid } from './event-said.ts'
import { headlineOf } from './headline.ts'
import { notesOf } from './notes.ts'
import { rowsOf, type ToldRow } from './rows.ts'
import type { ScenarioResult } from './run.ts'
import { sourcesOf } from './sources.ts'
import { type ToldLine, tellLines } from './tell-lines.ts'
import { outcomeTold, type ToldOutcome } from './told-outcome.ts'
import { rests } from './words/answer.en.ts'
import { workingsOf } from './workings.ts'

export interface ToldCourse {
  readonly before: readonly number[]
  readonly after: readonly number[]
}
export interface ToldScenario {
  readonly headline: string
  readonly rests: string
  /** The first month cash ends below zero: as things are, and with the events. */
  readonly short: { readonly before: string | null; readonly after: string | null }
  readonly rows: readonly ToldRow[]
  readonly outcomes: { readonly before: ToldOutcome; readonly after: ToldOutcome }
  readonly months: readonly string[]
  /** Dollars at the end of each month. */
  readonly cash: ToldCourse
  readonly worth: ToldCourse
  readonly events: readonly {
    readonly kind: string
    readonly month: string
    readonly title: string
    readonly line: string
  }[]
  /** The year the lines are of. */
  readonly linesFrom: string
  readonly linesMonths: number
  readonly lines: readonly ToldLine[]
  readonly notes: readonly string[]
  readonly workings: readonly Working[]
  readonly sources: readonly Citation[]
}
const inDollars = (column: Float64Array): readonly number[] => Array.from(column, (one) => one / 100)

export function tellScenario(result: ScenarioResult, say: Say): ToldScenario {
  const { model, given, before, after, from, outcomes } = result
  const monthAt = (at: number): Month => addMonths(model.first, at)
  const sources = sourcesOf(result)
  const told = { before: outcomeTold(outcomes.before, monthAt), after: outcomeTold(outcomes.after, monthAt) }
  const headline = headlineOf(result, told.before, told.after, say)
  const month =
    given.events.length === 0
      ? rests.none((before.left[0] ?? 0) / 100, say)
      : rests.events(told.before.left, told.after.left, say)
  return {
    headline: headline.text,
    rests: [headline.more, month].filter(Boolean).join(' '),
    short: { before: told.before.firstShort, after: told.after.firstShort },
    rows: rowsOf(told.before, told.after, model.first, given.settings.years, say),
    outcomes: told,
    months: before.months,
    cash: { before: inDollars(before.cash), after: inDollars(after.cash) },
    worth: { before: inDollars(before.worth), after: inDollars(after.worth) },
    events: given.events.map((event) => ({ kind: event.kind, month: monthAt(event.at - 1), ...eventSaid(event, say) })),
    linesFrom: monthAt(from),
    linesMonths: Math.min(12, model.months - from),
    lines: tellLines(result, sources, say),
    notes: notesOf(result, say),
    workings: workingsOf(result, say),
    sources,
  }
}
