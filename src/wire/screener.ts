import * as z from 'zod/mini'
import { symbolPattern } from './market.ts'

/** What a company is sorted into; 'other' where its source says something else. */
export const SECTORS = [
  'technology',
  'health',
  'finance',
  'leisure',
  'staples',
  'industry',
  'energy',
  'utilities',
  'materials',
  'property',
  'media',
  'other',
] as const
export const MOST_COMPANIES = 3_000

const text = z.string().check(z.minLength(1), z.maxLength(120))
const aboveZero = z.number().check(z.gt(0), z.lte(1e13))
const zeroOrMore = z.nullable(z.number().check(z.gte(0), z.lte(1e13)))
const anyDollars = z.nullable(z.number().check(z.gte(-1e13), z.lte(1e13)))

/**
 * A company as it was reported; ratios are worked out from this, never taken over. Dollars and shares; `earnings` and `dividend` are dollars
 * for one share. Sums are of the last four quarters, those ending in `Before` of the four before. A null was not reported.
 */
export const company = z.object({
  symbol: z.string().check(z.regex(symbolPattern)),
  name: text,
  sector: z.enum(SECTORS),
  price: aboveZero,
  shares: z.nullable(aboveZero),
  earnings: anyDollars,
  earningsBefore: anyDollars,
  dividend: zeroOrMore,
  sales: zeroOrMore,
  salesBefore: zeroOrMore,
  profit: anyDollars,
  equity: anyDollars,
  debt: zeroOrMore,
  beta: z.nullable(z.number().check(z.gte(-20), z.lte(20))),
  priceBefore: z.nullable(aboveZero),
  high: z.nullable(aboveZero),
  traded: zeroOrMore,
})
export type WireCompany = z.infer<typeof company>

/**
 * Answer of `GET /api/v1/market/screener`. `sample`: invented companies, for practice; they have no day. `asOf`: the day of the prices.
 */
export const screenerAnswer = z.object({
  source: text,
  sample: z.boolean(),
  asOf: z.nullable(z.iso.date()),
  companies: z.array(company).check(z.maxLength(MOST_COMPANIES)),
})
export type ScreenerAnswer = z.infer<typeof screenerAnswer>

/** `sample=no` leaves invented companies out: where there are no others, the list is empty. */
export const screenerQuery = z.object({ sample: z.optional(z.literal('no')) })
