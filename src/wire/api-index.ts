import * as z from 'zod/mini'

/** Answer of `GET /api/v1`. */
export const apiIndex = z.strictObject({
  version: z.string(),
  /** The years of law held. */
  years: z.array(z.int()),
  /** The days a question may be asked for. */
  asOf: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
  addresses: z.strictObject({
    openapi: z.string(),
    calculators: z.string(),
    plans: z.string(),
    questions: z.string(),
    facts: z.string(),
    market: z.string(),
    rates: z.string(),
    fx: z.string(),
    posts: z.string(),
    community: z.string(),
  }),
})
export type ApiIndex = z.infer<typeof apiIndex>
