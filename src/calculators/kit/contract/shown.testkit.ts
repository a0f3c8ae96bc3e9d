/** What no visitor may meet: a number that is none, a word that fell out of the program, a bold mark left open. */
import { chartTable } from '../csv.ts'
import type { Presentation } from '../presentation.ts'
import { checkDates, checkKeys } from './tables.testkit.ts'

export const spoiled = /undefined|NaN|Infinity|\[object|null\b/

/** Every number and text a visitor could meet. */
function eachNumber(shown: Presentation, visit: (value: number, where: string) => void): void {
  for (const part of shown.split?.parts ?? []) visit(part.value, `split ${part.label}`)
  for (const table of [...shown.tables, ...shown.charts.map(chartTable)])
    for (const row of table.rows)
      for (const cell of row) if (typeof cell === 'number') visit(cell, `table ${table.title}`)
}
const texts = (shown: Presentation): string[] => [
  shown.headline,
  shown.more ?? '',
  ...shown.findings.map((finding) => finding.text),
  ...shown.charts.flatMap((chart) => [chart.title, chart.summary, chart.lead ?? '', chart.note ?? '']),
  ...shown.tables.flatMap((table) => [table.title, table.lead ?? '', ...table.columns.map((column) => column.label)]),
  ...shown.workings.flatMap((working) => [working.title, ...working.lines, ...(working.steps ?? [])]),
]
export function checkShown(shown: Presentation): void {
  for (const table of shown.tables) {
    checkKeys(table)
    checkDates(table)
  }
  eachNumber(shown, (value, where) => {
    if (!Number.isFinite(value)) throw new Error(`${where} holds ${value}`)
  })
  for (const text of texts(shown)) {
    if (spoiled.test(text)) throw new Error(`spoiled words: ${text}`)
    if ((text.split('**').length - 1) % 2 !== 0) throw new Error(`a bold mark is left open: ${text}`)
  }
}
