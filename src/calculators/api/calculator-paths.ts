/** The calculators' part of the API's own description. */
import type { JsonSchema } from '../kit/json-schema.ts'
import { calculatorSchemas } from './calculator-schema.ts'
import { pascal, ref } from './component-name.ts'
import type { DescribedCalculator, Example } from './describe-calculator.ts'
import { getOperation, type NamedExample, notFound, pathParameter, postOperation } from './operations.ts'
import { object, standing } from './shared-schemas.ts'
import { pathWords as words } from './words/schema.en.ts'

export interface ApiPart {
  readonly paths: JsonSchema
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

const text: JsonSchema = { type: 'string' }
const tag = 'Calculators'

/** A worked example as a body to send; its answer stands in words, since law and published figures change. */
export const namedExamples = (examples: readonly Example[]): Readonly<Record<string, NamedExample>> => ({
  startingValues: { summary: words.startingValues, value: { inputs: {} } },
  ...Object.fromEntries(
    examples.map(({ name, derivation, body, expect }, at) => [
      `example${at + 1}`,
      { summary: name, description: words.example({ derivation, expect }), value: body },
    ]),
  ),
})

/** What descriptions have in common. */
export const describedParts: Readonly<Record<string, JsonSchema>> = {
  inputs: { type: 'object', description: words.inputs },
  figures: {
    type: 'array',
    items: object(
      { key: text, label: text, unit: ref('Unit'), dollars: { type: 'string', enum: ['nominal', 'today'] } },
      ['dollars'],
    ),
  },
  tables: {
    type: 'array',
    items: object({
      key: text,
      columns: {
        type: 'array',
        items: object({ key: text, unit: ref('Unit'), optional: { type: 'boolean' } }, ['optional']),
      },
    }),
    description: words.tables,
  },
  outcomes: { type: 'object', additionalProperties: text },
  examples: {
    type: 'array',
    items: object({
      name: text,
      derivation: text,
      body: { type: 'object' },
      expect: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
      within: { type: 'number' },
    }),
  },
}
const described: JsonSchema = object({
  slug: text,
  title: text,
  category: text,
  description: text,
  question: text,
  path: text,
  years: { type: 'array', items: { type: 'integer' } },
  ...describedParts,
})

/** What every calculator's answer is; each has a schema of its own that says which figures and tables. */
const anyAnswer: JsonSchema = object(
  {
    calculator: text,
    ...standing([]),
    inputs: { type: 'object' },
    notAsked: ref('NotAsked'),
    outcome: text,
    headline: ref('Text'),
    more: ref('Text'),
    mainFigure: text,
    figures: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
    tables: {
      type: 'object',
      additionalProperties: object({
        title: text,
        columns: { type: 'array', items: ref('Column') },
        rows: {
          type: 'array',
          items: { type: 'object', additionalProperties: { type: ['number', 'string', 'null'] } },
        },
      }),
    },
    findings: { type: 'array', items: ref('Finding') },
    workings: { type: 'array', items: ref('Working') },
    sources: { type: 'array', items: ref('Source') },
  },
  ['more'],
)

export function calculatorPaths(root: string, all: readonly DescribedCalculator[]): ApiPart {
  const paths: Record<string, JsonSchema> = {
    [root]: {
      get: getOperation(
        { operationId: 'listCalculators', summary: words.list, tag },
        { type: 'array', items: ref('CalculatorSummary') },
        words.theList,
        true,
      ),
    },
    [`${root}/{slug}`]: {
      parameters: [pathParameter('slug', words.slug, { type: 'string', enum: all.map(({ slug }) => slug) })],
      get: getOperation(
        { operationId: 'describeCalculator', summary: words.describeAny, tag, more: notFound },
        ref('CalculatorDescription'),
        words.description,
        true,
      ),
      post: postOperation(
        { operationId: 'runCalculator', summary: words.runAny, tag, description: words.runAnyMore, more: notFound },
        { schema: ref('AnyQuestion'), examples: { startingValues: { summary: words.startingValues, value: {} } } },
        ref('AnyAnswer'),
      ),
    },
  }
  let schemas: Record<string, JsonSchema> = {
    CalculatorSummary: object({ slug: text, title: text, category: text, description: text }),
    CalculatorDescription: described,
  }
  for (const one of all) {
    const name = pascal(one.slug)
    schemas = { ...schemas, ...calculatorSchemas(one) }
    paths[`${root}/${one.slug}`] = {
      get: getOperation(
        { operationId: `describe${name}`, summary: words.describe(one.title), tag },
        ref('CalculatorDescription'),
        words.description,
        true,
      ),
      post: postOperation(
        { operationId: `run${name}`, summary: one.question, tag, description: one.description },
        { schema: ref(`${name}Question`), examples: namedExamples(one.examples) },
        ref(`${name}Answer`),
      ),
    }
  }
  return {
    paths,
    schemas: {
      ...schemas,
      AnyQuestion: {
        type: 'object',
        properties: { inputs: { type: 'object' }, year: { type: 'integer' }, asOf: { type: 'string', format: 'date' } },
      },
      AnyAnswer: anyAnswer,
    },
  }
}
