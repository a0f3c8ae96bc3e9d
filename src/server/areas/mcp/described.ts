import * as z from 'zod'
import type { Findable } from './finder.ts'

/** What the tools read of the API's description of a calculator or plan. Whatever else it says passes through. */
export const description = z.looseObject({
  title: z.string(),
  question: z.string(),
  years: z.optional(z.array(z.int())),
  inputs: z.looseObject({}),
  figures: z.optional(z.array(z.looseObject({ key: z.string(), label: z.string(), unit: z.string() }))),
  tables: z.optional(z.array(z.looseObject({ key: z.string() }))),
  examples: z.optional(z.array(z.unknown())),
})
export type Description = z.infer<typeof description>

/** Without what an assistant can do without: columns come with the tables, and one example shows the way. */
export function forAssistants(
  { tables, examples, ...rest }: Description,
  { name, kind }: Findable,
  page: string | undefined,
) {
  return {
    name,
    kind,
    ...(page === undefined ? {} : { page }),
    ...rest,
    ...(tables ? { tables: tables.map(({ key }) => key) } : {}),
    ...(examples?.[0] === undefined ? {} : { example: examples[0] }),
  }
}
