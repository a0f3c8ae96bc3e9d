/** What programs hold on to in a table: keys of columns and rows that no word, order or other row changes. */
import { isoDate } from '../iso-date.ts'
import type { KeyedTable } from '../presentation.ts'

const column = /^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)?$/
const line = /^[A-Za-z0-9][A-Za-z0-9.-]*$/

export function checkKeys({ key, columns, rows, lines }: KeyedTable): void {
  const broken = (why: string): never => {
    throw new Error(`table ${key}: ${why}`)
  }
  if (!column.test(key)) broken('its key is not a name')
  const keys = columns.map((one) => one.key)
  for (const one of keys) if (!column.test(one) || one === 'key') broken(`the column ${one} is not a name`)
  if (new Set(keys).size < keys.length) broken(`two columns have one key: ${keys.join()}`)
  for (const row of rows) if (row.length !== columns.length) broken('a row has not as many cells as there are columns')
  if (columns[0]?.unit === 'text' && !lines) broken('its rows are known by words alone')
  if (!lines) return
  if (lines.length !== rows.length) broken('not every row has a key')
  for (const one of lines) if (!line.test(one)) broken(`the row ${one} is not a name`)
  if (new Set(lines).size < lines.length) broken(`two rows have one key: ${lines.join()}`)
}

/** A column of dates holds dates somewhere, and a column of words no dates alone. */
export function checkDates({ key, columns, rows }: KeyedTable): void {
  columns.forEach(({ key: name, unit }, at) => {
    const cells = rows.map((row) => row[at]).filter((cell) => typeof cell === 'string' && cell !== '') as string[]
    if (unit === 'text' && cells.length > 2 && cells.every((cell) => isoDate(cell) !== null))
      throw new Error(`table ${key}: the column ${name} is one of dates`)
  })
}
