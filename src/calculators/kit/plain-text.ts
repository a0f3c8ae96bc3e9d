import type { Fields, InputValue, InputValues, RowValue } from './field.ts'
import { unmarked } from './format.ts'

/**
 * A function that takes our mark for bold, `**`, out of the words a visitor typed: texts and the text cells of rows. Names come into
 * our sentences, and a mark in them would make half a page bold. Inputs without such words come back as they are.
 */
export function unmarkedTexts(fields: Fields): (inputs: InputValues) => InputValues {
  const texts = Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' ? [name] : []))
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'rows') return []
    const columns = Object.entries(field.columns).flatMap(([key, column]) => (column.kind === 'text' ? [key] : []))
    return columns.length > 0 ? [{ name, columns }] : []
  })
  if (texts.length + lists.length === 0) return (inputs) => inputs
  const plain = <T>(value: T): T | string => (typeof value === 'string' ? unmarked(value) : value)
  return (inputs) => {
    const found: Record<string, InputValue> = {}
    for (const name of texts) if (marked(inputs[name])) found[name] = plain(inputs[name] as InputValue)
    for (const { name, columns } of lists) {
      const rows = inputs[name] as readonly RowValue[] | undefined
      if (rows?.some((row) => columns.some((key) => marked(row[key]))))
        found[name] = rows.map((row) => ({
          ...row,
          ...Object.fromEntries(columns.map((key) => [key, plain(row[key] ?? null)])),
        }))
    }
    return Object.keys(found).length > 0 ? { ...inputs, ...found } : inputs
  }
}

const marked = (value: unknown): boolean => typeof value === 'string' && value.includes('**')
