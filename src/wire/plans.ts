import * as z from 'zod/mini'

/** One line of `GET /api/v1/plans`. */
export const planListItem = z.object({
  name: z.string(),
  title: z.string(),
  question: z.string(),
  path: z.string(),
})
/** Answer of `POST /api/v1/plans/{name}`, as far as all plans are alike. */
export const planAnswer = z.looseObject({ plan: z.string(), answer: z.looseObject({}) })
export type PlanListItem = z.infer<typeof planListItem>
