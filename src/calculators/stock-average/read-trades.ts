/** Reads a broker's list of trades, or lines copied from a spreadsheet, into rows. Nothing pasted leaves the device. */
import type { PasteRead } from '../kit/field.ts'
import { findDay } from './trade-days.ts'

export interface TradeRow {
  readonly kind: 'buy' | 'sell'
  readonly date: string
  readonly shares: number
  readonly price: number
  readonly fee: number
  /** Shares to sell of it: never pasted. */
  readonly sell: null
}

const MOST_ROWS = 60

/** Cells of a line: by tab, else semicolon, else commas outside quotes (comma and space first: then a comma alone may part thousands), else spaces. "1,000" is a thousand in any. */
function cellsOf(line: string): readonly string[] {
  const quoted = /(".*",|,")/.test(line)
  const cells = line.includes('\t')
    ? line.split('\t')
    : line.includes(';')
      ? line.split(';')
      : quoted
        ? line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        : /,\s/.test(line)
          ? line.split(/,\s+/)
          : line.includes(',')
            ? line.replaceAll(/\b(\d{1,3}),(0\d\d)\b/g, '$1$2').split(',')
            : line.trim().split(/\s+/)
  return cells.map((cell) => cell.replaceAll('"', '').trim())
}

const amount = String.raw`\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?`
const wholeCell = new RegExp(String.raw`^(?:\(\s*${amount}\s*\)|[-−+]?\s?${amount})$`)
const inText = /(?<![\w.,])(?:[-−]\s?|\()?\$?\s?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|(?<![\w.])\.\d+/g

/** A cell that is a number and nothing else; a minus or brackets make it negative. */
function numberIn(cell: string | undefined): number | null {
  if (cell === undefined || !/\d/.test(cell) || !wholeCell.test(cell)) return null
  const size = Number(cell.replaceAll(/[^\d.]/g, ''))
  return Number.isFinite(size) ? (/[-−(]/.test(cell) ? -size : size) : null
}

type Mark = 'tab' | 'semicolon' | 'comma' | 'space'
const markOf = (line: string): Mark =>
  line.includes('\t') ? 'tab' : line.includes(';') ? 'semicolon' : line.includes(',') ? 'comma' : 'space'

/** Which columns a heading line names, and what parts them; commissions and fees may be two. */
interface Columns {
  readonly mark: Mark
  readonly shares: number
  readonly price: number
  readonly fees: readonly number[]
}
function columnsOf(line: string): Columns | null {
  const cells = cellsOf(line).map((cell) => cell.toLowerCase())
  const price = cells.findIndex((cell) => /\bprice\b/.test(cell))
  const shares = cells.findIndex((cell, i) => i !== price && /\b(quantity|qty|shares|units)\b/.test(cell))
  if (price < 0 || shares < 0 || markOf(line) === 'space') return null
  const fees = cells.flatMap((cell, i) => (/\b(fees?|comm|commissions?)\b/.test(cell) ? [i] : []))
  return { mark: markOf(line), shares, price, fees }
}

/** Shares, price and fee of a line: by the heading's columns, else the first two cells that are numbers and the cell after them, else the numbers in the text. */
function sizesOf(line: string, columns: Columns | null): readonly [number, number, number] | null {
  const cells = cellsOf(line)
  if (columns?.mark === markOf(line)) {
    const [shares, price] = [numberIn(cells[columns.shares]), numberIn(cells[columns.price])]
    const fee = columns.fees.reduce((sum, i) => sum + Math.abs(numberIn(cells[i]) ?? 0), 0)
    if (shares !== null && price !== null) return [shares, price, fee]
  }
  const places = cells.flatMap((cell, i) => (numberIn(cell) === null ? [] : [i]))
  const [first, second] = places
  if (first !== undefined && second !== undefined)
    return [numberIn(cells[first]) ?? 0, numberIn(cells[second]) ?? 0, feeOf(cells, first, second)]
  const [shares, price, fee = 0] = (line.match(inText) ?? []).map(
    (text) => numberIn(text.replace('(', '-').trim()) ?? 0,
  )
  return shares === undefined || price === undefined ? null : [shares, price, fee]
}

/** The cell after the price, unless it is what shares and price come to. */
function feeOf(cells: readonly string[], shares: number, price: number): number {
  const fee = Math.abs(numberIn(cells[price + 1]) ?? 0)
  const whole = Math.abs((numberIn(cells[shares]) ?? 0) * (numberIn(cells[price]) ?? 0))
  return Math.abs(fee - whole) <= whole * 0.02 ? 0 : fee
}

function readLine(line: string, columns: Columns | null): TradeRow | null {
  const found = findDay(line)
  if (!found) return null
  // Money paid out is no trade; put back in, it is one.
  if (/\b(dividend|interest)\b/i.test(line) && !/\b(re-?invest\w*|buy|bought|purchase)\b/i.test(line)) return null
  const sizes = sizesOf(found.rest, columns)
  if (sizes === null) return null
  const [shares, price, fee] = sizes
  if (shares === 0 || price < 0) return null
  const kind = shares < 0 || /\b(sell|sold|sale)\b/i.test(line) ? 'sell' : 'buy'
  return { kind, date: found.day, shares: Math.abs(shares), price, fee: Math.abs(fee), sell: null }
}

/**
 * One trade a line: the day, then shares, price and fee; 'sell' or a minus before the shares marks a sale. A heading line with shares (or quantity) and price
 * says in which columns they stand. Lines without a day and two numbers, and dividends and interest paid out, are left out.
 */
export function readTrades(text: string): PasteRead<TradeRow> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const heading = lines.find((line) => findDay(line) === null && columnsOf(line) !== null)
  const columns = heading === undefined ? null : columnsOf(heading)
  const read = lines.map((line) => readLine(line, columns)).filter((line) => line !== null)
  if (read.length === 0)
    return { problem: 'No trades were found. Each line needs a date, shares and a price, like “3/7/2025, 40, 31.50”.' }
  const rows = read.slice(0, MOST_ROWS)
  const left = lines.length - rows.length - (heading === undefined ? 0 : 1)
  return left > 0
    ? { rows, note: `${left} ${left === 1 ? 'line was' : 'lines were'} left out. Dates are read month first.` }
    : { rows, note: 'Dates are read month first, as in the US.' }
}
