import { decimalOf, readAmount } from './amount-text.ts'
import { type Columns, columnsByContent, columnsOf } from './csv-columns.ts'
import { directionOf, moneyOutOf } from './csv-direction.ts'
import { dayOrderOf, readDay } from './date-text.ts'
import { delimitedRows, separatorOf } from './delimited.ts'
import {
  MOST_LINES,
  type MoneyOut,
  PACE,
  type Progress,
  type ReadStatement,
  refOf,
  type StatementLine,
  tidyText,
} from './statement-line.ts'

/** Lines the sign of money out is judged by. */
const JUDGED = 3000
/** A header stands within this many rows: some banks put their name, the account and a summary above it. */
const HEADER_WITHIN = 30

/**
 * A bank's table of transactions. The columns are found by their names, or by what stands in them where no row names them. `turned`
 * reads the other sign as money out.
 */
export function* csvStatement(text: string, turned = false): Progress<ReadStatement> {
  const rows: (readonly string[])[] = []
  const separator = separatorOf(text)
  for (const { cells, at } of delimitedRows(text, separator)) {
    rows.push(cells)
    if (rows.length > MOST_LINES + HEADER_WITHIN) return { ok: false, reason: 'too-long' }
    if (rows.length % PACE === 0) yield (0.5 * at) / text.length
  }
  if (rows.length === 0) return { ok: false, reason: 'empty' }
  const headerAt = rows.slice(0, HEADER_WITHIN).findIndex((row) => columnsOf(row) !== null)
  const columns = headerAt >= 0 ? columnsOf(rows[headerAt] ?? []) : columnsByContent(rows)
  if (columns === null) return { ok: false, reason: 'no-columns' }
  const body = rows.slice(headerAt + 1)
  if (body.length === 0) return { ok: false, reason: 'empty' }
  return yield* linesOf(body, columns, turned)
}

/** Before a text that a spreadsheet would run as a formula, files write an apostrophe; it is no part of the text. */
const GUARD = /^'(?=[=+\-@])/
const cell = (row: readonly string[], at: number): string => (at < 0 ? '' : (row[at] ?? '').replace(GUARD, ''))

function* linesOf(body: readonly (readonly string[])[], columns: Columns, turned: boolean): Progress<ReadStatement> {
  const money = columns.debit >= 0 ? columns.debit : columns.amount
  const decimal = decimalOf(body.slice(0, JUDGED).map((row) => cell(row, money) || cell(row, columns.credit)))
  const order = dayOrderOf(body.map((row) => cell(row, columns.date)))
  const found: { readonly line: StatementLine; readonly kind: string }[] = []
  let unreadable = 0
  let pending = 0
  for (const [at, row] of body.entries()) {
    if (at % PACE === 0) yield 0.5 + (0.5 * at) / body.length
    if (/pending/i.test(cell(row, columns.status))) {
      pending += 1
      continue
    }
    const date = readDay(cell(row, columns.date), order)
    const cents = centsOf(row, columns, decimal)
    if (date === null || cents === null || cents === 0) {
      unreadable += 1
      continue
    }
    const kind = cell(row, columns.kind)
    found.push({
      kind,
      line: {
        date,
        cents,
        text: tidyText(cell(row, columns.text)) || tidyText(cell(row, columns.memo)),
        bankCategory: tidyText(cell(row, columns.category)),
        ref: refOf(cell(row, columns.account), cell(row, columns.ref)),
      },
    })
  }
  if (found.length === 0) return { ok: false, reason: 'no-lines' }
  const guessed: MoneyOut =
    columns.debit >= 0
      ? 'columns'
      : moneyOutOf(found.slice(0, JUDGED).map(({ line, kind }) => ({ cents: line.cents, text: line.text, kind })))
  const moneyOut: MoneyOut = turned && guessed === 'negative' ? 'positive' : turned ? 'negative' : guessed
  const lines = found.map(({ line, kind }) => {
    if (moneyOut === 'columns' || moneyOut === 'negative') return line
    const isIn = moneyOut === 'words' && directionOf(kind) > 0
    return { ...line, cents: isIn ? Math.abs(line.cents) : -line.cents }
  })
  const isCard = columns.isCard || (moneyOut === 'positive' && found.some(({ line }) => line.cents < 0))
  return { ok: true, statement: { format: 'csv', lines, unreadable, pending, isCard, decimal, moneyOut } }
}

/** Signed cents of a row. Of two columns the one that is filled counts, whatever sign it is written with. */
function centsOf(row: readonly string[], { amount, debit, credit }: Columns, decimal: '.' | ','): number | null {
  if (debit < 0) return readAmount(cell(row, amount), decimal)
  const out = readAmount(cell(row, debit), decimal)
  if (out !== null && out !== 0) return -Math.abs(out)
  const into = readAmount(cell(row, credit), decimal)
  return into === null ? out : Math.abs(into)
}
