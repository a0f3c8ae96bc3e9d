/** The part of the API's own description about questions that only programs ask. */
import type { JsonSchema } from '../kit/json-schema.ts'
import { type ApiPart, describedParts, namedExamples } from './calculator-paths.ts'
import { figuresSchema, outcomeSchema } from './calculator-schema.ts'
import { pascal, ref } from './component-name.ts'
import type { DescribedQuestion } from './describe-question.ts'
import { getOperation, notFound, pathParameter, postOperation } from './operations.ts'
import { object, questionSchema, standing } from './shared-schemas.ts'
import { tablesSchema } from './table-schema.ts'
import { pathWords as words } from './words/schema.en.ts'

const text: JsonSchema = { type: 'string' }
const tag = 'Questions'

const answerSchema = (parts: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  object({
    question: text,
    ...standing([]),
    inputs: { type: 'object' },
    outcome: text,
    headline: ref('Text'),
    mainFigure: text,
    figures: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
    tables: { type: 'object' },
    workings: { type: 'array', items: ref('Working') },
    sources: { type: 'array', items: ref('Source') },
    ...parts,
  })

/** `shapes`: the tables of each question. */
export function questionPaths(
  root: string,
  all: readonly (DescribedQuestion & {
    readonly shapes: Readonly<Record<string, string>>
    readonly mainFigure: string
  })[],
): ApiPart {
  const paths: Record<string, JsonSchema> = {
    [root]: {
      get: getOperation(
        { operationId: 'listQuestions', summary: words.questions, tag },
        { type: 'array', items: ref('QuestionSummary') },
        words.theList,
        true,
      ),
    },
    [`${root}/{name}`]: {
      parameters: [pathParameter('name', words.questionName, { type: 'string', enum: all.map(({ name }) => name) })],
      get: getOperation(
        { operationId: 'describeQuestion', summary: words.describeAnyQuestion, tag, more: notFound },
        ref('QuestionDescription'),
        words.description,
        true,
      ),
      post: postOperation(
        { operationId: 'runQuestion', summary: words.runAnyQuestion, tag, more: notFound },
        { schema: ref('AnyQuestion'), examples: { startingValues: { summary: words.startingValues, value: {} } } },
        ref('AnyQuestionAnswer'),
      ),
    },
  }
  const schemas: Record<string, JsonSchema> = {
    QuestionSummary: object({ name: text, title: text, question: text, description: text }),
    QuestionDescription: object({ name: text, title: text, question: text, description: text, ...describedParts }),
    AnyQuestionAnswer: answerSchema({}),
  }
  for (const one of all) {
    const name = `${pascal(one.name)}Question`
    schemas[`${name}Inputs`] = one.inputs
    schemas[`${name}Body`] = questionSchema({ inputs: ref(`${name}Inputs`) }, [], [])
    schemas[`${name}Answer`] = answerSchema({
      question: { const: one.name },
      inputs: ref(`${name}Inputs`),
      outcome: outcomeSchema(one.outcomes),
      mainFigure: { const: one.mainFigure },
      figures: figuresSchema(one),
      tables: tablesSchema(one.shapes),
    })
    paths[`${root}/${one.name}`] = {
      get: getOperation(
        { operationId: `describe${name}`, summary: words.describe(one.title), tag },
        ref('QuestionDescription'),
        words.description,
        true,
      ),
      post: postOperation(
        { operationId: `run${name}`, summary: one.question, tag, description: one.description },
        { schema: ref(`${name}Body`), examples: namedExamples(one.examples) },
        ref(`${name}Answer`),
      ),
    }
  }
  return { paths, schemas }
}
