import * as z from 'zod/mini'
import { freshness } from './market-freshness.ts'

const percent = z.number().check(z.gte(-5), z.lte(30))

/** A curve: what lending to the Treasury for so many months pays, shortest first. Percent a year. */
export const curvePoints = z
  .array(z.object({ months: z.number().check(z.gt(0), z.lte(360)), rate: percent }))
  .check(z.minLength(3), z.maxLength(20))

/** The par yields of one day, and of a day about a month before it where that is known. */
export const yieldCurve = z.object({
  ...freshness,
  points: curvePoints,
  earlier: z.nullable(z.object({ asOf: z.iso.date(), points: curvePoints })),
})

/** Figures by date, oldest first; null where its publisher has none for that date. The last one has a value. */
export const rateSeries = z.object({
  ...freshness,
  points: z
    .array(z.object({ date: z.iso.date(), value: z.nullable(z.number()) }))
    .check(z.minLength(1), z.maxLength(600)),
})
export type RateSeries = z.infer<typeof rateSeries>

/**
 * Answer of `GET /api/v1/market/rates`: what others publish, each with its day and its source. `mortgage30` and `mortgage15` are weekly averages of fixed
 * rates; `cpi` is the index by month (1982–84 = 100, not seasonally adjusted), `inflation` its change over 12 months in percent, null where either month is missing;
 * `unemployment` the share of the labor force that looks for work, by month, in percent (seasonally adjusted).
 */
export const marketRates = z.object({
  yields: yieldCurve,
  mortgage30: rateSeries,
  mortgage15: z.nullable(rateSeries),
  cpi: rateSeries,
  inflation: z.nullable(z.object({ value: z.number(), month: z.iso.date() })),
  unemployment: rateSeries,
})
export type MarketRates = z.infer<typeof marketRates>
