import * as z from 'zod/mini'

/** One line of `GET /api/v1/plans`. */
export const planListItem = z.object({
  name: z.string(),
  title: z.string(),
  question: z.string(),
  path: z.string(),
})
export type PlanListItem = z.infer<typeof planListItem>
