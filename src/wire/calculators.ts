import * as z from 'zod/mini'

/** One line of `GET /api/v1/calculators`. */
export const calculatorListItem = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
})
export type CalculatorListItem = z.infer<typeof calculatorListItem>

/** Body of `POST /api/v1/calculators/{slug}`: missing inputs take their defaults, a missing year means the newest law. */
export const calculatorRunBody = z.object({
  inputs: z.optional(z.record(z.string(), z.unknown())),
  year: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
})
