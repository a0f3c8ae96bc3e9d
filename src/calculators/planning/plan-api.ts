/** The JSON API's answers about plans, made from their definitions. The server only carries them. */
import { heldYears } from '#facts/held-years.precomputed.ts'
import type { FieldErrors } from '../kit/definition.ts'
import type { Env } from '../kit/field.ts'
import { inputsSchema, type JsonSchema } from '../kit/json-schema.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { parseInputs } from '../kit/parse-inputs.ts'
import { householdSchema } from './household-schema.ts'
import type { Plan, PlanMeta } from './plan.ts'
import { readHousehold } from './read-household.ts'
import { planAsking } from './words/reading.en.ts'

export interface PlanAnswer {
  readonly status: number
  readonly body: unknown
}
const refuse = (code: string, message: string, fields: FieldErrors = {}): PlanAnswer => ({
  status: 422,
  body: { error: { code, message, fields } },
})

export const planSummary = ({ name, title, question, path }: PlanMeta) => ({ name, title, question, path })

const yearsOf = ({ years }: Plan): readonly number[] => (years.length > 0 ? years : heldYears)

export const describePlan = (plan: Plan, env: Env) => ({
  ...planSummary(plan),
  years: yearsOf(plan),
  household: householdSchema(),
  inputs: inputsSchema(plan.fields, env),
  answer: plan.answer,
})
export type DescribedPlan = ReturnType<typeof describePlan>

/** More pieces than any household needs. One that is still missing after it came would be asked for without end. */
const MOST_PIECES = 20

/**
 * Answers {"household": {...}, "inputs"?: {...}, "year"?: 2026}. What the household leaves out is unknown; missing inputs take their
 * starting values; law on demand is waited for.
 */
export async function runPlan(plan: Plan, body: unknown, env: Env): Promise<PlanAnswer> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('bad_body', planAsking.body)
  const given = body as Readonly<Record<string, unknown>>
  const extra = Object.keys(given).find((key) => key !== 'household' && key !== 'inputs' && key !== 'year')
  if (extra !== undefined) return refuse('bad_body', planAsking.extra(extra.slice(0, 40)))
  const years = yearsOf(plan)
  const year = given['year'] ?? env.year
  if (typeof year !== 'number' || !years.includes(year))
    return refuse('bad_year', planAsking.years(years), { year: planAsking.year })
  const picture = readHousehold(given['household'])
  if (!picture.ok) return refuse('bad_household', planAsking.household, picture.errors)
  const parsed = parseInputs(plan, given['inputs'] ?? {}, env)
  if (!parsed.ok) return refuse('bad_inputs', planAsking.inputs, parsed.errors)
  const at = { ...env, year, law: env.law ?? lawShelf() }
  for (let tries = 0; tries < MOST_PIECES; tries++) {
    const needed = plan.missing(picture.household, parsed.inputs, at)
    if (!needed) break
    await needed.fetch()
  }
  const answer = plan.run(picture.household, parsed.inputs, at)
  return { status: 200, body: { plan: plan.name, year, today: env.today, inputs: parsed.inputs, answer } }
}

/** The plans' part of the API's own description, to stand beside that of the calculators. */
export function planPaths(described: readonly DescribedPlan[]): {
  readonly paths: JsonSchema
  readonly schemas: JsonSchema
} {
  const error = { $ref: '#/components/schemas/Error' }
  const json = (schema: unknown, description: string) => ({ description, content: { 'application/json': { schema } } })
  const paths: Record<string, unknown> = {
    '/api/v1/plans': {
      get: {
        operationId: 'listPlans',
        summary: 'All plans that can be asked',
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/PlanSummary' } }, 'The list') },
      },
    },
  }
  for (const one of described)
    paths[`/api/v1/plans/${one.name}`] = {
      get: {
        operationId: `describe-plan-${one.name}`,
        summary: `What ${one.title} asks and answers`,
        responses: { 200: json({ type: 'object' }, 'Household, inputs and answer as JSON Schema') },
      },
      post: {
        operationId: `run-plan-${one.name}`,
        summary: one.question,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['household'],
                additionalProperties: false,
                properties: {
                  household: { $ref: '#/components/schemas/Household' },
                  inputs: one.inputs,
                  year: { type: 'integer', enum: one.years },
                },
              },
            },
          },
        },
        responses: {
          200: json(
            {
              type: 'object',
              additionalProperties: false,
              required: ['plan', 'year', 'today', 'inputs', 'answer'],
              properties: {
                plan: { const: one.name },
                year: { type: 'integer' },
                today: { type: 'string', format: 'date' },
                inputs: { type: 'object' },
                answer: one.answer,
              },
            },
            'The answer',
          ),
          422: json(error, 'Something sent cannot be used; each field says why'),
        },
      },
    }
  const text = { type: 'string' }
  return {
    paths,
    schemas: {
      Household: {
        ...householdSchema(),
        description:
          'The picture of a household. Dollars, per month where a name says so; rates and shares are decimals (0.05 is 5%). What is left out or null is unknown.',
      },
      PlanSummary: {
        type: 'object',
        required: ['name', 'title', 'question', 'path'],
        properties: { name: text, title: text, question: text, path: text },
      },
    },
  }
}
