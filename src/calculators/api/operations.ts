/** Operations of the API as OpenAPI 3.1 describes them: each with every status it may answer. The refusals stand in `components/responses`. */
import type { JsonSchema } from '../kit/json-schema.ts'
import { pathWords as words } from './words/schema.en.ts'

export type Responses = Readonly<Record<string, JsonSchema>>

const named = (name: string): JsonSchema => ({ $ref: `#/components/responses/${name}` })

export const json = (schema: JsonSchema, description: string, headers?: JsonSchema): JsonSchema => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/json': { schema } },
})

/** What any question may be refused with. */
const always: Responses = {
  400: named('BadRequest'),
  405: named('MethodNotAllowed'),
  406: named('NotAcceptable'),
  414: named('AddressTooLong'),
  429: named('TooManyRequests'),
  500: named('Failed'),
  503: named('Unavailable'),
}
const withBody: Responses = {
  403: named('CrossSite'),
  413: named('TooLarge'),
  415: named('JsonRequired'),
  422: named('CannotBeUsed'),
  504: named('TookTooLong'),
}
export const notFound: Responses = { 404: named('NotFound') }
/** What an address with a query may be refused with. */
export const withQuery: Responses = { 422: named('BadQuery') }
/** An answer that is kept: the same `ETag` sent back answers 304. */
const kept = { ETag: { $ref: '#/components/headers/ETag' } }

interface About {
  readonly operationId: string
  readonly summary: string
  readonly tag: string
  readonly description?: string
  readonly parameters?: readonly JsonSchema[]
  readonly more?: Responses
}
const about = ({ operationId, summary, tag, description, parameters }: About): JsonSchema => ({
  operationId,
  summary,
  tags: [tag],
  ...(description ? { description } : {}),
  ...(parameters ? { parameters } : {}),
})

/** `isKept`: it has an `ETag` and may answer 304. */
export const getOperation = (told: About, answer: JsonSchema, what: string, isKept: boolean): JsonSchema => ({
  ...about(told),
  responses: {
    200: json(answer, what, isKept ? kept : undefined),
    ...(isKept ? { 304: { description: words.notChanged } } : {}),
    ...always,
    ...told.more,
  },
})

export interface NamedExample {
  readonly summary: string
  readonly description?: string
  readonly value: unknown
}

export const postOperation = (
  told: About,
  body: { readonly schema: JsonSchema; readonly examples: Readonly<Record<string, NamedExample>> },
  answer: JsonSchema,
): JsonSchema => ({
  ...about(told),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: body.schema, examples: body.examples } },
  },
  responses: { 200: json(answer, words.answer), ...always, ...withBody, ...told.more },
})

const parameter =
  (place: 'path' | 'query', required: boolean) =>
  (name: string, description: string, schema: JsonSchema = { type: 'string' }): JsonSchema => ({
    name,
    in: place,
    required,
    description,
    schema,
  })
export const pathParameter = parameter('path', true)
export const queryParameter = parameter('query', false)
