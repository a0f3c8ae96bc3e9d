import type { FastifyInstance } from 'fastify'
import { type QuestionListItem, questionAnswer, questionListItem } from '#wire/questions.ts'
import { Problem } from '../../http/problems.ts'
import { type Askable, askableRoutes } from '../askable.ts'

/** What the JSON API needs from the questions that no page asks, asked by name with `{inputs?, year?, asOf?}`. */
export type QuestionApi = Askable<QuestionListItem>

export function questionRoutes(app: FastifyInstance, questions: QuestionApi): void {
  askableRoutes(app, 'questions', questions, unknownQuestion, { item: questionListItem, run: questionAnswer })
}

function unknownQuestion(): Problem {
  return new Problem(404, 'unknown_question', 'There’s no question with this name. GET /api/v1/questions lists them.')
}
