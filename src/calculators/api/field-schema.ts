/** The inputs of a question as JSON Schema, written from its fields: what `read-inputs.ts` takes, word for word. */
import type { CellField, Clock, Field, Fields, RowsField } from '../kit/field.ts'
import { initialValue } from '../kit/field.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import { inputNames } from './input-names.ts'
import { mayBeLeftOut } from './read-inputs.ts'
import { toldCell } from './told-inputs.ts'
import { unitOfField } from './units.ts'
import { schemaWords } from './words/schema.en.ts'

/** `clock`: the day whose starting values are told; null for a description that holds on every day. */
export function inputsSchema(owner: string, fields: Fields, clock: Clock | null): JsonSchema {
  const names = inputNames(owner, fields)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [names.toApi(name), described(field, clock)]),
    ),
  }
}

/** What an entry of a list holds, and what it must hold. */
function entrySchema(field: RowsField, clock: Clock | null): JsonSchema {
  const names = inputNames('', field.columns)
  const required = Object.keys(field.columns).filter((name) => !mayBeLeftOut(field, name))
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 ? { required: required.map(names.toApi) } : {}),
    properties: Object.fromEntries(
      Object.entries(field.columns).map(([name, column]) => [
        names.toApi(name),
        {
          ...titled(column),
          ...shape(column, clock),
          ...(mayBeLeftOut(field, name) ? { default: field.blank[name] ?? null } : {}),
        },
      ]),
    ),
  }
}

const titled = (field: Field | CellField): JsonSchema => {
  const told = unitOfField(field)
  return {
    title: field.label,
    ...(field.hint ? { description: field.hint } : {}),
    ...(told ? { 'x-unit': told.unit, ...(told.per ? { 'x-per': told.per } : {}) } : {}),
  }
}

function described(field: Field, clock: Clock | null): JsonSchema {
  const moves = typeof field.initial === 'function'
  return {
    ...titled(field),
    ...shape(field, clock),
    ...(moves && clock === null
      ? { 'x-default': schemaWords.byDay }
      : { default: toldCell(field, initialValue(field, clock ?? { today: '' })) }),
  }
}

function shape(field: Field | CellField, clock: Clock | null): JsonSchema {
  switch (field.kind) {
    case 'money':
    case 'percent':
      return number(field)
    case 'number':
      return number(field, field.whole)
    case 'duration':
      return number(field, true)
    case 'share':
      return {
        oneOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['amount', 'unit'],
            properties: {
              amount: { type: 'number', minimum: 0, maximum: Math.max(field.maxUsd, field.maxPct) },
              unit: { type: 'string', enum: ['dollars', 'percent'], description: schemaWords.share(field.of) },
            },
          },
          {
            type: 'string',
            pattern: '^(\\$[0-9][0-9,]*(\\.[0-9]+)?|[0-9][0-9,]*(\\.[0-9]+)?%)$',
            examples: ['15%', '$63000'],
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
      return { type: 'array', minItems: field.minRows, maxItems: field.maxRows, items: entrySchema(field, clock) }
  }
}

function number(field: { min: number; max: number; optional: boolean }, whole = false): JsonSchema {
  const type = whole ? 'integer' : 'number'
  return { type: field.optional ? [type, 'null'] : type, minimum: field.min, maximum: field.max }
}
