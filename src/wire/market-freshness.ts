import * as z from 'zod/mini'

/**
 * How soon a figure is told: as it happens, late by some minutes, once after the day's trading, or on the days its publisher names (a survey of the
 * week, an index of the month).
 */
export const TIMINGS = ['live', 'delayed', 'end-of-day', 'weekly', 'monthly'] as const

/** What a number is counted in: money of `currency`, points of an index, percent a year (6.83 is 6.83%), or units of `currency` for one of another. */
export const UNITS = ['currency', 'points', 'percent', 'exchange'] as const

const text = z.string().check(z.minLength(1), z.maxLength(120))

/**
 * What every figure carries beside its value. `asOf` is the day the newest of them describes (of a month: its first). `bundled` ones came with this
 * release and were not read since. `stale` is true when a newer one should be known by now; `reason` then says why it is not, in words for a visitor.
 */
export const freshness = {
  source: text,
  /** Where its publisher shows it; null where that is nowhere in particular. */
  url: z.nullable(z.string().check(z.regex(/^https:\/\/[\w.-]+(\/\S*)?$/), z.maxLength(300))),
  asOf: z.iso.date(),
  /** When it was read; null for bundled ones. */
  fetchedAt: z.nullable(z.iso.datetime()),
  timing: z.enum(TIMINGS),
  unit: z.enum(UNITS),
  /** Null where the unit is no money. */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  bundled: z.boolean(),
  stale: z.boolean(),
  reason: z.nullable(z.string().check(z.maxLength(300))),
  /** Since when every try to read a newer one has failed; null where the newest try did not. */
  failingSince: z.nullable(z.iso.datetime()),
}
