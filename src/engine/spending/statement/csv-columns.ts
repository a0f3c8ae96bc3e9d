/** Which column of a bank's table is what: by the words of its header, or without one by what stands in the columns. */
import { readAmount } from './amount-text.ts'
import { readDay } from './date-text.ts'

/** Places in a row; -1: there is none. */
export interface Columns {
  readonly date: number
  /** One column for both ways; or … */
  readonly amount: number
  /** … one for money out and one for money in. */
  readonly debit: number
  readonly credit: number
  readonly text: number
  readonly memo: number
  /** Debit or credit, sale or payment, in words. */
  readonly kind: number
  readonly category: number
  readonly status: number
  readonly ref: number
  readonly account: number
  /** Words of the header that only credit cards have. */
  readonly isCard: boolean
}

const tidy = (cell: string): string => cell.replaceAll(/[\s_]+/g, ' ').trim()
const find = (header: readonly string[], ...names: readonly RegExp[]): number => {
  for (const name of names) {
    const at = header.findIndex((cell) => name.test(cell))
    if (at >= 0) return at
  }
  return -1
}

/** The columns a header names; null where it names no day or no amount. */
export function columnsOf(row: readonly string[]): Columns | null {
  const header = row.map(tidy)
  if (header.some((cell) => cell.length > 60) || header.some((cell) => readAmount(cell) !== null)) return null
  const both = /debit.*credit|credit.*debit|indicator/i
  const one = header.map((cell) => (both.test(cell) || /card|type|limit|score/i.test(cell) ? '' : cell))
  const debit = find(one, /^(debits?|withdrawals?)$/i, /debit|withdrawal|money out|paid out|outflow/i)
  const credit = find(one, /^(credits?|deposits?)$/i, /credit|deposit|money in|paid in|inflow/i)
  const amount = find(header, /^amount$/i, /^amount \(?usd\)?$/i, /^(transaction )?amount/i, /(?<!original )amount/i)
  const date = find(
    header,
    /^(transaction|trans\.?|purchase) date$/i,
    /^date$/i,
    /^(posting|posted|post|booking|run) date$/i,
    /\bdate\b/i,
    /date/i,
  )
  if (date < 0 || (amount < 0 && debit < 0)) return null
  const kind = find(header, both, /^(transaction )?type$/i, /^(dr ?\/ ?cr|cr ?\/ ?dr)$/i, /^details$/i)
  const text = find(
    header,
    /^(transaction |original )?description$/i,
    /^(payee|merchant|merchant name|name)$/i,
    /description|payee|merchant/i,
    ...(kind >= 0 && /^details$/i.test(header[kind] ?? '') ? [] : [/^details$/i]),
    /narrative|memo|details/i,
  )
  return {
    date,
    amount: debit >= 0 ? -1 : amount,
    debit,
    credit,
    text,
    memo: find(header, /^memo$/i, /^notes?$/i),
    kind: kind === text ? -1 : kind,
    category: find(header, /^category$/i, /\bcategory\b/i),
    status: find(header, /^(transaction )?status$/i),
    ref: find(header, /^(transaction|reference) (id|number|no\.?)$/i, /^(reference|fitid|unique id)$/i),
    account: find(header, /^account (number|no\.?)$/i, /^card (no\.?|number)$/i, /^account$/i),
    isCard: header.some((cell) => /^card (no\.?|number|member)$|^purchased by$|^member name$/i.test(cell)),
  }
}

/** The columns of a table without a header, from its first rows: a day, an amount with cents, the longest words. */
export function columnsByContent(rows: readonly (readonly string[])[]): Columns | null {
  const sample = rows.slice(0, 60)
  const width = Math.max(0, ...sample.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => sample.map((row) => row[at] ?? ''))
  const share = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.filter(is).length / Math.max(1, cells.length)
  const date = columns.findIndex((cells) => share(cells, (cell) => readDay(cell) !== null) >= 0.8)
  const isMoney = (cell: string) =>
    /[.,]\d{2}\D{0,3}$/.test(cell.trim()) && (readAmount(cell) ?? readAmount(cell, ',')) !== null
  const amount = columns.findIndex((cells, at) => at !== date && share(cells, isMoney) >= 0.8)
  if (date < 0 || amount < 0) return null
  const wordy = columns.map((cells, at) =>
    at === date || at === amount
      ? -1
      : cells.reduce((sum, cell) => sum + (/[a-z]{2}/i.test(cell) ? Math.min(80, cell.trim().length) : 0), 0),
  )
  const most = Math.max(-1, ...wordy)
  const none = -1
  return {
    date,
    amount,
    debit: none,
    credit: none,
    text: most > 0 ? wordy.indexOf(most) : none,
    memo: none,
    kind: none,
    category: none,
    status: none,
    ref: none,
    account: none,
    isCard: false,
  }
}
