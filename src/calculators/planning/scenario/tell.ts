/** A scenario as anybody reads it: the answer, the table before and after, the courses, the lines with their reasons. Plain data. */
import { addMonths, type Month } from '#engine/month.ts'
import type { Outcome } from '#engine/planning/scenario/outcome.ts'
import type { Citation, Working } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import { eventSaid, wordsFor } from './event-said.ts'
import { notesOf } from './notes.ts'
import type { ScenarioResult } from './run.ts'
import { sourcesOf } from './sources.ts'
import { type ToldLine, tellLines } from './tell-lines.ts'
import { headlines, manyEvents, rests, rowWords } from './words/answer.en.ts'
import { ifWords } from './words/events.en.ts'
import { workingsOf } from './workings.ts'

export interface ToldRow {
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
  /** Whether the events make it better (1), worse (-1) or leave it (0). */
  readonly turn: -1 | 0 | 1
}
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
export interface ToldOutcome {
  readonly left: number
  readonly lowestCash: number
  readonly lowestMonth: string
  readonly firstShort: string | null
  readonly firstSold: string | null
  readonly debtFree: string | null
  readonly debtFreeBesideHomes: string | null
  readonly worth: readonly { readonly years: number; readonly amount: number }[]
}

const cents = (amount: number): number => Math.round(amount * 100) / 100
const inDollars = (column: Float64Array): readonly number[] => Array.from(column, (one) => one / 100)

function outcomeTold(outcome: Outcome, monthAt: (at: number) => Month): ToldOutcome {
  const month = (at: number | null): string | null => (at === null ? null : monthAt(at))
  return {
    left: cents(outcome.left),
    lowestCash: outcome.lowest.cash,
    lowestMonth: monthAt(outcome.lowest.month),
    firstShort: month(outcome.firstShort),
    firstSold: month(outcome.firstSold),
    debtFree: month(outcome.debtFree),
    debtFreeBesideHomes: month(outcome.debtFreeBesideHomes),
    worth: outcome.worth,
  }
}

function headlineOf(result: ScenarioResult, before: ToldOutcome, after: ToldOutcome, say: Say): string {
  const { events, settings } = result.given
  const [only] = events
  const condition =
    only === undefined ? '' : events.length === 1 ? wordsFor(ifWords, only, say) : manyEvents(events.length)
  const { years } = settings
  const told = { condition, years, month: after.lowestMonth, amount: after.lowestCash }
  const hasSooner = before.firstShort !== null && (after.firstShort === null || before.firstShort <= after.firstShort)
  if (hasSooner && before.firstShort !== null) return headlines.already({ ...told, month: before.firstShort }, say)
  if (events.length === 0) return headlines.none()
  if (after.firstShort !== null) return headlines.short({ ...told, month: after.firstShort }, say)
  if (after.firstSold !== null && after.firstSold !== before.firstSold)
    return headlines.sold({ ...told, month: after.firstSold }, say)
  const gain = (result.after.worth.at(-1) ?? 0) - (result.before.worth.at(-1) ?? 0)
  if (gain > 100 && after.lowestCash >= before.lowestCash)
    return headlines.betterOff({ ...told, amount: gain / 100 }, say)
  return headlines.through(told, say)
}

const turnOf = (before: number, after: number): -1 | 0 | 1 =>
  Math.abs(after - before) < 0.5 ? 0 : after > before ? 1 : -1
/** Later is better, never is best; for a debt-free month the other way round. */
const monthTurn = (before: string | null, after: string | null, isLaterBetter: boolean): -1 | 0 | 1 => {
  if (before === after) return 0
  const isLater = after === null || (before !== null && after > before)
  return isLater === isLaterBetter ? 1 : -1
}

function rowsOf(before: ToldOutcome, after: ToldOutcome, years: number, say: Say): readonly ToldRow[] {
  const row = (key: string, label: string, was: string, is: string, turn: ToldRow['turn']): ToldRow => ({
    key,
    label,
    before: was,
    after: is,
    turn,
  })
  const month = (one: string | null, none: string): string => (one === null ? none : say.monthShort(one))
  const later = rowWords.later(years, say)
  const at = (one: ToldOutcome): string => rowWords.at(one.lowestCash, one.lowestMonth, say)
  return [
    row('left', rowWords.left, say.money(before.left), say.money(after.left), turnOf(before.left, after.left)),
    row('lowest', rowWords.lowest, at(before), at(after), turnOf(before.lowestCash, after.lowestCash)),
    row(
      'firstShort',
      rowWords.firstShort,
      month(before.firstShort, rowWords.never),
      month(after.firstShort, rowWords.never),
      monthTurn(before.firstShort, after.firstShort, true),
    ),
    row(
      'firstSold',
      rowWords.firstSold,
      month(before.firstSold, rowWords.never),
      month(after.firstSold, rowWords.never),
      monthTurn(before.firstSold, after.firstSold, true),
    ),
    row(
      'debtFreeBesideHomes',
      rowWords.debtFreeBesideHomes,
      month(before.debtFreeBesideHomes, later),
      month(after.debtFreeBesideHomes, later),
      monthTurn(before.debtFreeBesideHomes, after.debtFreeBesideHomes, false),
    ),
    row(
      'debtFree',
      rowWords.debtFree,
      month(before.debtFree, later),
      month(after.debtFree, later),
      monthTurn(before.debtFree, after.debtFree, false),
    ),
    ...before.worth.map((one, place) => {
      const then = after.worth[place]?.amount ?? one.amount
      return row(
        `worth-${one.years}`,
        rowWords.worth(one.years, say),
        say.money(one.amount),
        say.money(then),
        turnOf(one.amount, then),
      )
    }),
  ]
}

export function tellScenario(result: ScenarioResult, say: Say): ToldScenario {
  const { model, given, before, after, from, outcomes } = result
  const monthAt = (at: number): Month => addMonths(model.first, at)
  const sources = sourcesOf(result)
  const told = { before: outcomeTold(outcomes.before, monthAt), after: outcomeTold(outcomes.after, monthAt) }
  return {
    headline: headlineOf(result, told.before, told.after, say),
    rests:
      given.events.length === 0
        ? rests.none(told.before.left, say)
        : rests.events(told.before.left, told.after.left, say),
    short: { before: told.before.firstShort, after: told.after.firstShort },
    rows: rowsOf(told.before, told.after, given.settings.years, say),
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
