import { boxText } from '#calculators/kit/box-text.ts'
import type { CellField, Field, InputValues, RowsField, RowValue } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'

/** An input as a reader sees it. */
export function inputText(field: Field | CellField, value: InputValues[string]): string {
  if (value === null) return '–'
  if (field.kind === 'rows') return rowsText(field, value as readonly RowValue[])
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value)
  if (field.kind === 'toggle') return value ? 'Yes' : 'No'
  if (field.kind === 'duration') return figureText(Number(value), 'months')
  const text = boxText(field, value)
  if (field.kind === 'money') return `$${text}`
  if (field.kind === 'percent') return `${text}%`
  if (field.kind === 'share' && typeof value === 'object' && 'unit' in value)
    return value.unit === 'pct' ? `${text}%` : `$${text}`
  return field.kind === 'number' && field.grouped !== false ? `${text} ${field.unit}` : text
}

/** The first words and the first number of each row, and whatever else is not as in a blank one: "Visa $5,000 22%; Store $900". */
function rowsText(field: RowsField, rows: readonly RowValue[]): string {
  if (rows.length === 0) return '–'
  const columns = Object.entries(field.columns)
  const always = new Set([
    columns.find(([, column]) => column.kind === 'text'),
    columns.find(([, column]) => column.kind === 'money' || column.kind === 'number' || column.kind === 'percent'),
  ])
  return rows
    .map((row) =>
      columns
        .filter((entry) => always.has(entry) || row[entry[0]] !== field.blank[entry[0]])
        .map(([key, column]) => inputText(column, row[key] ?? null))
        .filter((words) => words !== '')
        .join(' '),
    )
    .join('; ')
}
