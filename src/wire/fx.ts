import * as z from 'zod/mini'

/** Exchange rates of one day: units of each currency for one unit of `base`, the base itself left out. One rate for each business day, not real time. */
export const fxTable = z.object({
  base: z.string().check(z.regex(/^[A-Z]{3}$/)),
  asOf: z.iso.date(),
  source: z.string().check(z.minLength(1), z.maxLength(120)),
  rates: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.gt(0), z.lte(1e9))),
})
export type FxTable = z.infer<typeof fxTable>

/**
 * Answer of `GET /api/v1/fx`: the tables known here, the newest first. `bundled` ones came with this release; another was read from its
 * publisher since. Rates of different tables are of different days and must not be crossed.
 */
export const fxAnswer = z.object({ tables: z.array(z.extend(fxTable, { bundled: z.boolean() })) })
export type FxAnswer = z.infer<typeof fxAnswer>
