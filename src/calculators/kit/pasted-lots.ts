/** Tax lots from a broker: a list of positions by lot, a 1099-B, a spreadsheet, or typed lines. Nothing pasted leaves the device. */
import type { PasteRead, RowValue } from './field.ts'
import { leftOutText, pastedCells, pastedLines, type Separator, separatorOf } from './pasted-cells.ts'
import { DATE_MARK, isDayFirst, takeDates } from './pasted-dates.ts'
import { isForeignNumber, numberIn } from './pasted-numbers.ts'
import { lotWords as words } from './words/lots.en.ts'

/** One line. Dollars for the whole lot. */
export interface PastedLot {
  readonly name: string
  /** Null where the broker names no single day. */
  readonly bought: string | null
  readonly sold: string | null
  /** Null where the list has none. */
  readonly shares: number | null
  readonly cost: number
  /** Proceeds, or the value now. */
  readonly value: number
}

const NAME_LENGTH = 40
/** A spreadsheet's and a computer's day zero: no purchase. */
const DAY_ZERO = new Set(['1899-12-30', '1899-12-31', '1900-01-01', '1969-12-31', '1970-01-01'])

interface Columns {
  readonly separator: Separator
  readonly name: number
  readonly bought: number
  readonly sold: number
  readonly shares: number
  readonly cost: number
  readonly costEach: number
  readonly value: number
  readonly priceEach: number
}

const each = /\b(per|each|unit|average|avg)\b|\/ ?sh/i
const gainOrTerm = /gain|loss|term|wash|disallow|method|change|day|type|%|percent/i

/** What a heading line names; null for a line that is none. */
function columnsOf(line: string, cells: readonly string[]): Columns | null {
  const find = (is: RegExp, not: RegExp | null = null): number =>
    cells.findIndex((cell) => is.test(cell) && !(not?.test(cell) ?? false) && !gainOrTerm.test(cell))
  const dated = (is: RegExp): number => cells.findIndex((cell) => is.test(cell))
  const symbol = find(/\b(symbol|ticker)\b/i)
  const columns = {
    separator: separatorOf(line),
    name:
      symbol >= 0 ? symbol : find(/\b(description|security|name|investment|holding|asset|property)\b/i, /date|period/i),
    bought: dated(/\b(acquired|purchased?|bought|opened?|open date|trade date)\b/i),
    sold: dated(/\b(sold|disposed|closed?|sale date)\b/i),
    shares: find(/\b(quantity|qty|shares|units)\b/i, each),
    cost: find(/\b(cost|basis)\b/i, each),
    costEach: cells.findIndex((cell) => /\b(cost|basis)\b/i.test(cell) && each.test(cell)),
    value: find(/\b(proceeds|value|mkt val)\b/i, each),
    priceEach: find(/\bprice\b/i, /paid|purchase/i),
  }
  const hasCost = columns.cost >= 0 || (columns.costEach >= 0 && columns.shares >= 0)
  const hasValue = columns.value >= 0 || (columns.priceEach >= 0 && columns.shares >= 0)
  return hasCost && hasValue && columns.separator !== ' ' ? columns : null
}

const plain = (cell: string | undefined): number | null => {
  const found = numberIn(cell)
  return found === null || found.isPercent || found.isShort ? null : found.value
}
const cleanDate = (date: string | undefined): string | null => (date === undefined || DAY_ZERO.has(date) ? null : date)

/** The dates of a line by the cell they stand in. */
function datesByCell(cells: readonly string[], dates: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  let next = 0
  cells.forEach((cell, i) => {
    const marks = cell.split(DATE_MARK).length - 1
    const date = dates[next]
    if (marks > 0 && date !== undefined) found.set(i, date)
    next += marks
  })
  return found
}

function byHeading(cells: readonly string[], dates: readonly string[], columns: Columns): PastedLot | null {
  const at = datesByCell(cells, dates)
  const shares = plain(cells[columns.shares])
  const whole = (total: number, one: number): number | null => {
    const sum = plain(cells[total])
    const single = plain(cells[one])
    return sum ?? (single !== null && shares !== null ? Math.abs(shares) * single : null)
  }
  const cost = whole(columns.cost, columns.costEach)
  const value = whole(columns.value, columns.priceEach)
  if (cost === null || value === null) return null
  return {
    name: nameOf(cells[columns.name]),
    bought: cleanDate(columns.bought >= 0 ? at.get(columns.bought) : dates[0]),
    sold: cleanDate(at.get(columns.sold)),
    shares: shares === null ? null : Math.abs(shares),
    cost: Math.abs(cost),
    value: Math.abs(value),
  }
}

/** Without a heading: a name, a date, shares where there are three numbers, cost, value. */
function byOrder(cells: readonly string[], dates: readonly string[]): PastedLot | null {
  const numbers = cells.flatMap((cell) => {
    const value = plain(cell)
    return value === null ? [] : [value]
  })
  const [first, second, third] = numbers
  if (first === undefined || second === undefined) return null
  const name = cells.find(
    (cell) => cell !== '' && !cell.includes(DATE_MARK) && plain(cell) === null && /[A-Za-z]/.test(cell),
  )
  const [shares, cost, value] = third === undefined ? [null, first, second] : [Math.abs(first), second, third]
  return {
    name: nameOf(name === undefined || isVarious(name) ? '' : name),
    bought: cleanDate(dates[0]),
    sold: cleanDate(dates[1]),
    shares,
    cost: Math.abs(cost),
    value: Math.abs(value),
  }
}

const nameOf = (cell: string | undefined): string =>
  (cell ?? '').replaceAll(DATE_MARK, ' ').trim().slice(0, NAME_LENGTH)
const isVarious = (text: string): boolean => /\bvarious\b/i.test(text)
const isSum = (text: string): boolean => /\b(sub)?totals?\b/i.test(text)

/** Lots of a pasted text as rows of a form, or a sentence that says why there are none. Lines of sums are left out. */
export function readLots<R extends RowValue>(text: string, most: number, rowOf: (lot: PastedLot) => R): PasteRead<R> {
  const given = pastedLines(text)
  const dayFirst = isDayFirst(given)
  const lines = given.map((line) => takeDates(line, dayFirst) ?? { date: null, dates: [], rest: line })
  const table = pastedCells(
    lines.map(({ rest }) => rest),
    'apart',
  )
  const headings = lines.map(({ dates, rest }, i) => (dates.length === 0 ? columnsOf(rest, table[i] ?? []) : null))
  const columns = headings.find((found) => found !== null) ?? null
  const lots = lines.flatMap(({ dates, rest }, i): readonly PastedLot[] => {
    const cells = table[i] ?? []
    if (headings[i] || isSum(rest) || cells.some(isForeignNumber)) return []
    if (dates.length === 0 && !isVarious(rest)) return []
    const lot = columns?.separator === separatorOf(rest) ? byHeading(cells, dates, columns) : byOrder(cells, dates)
    return lot === null || (lot.cost === 0 && lot.value === 0) ? [] : [lot]
  })
  if (lots.length === 0) return { problem: words.none }
  if (lots.length > most) return { problem: words.tooMany({ found: lots.length, most }) }
  const noDate = lots.filter((lot) => lot.bought === null).length
  const notes = [
    leftOutText(given.length - lots.length - (columns === null ? 0 : 1)),
    noDate > 0 ? words.noDate({ count: noDate }) : '',
    dayFirst ? words.dayFirst : words.monthFirst,
  ]
  return { rows: lots.map(rowOf), note: notes.filter((one) => one !== '').join(' ') }
}
