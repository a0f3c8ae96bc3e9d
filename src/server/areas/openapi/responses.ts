/** What the API refuses with, by status: the body is one shape, its `code` one of those named here. */

import * as z from 'zod/mini'
import { refusalCodes } from '#calculators/api/read-question.ts'
import { errorBody } from '#wire/errors.ts'
import { refusalCodes as textRefusals } from '../community/refusals.ts'

type Schema = Readonly<Record<string, unknown>>

/** A wire schema as JSON Schema, without the line that says which draft it is. */
export function jsonSchemaOf(schema: z.ZodMiniType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12' })
  return rest
}

const retryAfter = {
  'Retry-After': { description: 'Whole seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

function refusal(description: string, codes: readonly string[], headers?: Schema): Schema {
  return {
    description,
    ...(headers ? { headers } : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            {
              type: 'object',
              properties: { error: { type: 'object', properties: { code: { type: 'string', enum: codes } } } },
            },
          ],
        },
      },
    },
  }
}

export const responses: Readonly<Record<string, Schema>> = {
  BadRequest: refusal('The request cannot be understood.', ['bad_request', 'bad_address', 'bad_host']),
  CrossSite: refusal('A page of another site may not ask in a visitor’s name. Ask from a program.', ['cross_site']),
  NotFound: refusal('There is nothing of this name.', [
    'not_found',
    'unknown_calculator',
    'unknown_plan',
    'unknown_question',
    'unknown_fact',
    'unknown_post',
    'unknown_symbol',
    'unknown_text',
  ]),
  MethodNotAllowed: refusal('This address does not take this method.', ['method_not_allowed'], {
    Allow: { description: 'The methods it takes.', schema: { type: 'string' } },
  }),
  NotAcceptable: refusal('The answer can be had in none of the encodings asked for.', ['not_acceptable']),
  TooLarge: refusal('The body is too large.', ['too_large']),
  AddressTooLong: refusal('The address is too long.', ['address_too_long']),
  JsonRequired: refusal('The body is not JSON.', ['json_required']),
  CannotBeUsed: refusal(
    'The question cannot be answered as it was sent. `fields` names each place with a sentence that says what to send.',
    refusalCodes,
  ),
  NotTaken: refusal('The text was not taken. `fields` names what to correct.', textRefusals),
  NotYours: refusal(
    'The secret opens another text, posting is closed for this device or network, or a page of another site asked.',
    ['wrong_secret', 'closed', 'cross_site'],
  ),
  BadQuery: refusal(
    'What follows the question mark in the address cannot be used, or the figure is not a single value.',
    ['invalid_query', 'bad_year', 'not_single'],
  ),
  TooManyRequests: refusal(
    'Too many requests from one address.',
    ['too_many_requests', 'too_many_calculations', 'too_many_texts'],
    retryAfter,
  ),
  Unavailable: refusal(
    'Busy, or a part is out of reach. Ask again after the seconds named.',
    [
      'unavailable',
      'busy',
      'full',
      'calculations_busy',
      'calculation_interrupted',
      'market_unavailable',
      'store_unavailable',
    ],
    retryAfter,
  ),
  TookTooLong: refusal('Working it out took too long and was stopped.', ['calculation_too_long']),
  Failed: refusal('Something went wrong on our side.', ['internal_error']),
}

export const errorSchema: Schema = jsonSchemaOf(errorBody)
