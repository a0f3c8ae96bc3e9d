/**
 * Data as the API gives it, told by its own schema: text without the mark for bold, dollars to the cent and every other number to six
 * digits after the point, units in the words of the API. For answers of plans and questions, whose shape their schema says.
 */
import { unmarked } from '../kit/format.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import type { Unit } from '../kit/presentation.ts'
import { unitOf } from './units.ts'

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function rounded(value: number, unit: unknown): number {
  const number = Number(value.toFixed(unit === 'dollars' ? 2 : 6))
  return number === 0 ? 0 : number
}

export function toldBySchema(schema: JsonSchema, data: unknown): unknown {
  if (typeof data === 'string') return schema['x-told'] === 'unit' ? unitOf(data as Unit) : unmarked(data)
  if (typeof data === 'number') return rounded(data, schema['x-unit'])
  if (Array.isArray(data)) {
    const items = isSchema(schema['items']) ? schema['items'] : {}
    return data.map((one: unknown) => toldBySchema(items, one))
  }
  if (typeof data !== 'object' || data === null) return data
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const others = isSchema(schema['additionalProperties']) ? schema['additionalProperties'] : {}
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined
      return [key, toldBySchema(isSchema(own) ? own : others, value)]
    }),
  )
}
