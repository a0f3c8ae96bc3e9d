import { isPrintable, isPrintableThroughout } from './no-answer.ts'
import type { KeyedTable } from './presentation.ts'

/** A cell whose number cannot be printed is empty; so are the words that say such a number. */
export function printable(table: KeyedTable): KeyedTable {
  const isWhole = isPrintableThroughout([table.rows, table.columns.map(({ numbers }) => numbers?.values)])
  if (isWhole) return table
  const orNull = <V>(value: V) => (typeof value === 'number' && !isPrintable(value) ? null : value)
  return {
    ...table,
    columns: table.columns.map((column) =>
      column.numbers
        ? { ...column, numbers: { ...column.numbers, values: column.numbers.values.map(orNull) } }
        : column,
    ),
    rows: table.rows.map((row, at) =>
      row.map((cell, column) => {
        const number = table.columns[column]?.numbers?.values[at]
        return typeof number === 'number' && !isPrintable(number) ? null : orNull(cell)
      }),
    ),
  }
}
