import type { PasteRead } from '../kit/field.ts'
import { leftOutText, pastedCells, pastedLines, separatorOf } from '../kit/pasted-cells.ts'
import { isForeignNumber, numberIn } from '../kit/pasted-numbers.ts'
import { MOST_HOLDINGS } from './most-rows.ts'
import { pasteWords as words } from './words/form.en.ts'

export interface HoldingRow {
  readonly ticker: string
  /** Percent points. */
  readonly weight: number
}

const tickerLike = /^[A-Z][A-Z0-9.\-/]{0,7}$/
/** Money on the side has no ticker, though it may look like one. */
const cashLike = /^(CASH|USD)$/
/** The surest name first: a change or a return may be in percent too. */
const weightHeadings = [/weight/i, /% of/i, /%/]
const tickerHeading = /ticker|symbol/i

/** Cells of each line; where nothing else parts them, every space does. */
function tableOf(text: string): readonly (readonly string[])[] {
  const lines = pastedLines(text)
  return pastedCells(lines, 'apart').map((cells, i) => {
    const line = lines[i] ?? ''
    return separatorOf(line) === ' ' ? line.trim().split(/\s+/) : (cells ?? [])
  })
}
const numberOf = (cell: string | undefined): number | null => numberIn(cell)?.value ?? null

/** The weight in a line: the named column, else the cell with a % sign, else the last number of at most 100. */
function weightOf(cells: readonly string[], column: number | null): number | null {
  if (cells.some(isForeignNumber)) return null
  if (column !== null) return numberOf(cells[column])
  const numbers = cells.slice(1).map(numberIn)
  const marked = numbers.find((one) => one?.isPercent)
  return marked?.value ?? numbers.findLast((one) => one !== null && one.value <= 100)?.value ?? null
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
  for (const cells of tableOf(text)) {
    const heading = cells.findIndex((cell) => tickerHeading.test(cell))
    if (heading >= 0 && found.length === 0) {
      tickerColumn = heading
      const weights = weightHeadings.map((name) => cells.findIndex((cell) => name.test(cell)))
      column = weights.find((place) => place >= 0) ?? null
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
  if (found.length === 0) return { problem: words.nothing }
  const total = found.reduce((sum, one) => sum + one.weight, 0)
  const scale = total <= 1.02 && found.every((one) => one.weight <= 1) && !text.includes('%') ? 100 : 1
  const sorted = [...found].sort((a, b) => b.weight - a.weight)
  const kept = sorted
    .slice(0, MOST_HOLDINGS)
    .map((one) => ({ ticker: one.ticker, weight: Number((one.weight * scale).toFixed(4)) }))
  const notes = [
    scale === 100 ? words.shares : '',
    sorted.length > MOST_HOLDINGS ? words.kept({ kept: MOST_HOLDINGS, found: sorted.length }) : '',
    leftOutText(skipped, words.leftOut),
  ].filter((note) => note !== '')
  return { rows: kept, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) }
}
