/** Reads a broker's list of trades, or lines copied from a spreadsheet, into rows. Nothing pasted leaves the device. */
import type { PasteRead } from '../kit/field.ts'
import { leftOutText, pastedCells, pastedLines, type Separator, separatorOf } from '../kit/pasted-cells.ts'
import { isDayFirst, takeDates } from '../kit/pasted-dates.ts'
import { isForeignNumber, numberIn, numbersIn } from '../kit/pasted-numbers.ts'
import { pasteWords as words } from './words/paste.en.ts'

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

/** Which columns a heading line names, and what parts them; commissions and fees may be two. */
interface Columns {
  readonly separator: Separator
  readonly shares: number
  readonly price: number
  readonly fees: readonly number[]
}
function columnsOf(line: string, cells: readonly string[]): Columns | null {
  const price = cells.findIndex((cell) => /\bprice\b/i.test(cell))
  const shares = cells.findIndex((cell, i) => i !== price && /\b(quantity|qty|shares|units)\b/i.test(cell))
  if (price < 0 || shares < 0 || separatorOf(line) === ' ') return null
  const fees = cells.flatMap((cell, i) => (/\b(fees?|comm|commissions?)\b/i.test(cell) ? [i] : []))
  return { separator: separatorOf(line), shares, price, fees }
}

const plainNumber = (cell: string | undefined): number | null => {
  const found = numberIn(cell)
  return found === null || found.isPercent || found.isShort ? null : found.value
}
/** The third number is the fee, unless it is what shares and price come to. */
function withFee(shares: number, price: number, third: number): Sizes {
  const whole = Math.abs(shares * price)
  return [shares, price, Math.abs(Math.abs(third) - whole) <= whole * 0.02 ? 0 : Math.abs(third)]
}

type Sizes = readonly [shares: number, price: number, fee: number]
/** By the heading's columns, else the first two cells that are numbers and the cell after them, else the numbers in the text. */
function sizesOf(line: string, cells: readonly string[], columns: Columns | null): Sizes | null {
  if (cells.some(isForeignNumber)) return null
  if (columns?.separator === separatorOf(line)) {
    const [shares, price] = [plainNumber(cells[columns.shares]), plainNumber(cells[columns.price])]
    const fee = columns.fees.reduce((sum, i) => sum + Math.abs(plainNumber(cells[i]) ?? 0), 0)
    if (shares !== null && price !== null) return [shares, price, fee]
  }
  const [first, second] = cells.flatMap((cell, i) => (plainNumber(cell) === null ? [] : [i]))
  if (first !== undefined && second !== undefined)
    return withFee(plainNumber(cells[first]) ?? 0, plainNumber(cells[second]) ?? 0, plainNumber(cells[second + 1]) ?? 0)
  const [shares, price, third] = numbersIn(line).filter(({ isPercent, isShort }) => !isPercent && !isShort)
  return shares && price ? withFee(shares.value, price.value, third?.value ?? 0) : null
}

/** Money paid out is no trade; put back in, it is one. A split has a list of its own. */
const isNoTrade = (line: string): boolean =>
  /\b(dividends?|interest|split)\b/i.test(line) && !/\b(re-?invest\w*|buy|bought|purchase|sell|sold)\b/i.test(line)

/**
 * One trade a line: the day, then shares, price and fee; 'sell' or a minus before the shares marks a sale. A heading line with shares (or quantity) and price
 * says in which columns they stand. Lines without a day and two numbers, and dividends, interest and splits, are left out.
 */
export function readTrades(text: string): PasteRead<TradeRow> {
  const given = pastedLines(text)
  const dayFirst = isDayFirst(given)
  const lines = given.map((line) => takeDates(line, dayFirst) ?? { date: null, rest: line })
  const table = pastedCells(
    lines.map(({ rest }) => rest),
    'apart',
  )
  const headings = lines.map(({ date, rest }, i) => (date === null ? columnsOf(rest, table[i] ?? []) : null))
  const columns = headings.find((found) => found !== null) ?? null
  const read = lines.flatMap(({ date, rest }, i): readonly TradeRow[] => {
    const sizes = date === null || isNoTrade(rest) ? null : sizesOf(rest, table[i] ?? [], columns)
    if (date === null || sizes === null) return []
    const [shares, price, fee] = sizes
    if (shares === 0 || price < 0) return []
    const kind = shares < 0 || /\b(sell|sold|sale)\b/i.test(rest) ? 'sell' : 'buy'
    return [{ kind, date, shares: Math.abs(shares), price, fee, sell: null }]
  })
  if (read.length === 0) return { problem: words.none }
  if (read.length > MOST_ROWS) return { problem: words.tooMany({ found: read.length, most: MOST_ROWS }) }
  const leftOut = leftOutText(given.length - read.length - (columns === null ? 0 : 1))
  return { rows: read, note: `${leftOut} ${dayFirst ? words.dayFirst : words.monthFirst}`.trim() }
}
