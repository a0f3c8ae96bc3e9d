/** A table as the API gives it: columns with keys, types and units, and rows as objects. */

import { unmarked } from '../kit/format.ts'
import { isoDate } from '../kit/iso-date.ts'
import type { KeyedColumn, KeyedTable } from '../kit/presentation.ts'
import { type ApiUnit, apiValue, unitOf } from './units.ts'

export interface ToldColumn {
  readonly key: string
  readonly label: string
  readonly type: 'number' | 'string'
  readonly unit: ApiUnit
  /** Dollars of the year they fall in, or of today. */
  readonly dollars?: 'nominal' | 'today'
}
export type ToldRow = Readonly<Record<string, string | number | null>>
export interface ToldTable {
  readonly title: string
  readonly columns: readonly ToldColumn[]
  readonly rows: readonly ToldRow[]
}

/** What a row is known by where it has a name of its own; no column is called so. */
const ROW_KEY = 'key'

export function toldColumn({ key, label, unit: shown, numbers, dollars }: KeyedColumn): ToldColumn {
  const unit = numbers?.unit ?? shown
  return {
    key,
    label,
    type: unit === 'text' || unit === 'date' || unit === 'month' ? 'string' : 'number',
    unit: unitOf(unit),
    ...(dollars ? { dollars } : {}),
  }
}

/** A number in a column of numbers, text in one of text. What stands in words where a number or a date would be is null. */
function told({ unit, numbers }: KeyedColumn, value: string | number | null, row: number): string | number | null {
  if (numbers) {
    const number = numbers.values[row] ?? null
    return number === null ? null : apiValue(numbers.unit, number)
  }
  if (value === null) return null
  if (unit === 'date') return isoDate(String(value))
  if (unit === 'text') return unmarked(String(value))
  return typeof value === 'number' ? apiValue(unit, value) : null
}

export function toldTable({ title, columns, rows, lines }: KeyedTable): ToldTable {
  return {
    title: unmarked(title),
    columns: columns.map(toldColumn),
    rows: rows.map((row, at) => ({
      ...(lines ? { [ROW_KEY]: lines[at] ?? '' } : {}),
      ...Object.fromEntries(columns.map((column, i) => [column.key, told(column, row[i] ?? null, at)])),
    })),
  }
}
