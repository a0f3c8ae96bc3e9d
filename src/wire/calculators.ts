import * as z from 'zod/mini'

/** One line of `GET /api/v1/calculators`. */
export const calculatorListItem = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
})
export type CalculatorListItem = z.infer<typeof calculatorListItem>
