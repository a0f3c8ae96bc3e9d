import { heldYears } from '#facts/held-years.precomputed.ts'
/** The JSON API's answers, made from definitions. The server only carries them. */
import type { Calculator, Meta } from './definition.ts'
import type { Env } from './field.ts'
import { unmarked } from './format.ts'
import { inputsSchema, type JsonSchema } from './json-schema.ts'
import { lawShelf } from './law-shelf.ts'
import { bringMissing } from './missing.ts'
import { parseInputs } from './parse-inputs.ts'
import { studied } from './study.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}
const refuse = (
  status: number,
  code: string,
  message: string,
  fields: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  body: { error: { code, message, fields } },
})

export const summary = ({ slug, title, category, description }: Meta) => ({
  slug,
  title,
  category,
  description,
})

export function describe(entry: Meta & { readonly path: string }, calculator: Calculator, env: Env) {
  return {
    ...summary(entry),
    question: entry.question,
    path: entry.path,
    years: calculator.years,
    inputs: inputsSchema(calculator.fields, env),
    figures: calculator.figures.map(({ key, label, unit, dollars }) => ({
      key,
      label,
      unit,
      ...(dollars ? { dollars } : {}),
    })),
  }
}

/** Answers {"inputs": {...}, "year"?: 2026}. Missing inputs take their starting values; law on demand and studies are waited for. */
export async function run(
  calculator: Calculator,
  body: unknown,
  env: Env,
  /** Lets other requests have their turn between the steps of a study. */
  pause?: () => Promise<unknown>,
): Promise<Answer> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return refuse(422, 'bad_body', 'Send an object like {"inputs": {}}.')
  const given = body as Record<string, unknown>
  const extra = Object.keys(given).find((key) => key !== 'inputs' && key !== 'year')
  if (extra !== undefined)
    return refuse(422, 'bad_body', `Send only "inputs" and "year"; "${extra.slice(0, 40)}" is not known.`)
  const year = given.year ?? env.year
  const years = calculator.years.length > 0 ? calculator.years : heldYears
  if (typeof year !== 'number' || !years.includes(year))
    return refuse(422, 'bad_year', `Use one of these years: ${years.join(', ')}.`, {
      year: 'This year is not known here.',
    })
  const parsed = parseInputs(calculator, given.inputs ?? {}, env)
  if (!parsed.ok) return refuse(422, 'bad_inputs', 'Some inputs cannot be used. See the fields.', parsed.errors)
  const at = { ...env, year, law: env.law ?? lawShelf() }
  await bringMissing(calculator, parsed.inputs, at)
  const evaluation = calculator.evaluate(parsed.inputs, at, await studied(calculator, parsed.inputs, at, pause))
  const shown = evaluation.present()
  return {
    status: 200,
    body: {
      slug: calculator.slug,
      year,
      inputs: parsed.inputs,
      outcome: evaluation.outcome,
      headline: unmarked(shown.headline),
      figures: evaluation.figures,
      tables: shown.tables.map(({ key, title, columns, rows }) => ({ key, title, columns, rows })),
      findings: shown.findings.map(({ tone, text }) => ({ tone, text: unmarked(text) })),
      sources: shown.sources.map(({ id, source, what, where, asOf, status }) => ({
        id,
        title: source.title,
        publisher: source.publisher,
        ...(source.url ? { url: source.url } : {}),
        what,
        ...(where ? { where } : {}),
        ...(asOf ? { asOf } : {}),
        status,
        checked: source.checked,
      })),
    },
  }
}

/** `more`: what else the API answers, by path, with the schemas it names. */
export function openApi(
  described: readonly ReturnType<typeof describe>[],
  more: { readonly paths: JsonSchema; readonly schemas: JsonSchema } = { paths: {}, schemas: {} },
): JsonSchema {
  const error = { $ref: '#/components/schemas/Error' }
  const json = (schema: unknown, description: string) => ({ description, content: { 'application/json': { schema } } })
  const paths: Record<string, unknown> = {
    '/api/v1/calculators': {
      get: {
        operationId: 'listCalculators',
        summary: 'All calculators that can be asked',
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Summary' } }, 'The list') },
      },
    },
  }
  for (const one of described) {
    const figures = Object.fromEntries(
      one.figures.map(({ key, label, unit }) => [key, { type: 'number', title: label, 'x-unit': unit }]),
    )
    paths[`/api/v1/calculators/${one.slug}`] = {
      get: {
        operationId: `describe-${one.slug}`,
        summary: `What ${one.title} asks and answers`,
        responses: { 200: json({ type: 'object' }, 'Inputs as JSON Schema, and figures') },
      },
      post: {
        operationId: `run-${one.slug}`,
        summary: one.question,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                properties: {
                  inputs: one.inputs,
                  year: { type: 'integer', ...(one.years.length ? { enum: one.years } : {}) },
                },
              },
            },
          },
        },
        responses: {
          200: json(
            {
              type: 'object',
              required: ['slug', 'year', 'inputs', 'outcome', 'figures', 'tables', 'findings', 'sources'],
              properties: {
                slug: { type: 'string' },
                year: { type: 'integer' },
                inputs: { type: 'object' },
                outcome: { type: 'string' },
                headline: { type: 'string' },
                figures: { type: 'object', properties: figures, additionalProperties: false },
                tables: { type: 'array', items: { type: 'object' } },
                findings: { type: 'array', items: { type: 'object' } },
                sources: { type: 'array', items: { type: 'object' } },
              },
            },
            'The answer',
          ),
          422: json(error, 'An input cannot be used; each field says why'),
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Truepenny API',
      version: '1.0.0',
      summary: 'US personal-finance calculators, plans and figures of law, with their sources.',
      description:
        'The same calculators and plans as on the pages. Money is US dollars, rates are percent points, lengths of time are months; inside a household rates are decimals. While the version is 1, names, units and types stay as they are; new inputs may always be left out. Numbers change when the law or a published figure does. What is sent is not kept and not logged. Education, not advice.',
    },
    paths: { ...paths, ...more.paths },
    components: {
      schemas: {
        ...more.schemas,
        Summary: {
          type: 'object',
          required: ['slug', 'title', 'category', 'description'],
          properties: Object.fromEntries(
            ['slug', 'title', 'category', 'description'].map((key) => [key, { type: 'string' }]),
          ),
        },
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { type: 'string' },
                message: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  }
}
