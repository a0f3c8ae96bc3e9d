/** The plans' part of the API's own description. */
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { IsoDate } from '#engine/month.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import { householdSchema } from '../planning/household-schema.ts'
import type { ApiPart } from './calculator-paths.ts'
import { pascal, ref } from './component-name.ts'
import type { DescribedPlan } from './describe-plan.ts'
import { getOperation, notFound, pathParameter, postOperation } from './operations.ts'
import { object, questionSchema, standing } from './shared-schemas.ts'
import { pathWords as words } from './words/schema.en.ts'

const text: JsonSchema = { type: 'string' }
const tag = 'Plans'

const described: JsonSchema = object({
  name: text,
  title: text,
  question: text,
  path: text,
  years: { type: 'array', items: { type: 'integer' } },
  household: { type: 'object' },
  inputs: { type: 'object' },
  answer: { type: 'object' },
})

const dollarsAMonth = (description: string): JsonSchema => ({ type: 'number', description })
const takeHomeEstimate: JsonSchema = {
  ...object({
    gross: dollarsAMonth(words.takeHome.gross),
    federalTax: dollarsAMonth(words.takeHome.federalTax),
    payrollTax: dollarsAMonth(words.takeHome.payrollTax),
    stateTax: dollarsAMonth(words.takeHome.stateTax),
    savedAtWork: dollarsAMonth(words.takeHome.savedAtWork),
    benefits: dollarsAMonth(words.takeHome.benefits),
    takeHome: dollarsAMonth(words.takeHome.takeHome),
  }),
  type: ['object', 'null'],
  description: words.takeHome.estimate,
}

/** `day`: the day the sample household of the examples is made for. */
export function planPaths(root: string, all: readonly DescribedPlan[], day: string): ApiPart {
  const examples = {
    empty: { summary: words.unknownHousehold, value: { household: {} } },
    sample: { summary: words.sampleHousehold, value: { household: sampleHousehold(day as IsoDate), asOf: day } },
  }
  const paths: Record<string, JsonSchema> = {
    [root]: {
      get: getOperation(
        { operationId: 'listPlans', summary: words.plans, tag },
        { type: 'array', items: ref('PlanSummary') },
        words.theList,
        true,
      ),
    },
    [`${root}/{name}`]: {
      parameters: [pathParameter('name', words.planName, { type: 'string', enum: all.map(({ name }) => name) })],
      get: getOperation(
        { operationId: 'describePlan', summary: words.describeAnyPlan, tag, more: notFound },
        ref('PlanDescription'),
        words.planDescription,
        true,
      ),
      post: postOperation(
        { operationId: 'runPlan', summary: words.runAnyPlan, tag, more: notFound },
        { schema: ref('AnyPlanQuestion'), examples },
        ref('AnyPlanAnswer'),
      ),
    },
  }
  const schemas: Record<string, JsonSchema> = {
    PlanSummary: object({ name: text, title: text, question: text, path: text }),
    PlanDescription: described,
    Household: { ...householdSchema(), description: words.household },
    AnyPlanQuestion: questionSchema({ household: ref('Household'), inputs: { type: 'object' } }, ['household'], []),
    PlanTakeHomeEstimate: takeHomeEstimate,
    AnyPlanAnswer: object({
      plan: text,
      ...standing([]),
      inputs: { type: 'object' },
      takeHomeEstimate: ref('PlanTakeHomeEstimate'),
      answer: { type: 'object' },
    }),
  }
  for (const one of all) {
    const name = `${pascal(one.name)}Plan`
    schemas[`${name}Inputs`] = one.inputs
    schemas[`${name}Question`] = questionSchema(
      { household: ref('Household'), inputs: ref(`${name}Inputs`) },
      ['household'],
      one.years,
    )
    schemas[`${name}Answer`] = object({
      plan: { const: one.name },
      ...standing(one.years),
      inputs: ref(`${name}Inputs`),
      takeHomeEstimate: ref('PlanTakeHomeEstimate'),
      answer: one.answer,
    })
    paths[`${root}/${one.name}`] = {
      get: getOperation(
        { operationId: `describe${name}`, summary: words.describe(one.title), tag },
        ref('PlanDescription'),
        words.planDescription,
        true,
      ),
      post: postOperation(
        { operationId: `run${name}`, summary: one.question, tag },
        { schema: ref(`${name}Question`), examples },
        ref(`${name}Answer`),
      ),
    }
  }
  return { paths, schemas }
}
