import * as z from 'zod/mini'
import { type FxTable, fxTable } from '#wire/fx.ts'
import { curvePoints } from '#wire/market-rates.ts'
import { ProviderError } from './provider.ts'
import { dayAfter } from './session.ts'

/** Figures that a publisher brings out now and then, as one value. */
export interface Resource<T> {
  readonly ability: 'yields' | 'mortgage' | 'cpi' | 'unemployment' | 'fx'
  /** Reads what a provider said on the day `today`. Throws where that makes no sense, or tells of the future. */
  readonly read: (answer: unknown, today: string) => T
  /** The day of its newest figure. */
  readonly asOf: (value: T) => string
  /** How far a value lies from one before it, in parts of what so many days may bring: above 1 it is not believed. */
  readonly strain: (value: T, before: T, days: number) => number
  /** When its newest figure is older than this many days, there should be a newer one. */
  readonly oldAfterDays: number
}

export interface Curve {
  readonly asOf: string
  readonly points: readonly { readonly months: number; readonly rate: number }[]
}
export interface Yields extends Curve {
  /** A curve of about a month before. */
  readonly earlier: Curve | null
}
export interface Dated<V extends number | null = number> {
  readonly date: string
  readonly value: V
}
export interface Mortgage {
  readonly thirty: readonly Dated[]
  readonly fifteen: readonly Dated[]
}

const someCurve = z.object({ date: z.iso.date(), points: curvePoints })
const yieldsAnswer = z.object({ days: z.array(z.unknown()) })
const rate = z.number().check(z.gte(0.5), z.lte(25))
const weeks = z.array(z.object({ date: z.iso.date(), value: rate })).check(z.maxLength(600))
const mortgageAnswer = z.object({ thirty: weeks.check(z.minLength(1)), fifteen: weeks })
/** The index was 9.8 in 1913 and is about 330 now. */
const indexValue = z.nullable(z.number().check(z.gte(9), z.lte(5_000)))
const byMonth = (value: typeof indexValue) =>
  z.object({ points: z.array(z.object({ date: z.iso.date(), value })).check(z.minLength(1), z.maxLength(600)) })
const cpiAnswer = byMonth(indexValue)
/** Between 2.5% in 1953 and 14.8% in April 2020, in percent of those who work or look for work. */
const unemploymentAnswer = byMonth(z.nullable(z.number().check(z.gte(1), z.lte(40))))

/** How much a rate may move: points on one day, and more with every day between two readings. */
const POINTS = 1
const POINTS_A_DAY = 0.02

export const yieldsResource: Resource<Yields> = {
  ability: 'yields',
  read: (answer, today) => {
    const parsed = yieldsAnswer.safeParse(answer)
    const days = (parsed.data?.days ?? [])
      .flatMap((day) => someCurve.safeParse(day).data ?? [])
      .map(({ date, points }) => ({ asOf: date, points: points.toSorted((a, b) => a.months - b.months) }))
      .toSorted((a, b) => (a.asOf < b.asOf ? -1 : 1))
    const newest = days.at(-1)
    if (!newest) throw new ProviderError('There is no curve in it.')
    refuseFuture(newest.asOf, today)
    if (new Set(newest.points.map(({ months }) => months)).size < newest.points.length)
      throw new ProviderError('A length of time stands there twice.')
    const monthAgo = dayAfter(newest.asOf, -28)
    return { ...newest, earlier: days.findLast(({ asOf }) => asOf <= monthAgo) ?? null }
  },
  asOf: ({ asOf }) => asOf,
  strain: (value, before, days) => {
    const old = new Map(before.points.map(({ months, rate: was }) => [months, was]))
    const moves = value.points.flatMap(({ months, rate: is }) => {
      const was = old.get(months)
      return was === undefined ? [] : [Math.abs(is - was)]
    })
    return Math.max(0, ...moves) / (POINTS + POINTS_A_DAY * days)
  },
  oldAfterDays: 6,
}

export const mortgageResource: Resource<Mortgage> = {
  ability: 'mortgage',
  read: (answer, today) => {
    const parsed = mortgageAnswer.safeParse(answer)
    if (!parsed.success) throw new ProviderError('It is no list of weeks and rates.')
    const thirty = inOrder(parsed.data.thirty)
    refuseFuture(thirty.at(-1)?.date ?? '', today)
    return { thirty, fifteen: inOrder(parsed.data.fifteen) }
  },
  asOf: ({ thirty }) => thirty.at(-1)?.date ?? '',
  strain: (value, before, days) =>
    Math.abs((value.thirty.at(-1)?.value ?? 0) - (before.thirty.at(-1)?.value ?? 0)) / (POINTS + POINTS_A_DAY * days),
  oldAfterDays: 10,
}

export const cpiResource: Resource<readonly Dated<number | null>[]> = {
  ability: 'cpi',
  read: (answer, today) => monthsIn(cpiAnswer, answer, today),
  asOf: (points) => points.at(-1)?.date ?? '',
  strain: (points, before, days) =>
    Math.abs(Math.log((points.at(-1)?.value ?? 1) / (before.at(-1)?.value ?? 1))) / (0.03 + 0.0005 * days),
  oldAfterDays: 80,
}

/** In April 2020 the rate rose by 10.4 points in a month: what rises by more is not believed. */
export const unemploymentResource: Resource<readonly Dated<number | null>[]> = {
  ability: 'unemployment',
  read: (answer, today) => monthsIn(unemploymentAnswer, answer, today),
  asOf: (points) => points.at(-1)?.date ?? '',
  strain: (points, before) => Math.abs((points.at(-1)?.value ?? 0) - (before.at(-1)?.value ?? 0)) / 12,
  oldAfterDays: 80,
}

/** A list of months up to the last that has a figure. Throws where none has, or where that one is of the future. */
function monthsIn(schema: typeof cpiAnswer, answer: unknown, today: string): readonly Dated<number | null>[] {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ProviderError('It is no list of months and figures.')
  const points = inOrder(parsed.data.points)
  const last = points.findLastIndex(({ value }) => value !== null)
  if (last < 0) throw new ProviderError('No month has a figure.')
  refuseFuture(points[last]?.date ?? '', today)
  return points.slice(0, last + 1)
}

export const fxResource: Resource<FxTable> = {
  ability: 'fx',
  read: (answer, today) => {
    const parsed = fxTable.safeParse(answer)
    if (!parsed.success) throw new ProviderError('It is no table of rates.')
    refuseFuture(parsed.data.asOf, today)
    return parsed.data
  },
  asOf: ({ asOf }) => asOf,
  strain: ({ rates }, before, days) =>
    Math.abs(Math.log((rates['USD'] ?? 1) / (before.rates['USD'] ?? 1))) / (0.1 + 0.002 * days),
  oldAfterDays: 6,
}

/** Oldest first, each date once: of two the later in the list. */
function inOrder<Point extends { readonly date: string }>(points: readonly Point[]): Point[] {
  const byDate = new Map(points.map((point) => [point.date, point]))
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function refuseFuture(day: string, today: string): void {
  if (day > today) throw new ProviderError('It tells of the future.')
}
