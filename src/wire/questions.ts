import * as z from 'zod/mini'

/** One line of `GET /api/v1/questions`. */
export const questionListItem = z.object({
  name: z.string(),
  title: z.string(),
  question: z.string(),
  description: z.string(),
})
/** Answer of `POST /api/v1/questions/{name}`, as far as all questions are alike. */
export const questionAnswer = z.looseObject({ question: z.string() })
export type QuestionListItem = z.infer<typeof questionListItem>
