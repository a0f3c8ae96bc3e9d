/** The picture of a household as JSON Schema, written from the description of its lists. */
import type { Field, Fields } from '#engine/household/field.ts'
import { LONGEST_ID } from '#engine/household/field.ts'
import { householdLists, type ListName, mostEntries } from '#engine/household/lists.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import {
  filingStatuses,
  HIGHEST_SCORE,
  LONGEST_KEY,
  LOWEST_SCORE,
  MOST_DOLLARS,
  MOST_ITEMS,
} from './household-limits.ts'

const dollars = { 'x-unit': 'dollars' }
/** The years of `FIRST_YEAR` to `LAST_YEAR`. */
const day: JsonSchema = { type: 'string', format: 'date', pattern: '^(19|20|21)[0-9]{2}-' }
const id: JsonSchema = { type: 'string', pattern: '^[\\w-]+$', maxLength: LONGEST_ID }

function shapeOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: field.most }
    case 'money':
      return { type: 'number', minimum: field.least ?? 0, maximum: field.most, ...dollars }
    case 'rate':
      return { type: 'number', minimum: field.least ?? 0, maximum: field.most, 'x-unit': 'fraction' }
    case 'whole':
      return { type: 'integer', minimum: field.least, maximum: field.most }
    case 'flag':
      return { type: 'boolean' }
    case 'choice':
      return { type: 'string', enum: field.of }
    case 'day':
      return day
    case 'month':
      return { type: 'string', pattern: '^(19|20|21)[0-9]{2}-(0[1-9]|1[0-2])$' }
    case 'entry':
      return id
    case 'log':
      return {
        type: 'array',
        maxItems: field.most,
        items: {
          type: 'object',
          required: ['on', 'amount'],
          additionalProperties: false,
          properties: { on: day, amount: { type: 'number', ...dollars } },
        },
      }
  }
}

/** A field that may be unknown may be null or left out. */
const fieldSchema = (field: Field): JsonSchema => {
  const shape = shapeOf(field)
  if (field.needed) return shape
  const known = shape['enum']
  return {
    ...shape,
    type: [shape['type'], 'null'],
    ...(Array.isArray(known) ? { enum: [...known, null] } : {}),
  }
}

const entrySchema = (fields: Fields): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.entries(fields).flatMap(([key, field]) => (field.needed ? [key] : [])),
  properties: {
    id,
    ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)])),
  },
})

const amount = { type: ['number', 'null'], minimum: 0, maximum: MOST_DOLLARS, ...dollars }

export function householdSchema(): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      state: { type: ['string', 'null'], enum: [...Object.keys(stateNames), null] },
      filingStatus: { type: ['string', 'null'], enum: [...filingStatuses, null] },
      creditScore: { type: ['integer', 'null'], minimum: LOWEST_SCORE, maximum: HIGHEST_SCORE },
      monthlyTakeHome: amount,
      spending: {
        type: 'object',
        maxProperties: MOST_ITEMS,
        propertyNames: { maxLength: LONGEST_KEY },
        additionalProperties: {
          type: 'number',
          minimum: 0,
          maximum: MOST_DOLLARS,
          'x-unit': 'dollars',
          'x-per': 'month',
        },
      },
      monthlyEssentials: amount,
      ...Object.fromEntries(
        (Object.keys(householdLists) as ListName[]).map((name) => [
          name,
          { type: 'array', maxItems: mostEntries[name], items: entrySchema(householdLists[name]) },
        ]),
      ),
    },
  }
}
