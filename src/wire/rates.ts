import * as z from 'zod/mini'

/** A rate somebody published: percent points per year (6.83 is 6.83%), the day it stands for, and who published it. */
export const publishedRate = z.object({
  rate: z.number().check(z.gte(0.5), z.lte(25)),
  asOf: z.iso.date(),
  source: z.string().check(z.minLength(1), z.maxLength(120)),
})
export type PublishedRate = z.infer<typeof publishedRate>

/** Answer of `GET /api/v1/rates`: the newest published averages known here; null where none was read. */
export const ratesAnswer = z.object({ mortgage30: z.nullable(publishedRate) })
export type RatesAnswer = z.infer<typeof ratesAnswer>
