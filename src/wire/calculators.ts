import * as z from 'zod/mini'

/** One line of `GET /api/v1/calculators`. */
export const calculatorListItem = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
})
/** Answer of `POST /api/v1/calculators/{slug}`, as far as all calculators are alike; the description has each one's own. */
export const calculatorAnswer = z.looseObject({
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
})
export type CalculatorListItem = z.infer<typeof calculatorListItem>
