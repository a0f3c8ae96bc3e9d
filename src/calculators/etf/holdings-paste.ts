import type { PasteRead } from '../kit/field.ts'

export interface HoldingRow {
  readonly ticker: string
  /** Percent points. */
  readonly weight: number
}

/** A page of rows stays quick; the largest weights are kept. */
export const MOST_HOLDINGS = 100
const tickerLike = /^[A-Z][A-Z0-9.\-/]{0,7}$/
/** Money on the side has no ticker, though it may look like one. */
const cashLike = /^(CASH|USD)$/
const weightHeading = /weight|% of|%/i
const tickerHeading = /ticker|symbol/i

/** Cells of a line: by tab, else by comma or semicolon outside quotes, else by spaces. */
function cellsOf(line: string): readonly string[] {
  const parts = line.includes('\t')
    ? line.split('\t')
    : /[,;]/.test(line)
      ? line.split(/[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', ''))
      : line.split(/\s+/)
  return parts.map((part) => part.trim())
}
const numberOf = (cell: string): number => Number(cell.replaceAll(/[%,$\s]/g, '') || Number.NaN)

/** The weight in a line: the named column, else the cell with a % sign, else the last number of at most 100. */
function weightOf(cells: readonly string[], column: number | null): number | null {
  if (column !== null) {
    const value = numberOf(cells[column] ?? '')
    return Number.isFinite(value) ? value : null
  }
  const marked = cells.find((cell) => cell.includes('%') && Number.isFinite(numberOf(cell)))
  if (marked !== undefined) return numberOf(marked)
  const numbers = cells
    .slice(1)
    .map(numberOf)
    .filter((value) => Number.isFinite(value) && value <= 100)
  return numbers.at(-1) ?? null
}

/**
 * Holdings as a fund's page or spreadsheet has them: a ticker and a weight on each line, with or without headings. Weights that add up to
 * about 1 are read as shares. Lines without a ticker (cash, headings) are left out. Keeps the 100 largest.
 */
export function readHoldings(text: string): PasteRead<HoldingRow> {
  let column: number | null = null
  let tickerColumn = 0
  const found: HoldingRow[] = []
  let skipped = 0
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const cells = cellsOf(line)
    const heading = cells.findIndex((cell) => tickerHeading.test(cell))
    if (heading >= 0 && found.length === 0) {
      tickerColumn = heading
      const weight = cells.findIndex((cell) => weightHeading.test(cell))
      column = weight < 0 ? null : weight
      continue
    }
    const ticker = (cells[tickerColumn] ?? '').toUpperCase()
    const weight = weightOf(cells, column)
    if (!tickerLike.test(ticker) || cashLike.test(ticker) || weight === null || weight <= 0 || weight > 100) {
      skipped += 1
      continue
    }
    found.push({ ticker, weight })
  }
  if (found.length === 0)
    return { problem: 'No line with a ticker and a weight was found. Each line needs both, like “AAPL 6.5%”.' }
  const total = found.reduce((sum, one) => sum + one.weight, 0)
  const scale = total <= 1.02 && found.every((one) => one.weight <= 1) && !text.includes('%') ? 100 : 1
  const sorted = [...found].sort((a, b) => b.weight - a.weight)
  const kept = sorted
    .slice(0, MOST_HOLDINGS)
    .map((one) => ({ ticker: one.ticker, weight: Number((one.weight * scale).toFixed(4)) }))
  const notes = [
    ...(scale === 100 ? ['The weights added up to about 1, so they were read as shares of 100%.'] : []),
    ...(sorted.length > MOST_HOLDINGS ? [`The ${MOST_HOLDINGS} largest of ${sorted.length} holdings were kept.`] : []),
    ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? 'line' : 'lines'} without a ticker and a weight left out.`] : []),
  ]
  return { rows: kept, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) }
}
