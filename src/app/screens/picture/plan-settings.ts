/** A plan's settings, kept for the visit: each field of its definition. What does not fit any more starts again. */
import type { Fields, InputValues } from '#calculators/kit/field.ts'
import { one, or, record } from '../../state/shape.ts'
import { stored } from '../../state/stored.ts'

type Field = Fields[string]

function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return field.options.some((option) => option.value === value)
    case 'toggle':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string' && value.length <= field.maxLength
    case 'money':
    case 'percent':
    case 'number':
      return value === null
        ? field.optional
        : typeof value === 'number' && Number.isFinite(value) && value >= field.min && value <= field.max
    default:
      return false
  }
}

/** Of fields whose starting values don't depend on the day. */
export function planSettings<I extends object>(name: string, fields: Fields) {
  const keys = Object.keys(fields)
  const first = Object.fromEntries(keys.map((key) => [key, fields[key]?.initial])) as unknown as I
  const parts = Object.entries(fields).map(([key, field]) => [
    key,
    or(
      one((data: unknown): data is unknown => fits(field, data)),
      field.initial,
    ),
  ])
  const store = stored<I>(name, {
    version: 1,
    area: 'session',
    initial: first,
    shape: record<I>(Object.fromEntries(parts)),
  })
  const isFirst = (settings: I): boolean =>
    keys.every((key) => (settings as InputValues)[key] === (first as InputValues)[key])
  return { first, store, isFirst }
}
