import * as z from 'zod/mini'

/** One line of `GET /api/v1/questions`. */
export const questionListItem = z.object({
  name: z.string(),
  title: z.string(),
  question: z.string(),
  description: z.string(),
})
export type QuestionListItem = z.infer<typeof questionListItem>
