/** What a question that only programs ask, asks and answers. */
import type { Clock } from '../kit/field.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import type { Question } from '../questions/question.ts'
import {
  type DescribedCalculator,
  type DescribedFigure,
  describedFigures,
  describedTables,
  type Example,
  exampleOf,
} from './describe-calculator.ts'
import { inputsSchema } from './field-schema.ts'

export const questionSummary = ({ name, title, question, description }: Question) => ({
  name,
  title,
  question,
  description,
})

export interface DescribedQuestion {
  readonly name: string
  readonly title: string
  readonly question: string
  readonly description: string
  readonly inputs: JsonSchema
  readonly figures: readonly DescribedFigure[]
  readonly tables: DescribedCalculator['tables']
  readonly outcomes: Readonly<Record<string, string>>
  readonly examples: readonly Example[]
}

/** `clock`: the day whose starting values are told; null for a description that holds on every day. */
export const describeQuestion = (question: Question, clock: Clock | null): DescribedQuestion => {
  const { name: slug, fields, figures, tables, outcomes, cases } = question
  return {
    ...questionSummary(question),
    inputs: inputsSchema(slug, fields, clock),
    figures: describedFigures(figures),
    tables: describedTables(tables),
    outcomes,
    examples: cases.map((one) => exampleOf({ slug, fields, figures }, one)),
  }
}
