/** The inputs of a calculator as JSON Schema, written from its fields. */
import type { CellField, Clock, Field, Fields } from './field.ts'
import { initialValue } from './field.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

export function inputsSchema(fields: Fields, clock: Clock): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, clock)])),
  }
}

function fieldSchema(field: Field | CellField, clock: Clock): JsonSchema {
  return {
    title: field.label,
    ...(field.hint ? { description: field.hint } : {}),
    default: initialValue(field, clock),
    ...shape(field, clock),
  }
}

function shape(field: Field | CellField, clock: Clock): JsonSchema {
  switch (field.kind) {
    case 'money':
      return { ...number(field), 'x-unit': field.per ? `dollars per ${field.per}` : 'dollars' }
    case 'percent':
      return { ...number(field), 'x-unit': field.per ? `percent per ${field.per}` : 'percent' }
    case 'number':
      return { ...number(field, field.whole), 'x-unit': field.unit }
    case 'duration':
      return { ...number(field, true), 'x-unit': 'months' }
    case 'share':
      return {
        'x-unit': `dollars, or a percentage of ${field.of}`,
        oneOf: [
          { type: 'number', minimum: 0, maximum: field.maxUsd },
          { type: 'string', pattern: String.raw`^\$?[0-9][0-9,.]*%?$`, examples: ['15%', '63000'] },
          {
            type: 'object',
            required: ['amount', 'unit'],
            properties: { amount: { type: 'number', minimum: 0 }, unit: { enum: ['usd', 'pct'] } },
          },
        ],
      }
    case 'choice':
      return { type: 'string', enum: field.options.map((option) => option.value) }
    case 'toggle':
      return { type: 'boolean' }
    case 'month':
      return { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', 'x-minimum': field.min, 'x-maximum': field.max }
    case 'date':
      return {
        type: field.optional ? ['string', 'null'] : 'string',
        format: 'date',
        'x-minimum': field.min,
        'x-maximum': field.max,
      }
    case 'text':
      return { type: 'string', maxLength: field.maxLength }
    case 'rows':
      return {
        type: 'array',
        minItems: field.minRows,
        maxItems: field.maxRows,
        items: inputsSchema(field.columns, clock),
      }
  }
}

function number(field: { min: number; max: number; optional: boolean }, whole = false): JsonSchema {
  const type = whole ? 'integer' : 'number'
  return { type: field.optional ? [type, 'null'] : type, minimum: field.min, maximum: field.max }
}
