import * as z from 'zod/mini'

/** Query of `GET /api/v1/facts/{name}`. */
export const factQuery = z.strictObject({
  year: z.optional(z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.transform(Number))),
})

const units = [
  'dollars',
  'fraction',
  'percent',
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'count',
  'ratio',
  'age',
  'calendar year',
  'date',
  'month-day',
  'text',
  'yes-no',
  'table',
] as const
const unit = z.enum(units)
const named = {
  name: z.string(),
  what: z.string(),
  /** What a number counts; `fraction`: 0.22 is 22%; `month-day`: '04-15'; `table`: see `fields`. */
  unit,
  per: z.optional(z.enum(['year', 'month', 'week', 'day', 'hour', 'mile', 'pay period'])),
  /** Units of a table's fields. */
  fields: z.optional(z.record(z.string(), unit)),
  /** Oldest first; empty for standing law, which is the same in every year held. */
  years: z.array(z.int()),
}

/** Answer of `GET /api/v1/facts`. */
export const factList = z.strictObject({ facts: z.array(z.strictObject(named)) })
export type FactList = z.infer<typeof factList>

/** Where a figure was published and how firm it is; the same shape as the sources of a calculation. */
const source = z.strictObject({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  url: z.optional(z.string()),
  what: z.string(),
  where: z.optional(z.string()),
  asOf: z.optional(z.string()),
  status: z.enum(['enacted', 'projected', 'carried-over', 'assumption']),
  confidence: z.optional(z.enum(['low', 'medium'])),
  checked: z.string(),
})

/** Answer of `GET /api/v1/facts/{name}`. */
export const factAnswer = z.strictObject({
  ...named,
  /** The year answered for; null for standing law. */
  year: z.nullable(z.int()),
  /** In its unit; a list or a table where it makes sense only whole; null where the law has none. */
  value: z.unknown(),
  /** What makes the figure less than certain. */
  caveat: z.optional(z.string()),
  source,
})
export type FactAnswer = z.infer<typeof factAnswer>
