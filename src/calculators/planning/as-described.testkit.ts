/** Whether data is what a JSON Schema of ours describes: the words of the schema that our own descriptions use. */
import type { JsonSchema } from '../kit/json-schema.ts'

const typeOf = (data: unknown): string =>
  data === null ? 'null' : Array.isArray(data) ? 'array' : Number.isInteger(data) ? 'integer' : typeof data

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]

/** What does not fit, each with its place; empty when all fits. */
export function misfits(schema: JsonSchema, data: unknown, place = 'answer'): readonly string[] {
  const types = asList(schema['type'] as string | readonly string[] | undefined)
  const is = typeOf(data)
  if (types.length > 0 && !types.includes(is) && !(is === 'integer' && types.includes('number')))
    return [`${place}: ${is}, not ${types.join(' or ')}`]
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(data))
    return [`${place}: ${String(data)} is not offered`]
  if ('const' in schema && schema['const'] !== data) return [`${place}: not ${String(schema['const'])}`]
  if (typeof data === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number }
    return data >= minimum && data <= maximum ? [] : [`${place}: ${data} is out of range`]
  }
  if (Array.isArray(data)) {
    const items = schema['items'] as JsonSchema | undefined
    const most = (schema['maxItems'] as number | undefined) ?? Infinity
    const each = items ? data.flatMap((one: unknown, at) => misfits(items, one, `${place}.${at}`)) : []
    return data.length > most ? [...each, `${place}: too many`] : each
  }
  if (typeof data !== 'object' || data === null) return []
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const required = (schema['required'] ?? []) as readonly string[]
  const others = schema['additionalProperties']
  return [
    ...required.filter((key) => !Object.hasOwn(data, key)).map((key) => `${place}.${key}: missing`),
    ...Object.entries(data).flatMap(([key, value]) => {
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined
      if (own) return misfits(own, value, `${place}.${key}`)
      if (others === false) return [`${place}.${key}: not described`]
      return typeof others === 'object' && others !== null
        ? misfits(others as JsonSchema, value, `${place}.${key}`)
        : []
    }),
  ]
}
