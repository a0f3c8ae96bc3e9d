/** The tables of a calculator as JSON Schema, from the shapes that `table-shapes.ts` keeps. */
import type { JsonSchema } from '../kit/json-schema.ts'
import { ref } from './component-name.ts'
import { type ApiUnit, allUnits } from './units.ts'

/** Columns of a table by key, as `table-shapes.ts` writes them: 'year count, interest dollars, fees? dollars'. `{n}` stands for a number. */
export type TableShapes = Readonly<Record<string, string>>

export interface ColumnShape {
  readonly key: string
  readonly unit: ApiUnit
  /** In every answer that has the table. */
  readonly isAlways: boolean
  /** One for each of several: its key ends in a number, from 1. */
  readonly isNumbered: boolean
}
const NUMBER = '{n}'

export function columnsOf(shape: string): readonly ColumnShape[] {
  return shape.split(', ').map((one) => {
    const cut = one.indexOf(' ')
    const [name, unit] = [one.slice(0, cut), one.slice(cut + 1)]
    if (!allUnits.some((known) => known === unit)) throw new Error(`The API has no unit “${unit}”.`)
    const key = name.replace(/\?$/, '')
    return { key, unit: unit as ApiUnit, isAlways: !name.endsWith('?'), isNumbered: key.endsWith(NUMBER) }
  })
}

const holdsText = (unit: ApiUnit): boolean => unit === 'text' || unit === 'date' || unit === 'month'
/** Months and counts are whole numbers. */
export const jsonTypeOf = (unit: ApiUnit): 'string' | 'integer' | 'number' =>
  holdsText(unit) ? 'string' : unit === 'months' || unit === 'count' ? 'integer' : 'number'

const patternOf = (key: string): string => `^${key.slice(0, -NUMBER.length).replaceAll('.', '\\.')}[0-9]+$`

const cellSchema = (unit: ApiUnit): JsonSchema => ({ type: [jsonTypeOf(unit), 'null'], 'x-unit': unit })

function tableSchema(shape: string): JsonSchema {
  const columns = columnsOf(shape)
  const single = columns.filter(({ isNumbered }) => !isNumbered)
  const numbered = columns.filter(({ isNumbered }) => isNumbered)
  const hasKeys = single.some(({ key }) => key === 'key')
  return {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'columns', 'rows'],
    properties: {
      title: { type: 'string' },
      columns: { type: 'array', items: ref('Column') },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: single.filter(({ isAlways }) => isAlways).map(({ key }) => key),
          properties: Object.fromEntries(
            single.map(({ key, unit }) => [key, key === 'key' && hasKeys ? { type: 'string' } : cellSchema(unit)]),
          ),
          ...(numbered.length > 0
            ? {
                patternProperties: Object.fromEntries(
                  numbered.map(({ key, unit }) => [patternOf(key), cellSchema(unit)]),
                ),
              }
            : {}),
        },
      },
    },
  }
}

export function tablesSchema(shapes: TableShapes): JsonSchema {
  const entries = Object.entries(shapes).map(([key, shape]) => ({ key, schema: tableSchema(shape) }))
  const numbered = entries.filter(({ key }) => key.endsWith(NUMBER))
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      entries.filter(({ key }) => !key.endsWith(NUMBER)).map(({ key, schema }) => [key, schema]),
    ),
    ...(numbered.length > 0
      ? { patternProperties: Object.fromEntries(numbered.map(({ key, schema }) => [patternOf(key), schema])) }
      : {}),
  }
}
