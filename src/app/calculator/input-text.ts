import type { Field, InputValues } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import { boxText } from '#calculators/kit/read-field.ts'

/** An input as a reader sees it. */
export function inputText(field: Field, value: InputValues[string]): string {
  if (value === null) return '–'
  if (field.kind === 'rows')
    return `${(value as readonly unknown[]).length} ${field.noun}${(value as readonly unknown[]).length === 1 ? '' : 's'}`
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value)
  if (field.kind === 'toggle') return value ? 'Yes' : 'No'
  if (field.kind === 'duration') return figureText(Number(value), 'months')
  const text = boxText(field, value)
  if (field.kind === 'money') return `$${text}`
  if (field.kind === 'percent') return `${text}%`
  if (field.kind === 'share' && typeof value === 'object' && 'unit' in value)
    return value.unit === 'pct' ? `${text}%` : `$${text}`
  return field.kind === 'number' ? `${text} ${field.unit}` : text
}
