/**
 * The lines of a pasted earnings record. A row begins with a year or a span of years, followed by the Social Security amount
 * and mostly the Medicare amount. Browsers differ: some put each cell on a line of its own, some put two years side by side.
 */

export interface PastedRow {
  readonly from: number
  /** Equal to `from` for a single year. */
  readonly to: number
  /** Taxed Social Security earnings, dollars; null when the record says "not yet recorded". */
  readonly amount: number | null
}

/** Enough for any record; the rest of a longer text is noise. */
const MOST_LINES = 5_000

type Token =
  | { readonly kind: 'years'; readonly from: number; readonly to: number }
  | { readonly kind: 'amount'; readonly value: number; readonly marked: boolean; readonly asYear: number | null }
  | { readonly kind: 'unrecorded' }
  | { readonly kind: 'word' }

const UNRECORDED = /not\s+yet\s+(?:recorded|posted)|not\s+recorded|pending/gi
const TOKEN = /(\d{4})\s*-\s*(\d{4})(?![\d,])|(-?\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)|(§)|([^\s\d$§]+)/g

const looksLikeYear = (text: string): number | null => (/^(19[3-9]\d|20\d\d)$/.test(text) ? Number(text) : null)

/** Text to tokens. Dashes of every width are one; "Medicare began in 1966" is not a year; nothing here is negative. */
const tokensOf = (line: string): Token[] => {
  const plain = line
    .replace(/medicare\s+began(?:\s+in)?\s+\d{4}|\(?\s*began\s+(?:in\s+)?\d{4}\s*\)?/gi, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/^\s*[-*•]\s+|[|:]|\bUSD\b/g, ' ')
    .replace(UNRECORDED, ' § ')
    // Points between thousands or a comma before cents, as elsewhere: not an amount we may guess at.
    .replace(/\$?\b\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\$?\b\d+,\d{1,2}(?!\d)/g, ' unread ')
  const tokens: Token[] = []
  for (const [, from, to, amount, unrecorded] of plain.matchAll(TOKEN)) {
    if (from !== undefined && to !== undefined) tokens.push({ kind: 'years', from: Number(from), to: Number(to) })
    else if (amount !== undefined) {
      const bare = amount.trim()
      const value = Number(bare.replace(/[$,\s]/g, ''))
      if (value < 0) tokens.push({ kind: 'word' })
      else tokens.push({ kind: 'amount', value, marked: /[$,]/.test(bare), asYear: looksLikeYear(bare) })
    } else tokens.push({ kind: unrecorded === undefined ? 'word' : 'unrecorded' })
  }
  return tokens
}

/** A comma-separated line without quotes loses its thousands: "2018,$100,000" is put together again. */
const csvTokens = (line: string): Token[] => {
  const cells: string[] = []
  for (const cell of line.match(/"[^"]*"|[^,;]+/g) ?? []) {
    const text = cell.replace(/"/g, '').trim()
    const last = cells.at(-1)
    if (last !== undefined && /^\$\s?\d{1,3}(,\d{3})*$/.test(last) && /^\d{3}(\.\d+)?$/.test(text))
      cells[cells.length - 1] = `${last},${text}`
    else cells.push(text)
  }
  return cells.flatMap(tokensOf)
}

interface Layout {
  /** Columns between the year and the Social Security amount: an age, or Medicare put first. */
  readonly skip: number
}

const layoutOf = (lines: readonly string[]): Layout => {
  for (const line of lines) {
    if (!/\byear/i.test(line) || !/earning|social security|amount|wage|pay/i.test(line)) continue
    const medicare = line.search(/medicare/i)
    const social = line.search(/social\s+security/i)
    const medicareFirst = medicare >= 0 && social >= 0 && medicare < social ? 1 : 0
    const age = /\byear\W+age\b/i.test(line) ? 1 : 0
    return { skip: medicareFirst + age }
  }
  return { skip: 0 }
}

type Cell = number | null

interface Open {
  readonly from: number
  readonly to: number
  readonly cells: Cell[]
}

/** A token that begins a row. A bare 2005 may be a year or $2,005: the place in the line and what stands before it decide. */
const yearsOf = (tokens: readonly Token[], i: number, open: Open | null): { from: number; to: number } | null => {
  const token = tokens[i]
  if (token?.kind === 'years') return token
  if (token?.kind !== 'amount' || token.asYear === null || token.marked) return null
  const year = { from: token.asYear, to: token.asYear }
  if (open === null) return i === 0 ? year : null
  if (i === 0) return open.cells.length > 0 || Math.abs(token.asYear - open.from) <= 1 ? year : null
  const before = tokens[i - 1]
  const closed = before?.kind === 'unrecorded' || (before?.kind === 'amount' && before.marked)
  return open.cells.length >= 2 || (open.cells.length > 0 && closed) ? year : null
}

/** Rows that end within a line, and the one still open at its end. A word ends the row and the line. */
const rowsOfLine = (tokens: readonly Token[], waiting: Open | null): { done: Open[]; open: Open | null } => {
  const done: Open[] = []
  let open = waiting
  for (const [i, token] of tokens.entries()) {
    const years = yearsOf(tokens, i, open)
    if (years !== null || token.kind === 'word') {
      if (open !== null) done.push(open)
      open = years === null ? null : { from: years.from, to: years.to, cells: [] }
      if (open === null) break
    } else if (open !== null) {
      open.cells.push(token.kind === 'amount' ? token.value : null)
    }
  }
  return { done, open }
}

/** Every row of a text, in the order found. Lines that are not rows are passed over. */
export const readLines = (text: string): PastedRow[] => {
  const lines = text.replace(/[\u00a0\u2007\u202f]/g, ' ').split(/\r\n|\r|\n/, MOST_LINES)
  const { skip } = layoutOf(lines)
  const rows: PastedRow[] = []
  const take = (row: Open): void => {
    const cell = row.cells[Math.min(skip, row.cells.length - 1)]
    if (cell !== undefined) rows.push({ from: row.from, to: row.to, amount: cell })
  }
  let open: Open | null = null
  for (const line of lines) {
    if (line.trim() === '') continue
    const tokens = /^\s*"?\d{4}"?\s*[,;]/.test(line) ? csvTokens(line) : tokensOf(line)
    const result = rowsOfLine(tokens, open)
    result.done.forEach(take)
    open = result.open
  }
  if (open !== null) take(open)
  return rows
}
