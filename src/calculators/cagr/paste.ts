/** Reads pasted tables: dated flows, and yearly returns. Nothing pasted leaves the device. */
import { roundToCent } from '#engine/money.ts'
import type { PasteRead } from '../kit/field.ts'
import { leftOutText, pastedCells, pastedLines, type Separator, separatorOf } from '../kit/pasted-cells.ts'
import { DATE_MARK, isDayFirst, takeDates } from '../kit/pasted-dates.ts'
import { isForeignNumber, numberIn, numbersIn } from '../kit/pasted-numbers.ts'
import { MOST_FLOWS, MOST_RETURNS } from './most-rows.ts'
import { pasteWords as words } from './words/paste.en.ts'

export interface PastedFlow {
  readonly date: string
  readonly amount: number
}

/** The columns a heading names: one of amounts, or one for what went in and one for what came out. */
interface Columns {
  readonly separator: Separator
  readonly amount: number
  readonly paidIn: number
  readonly takenOut: number
}
function columnsOf(line: string, cells: readonly string[]): Columns | null {
  const named = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell))
  const amount = named(/\bamount\b/i)
  const [paidIn, takenOut] = [named(/\b(credits?|deposits?)\b/i), named(/\b(debits?|withdrawals?)\b/i)]
  const isPair = paidIn >= 0 && takenOut >= 0 && paidIn !== takenOut
  return !isPair && amount < 0 ? null : { separator: separatorOf(line), amount: isPair ? -1 : amount, paidIn, takenOut }
}
const AT_DATE = new RegExp(`(${DATE_MARK})`)
const isPair = (columns: Columns | null): boolean => columns !== null && columns.amount < 0

/**
 * The amount of a line whose date is marked: what stands behind the date before what stands in front, a cell of its own before
 * one among words ("Check 1234"), what is written as money before a bare number, and "1.5k" last, as "401k" may be a name. The first of several alike.
 */
function anyAmount(cells: readonly string[]): number | null {
  const parts = cells.flatMap((cell) => cell.split(AT_DATE))
  const amountsOf = (some: readonly string[]) =>
    some
      .flatMap((part) => {
        const alone = numberIn(part)
        return alone ? [{ ...alone, isAlone: true }] : numbersIn(part).map((one) => ({ ...one, isAlone: false }))
      })
      .filter(({ isPercent }) => !isPercent)
  const behind = amountsOf(parts.slice(parts.indexOf(DATE_MARK) + 1))
  const found = behind.length > 0 ? behind : amountsOf(parts)
  const plain = found.filter(({ isShort }) => !isShort)
  const all = plain.length > 0 ? plain : found
  return (all.find(({ isAlone }) => isAlone) ?? all.find(({ isMoney }) => isMoney) ?? all[0])?.value ?? null
}

function amountOf(line: string, cells: readonly string[], columns: Columns | null): number | null {
  if (cells.some(isForeignNumber)) return null
  if (columns === null || columns.separator !== separatorOf(line)) return anyAmount(cells)
  const at = (column: number) => numberIn(cells[column])?.value
  if (!isPair(columns)) return columns.amount < cells.length ? (at(columns.amount) ?? null) : anyAmount(cells)
  const [paidIn, takenOut] = [at(columns.paidIn), at(columns.takenOut)]
  return paidIn === undefined && takenOut === undefined ? null : Math.abs(paidIn ?? 0) - Math.abs(takenOut ?? 0)
}

/** What is there at the end is asked by itself; what was there at the beginning counts as put in. */
const isEndBalance = (line: string): boolean => /\b(ending|closing|final) balance\b/i.test(line)

/** One flow for each day, to the cent. */
function joinedByDay(rows: readonly PastedFlow[]): readonly PastedFlow[] {
  const sums = new Map<string, number>()
  for (const { date, amount } of rows) sums.set(date, (sums.get(date) ?? 0) + amount)
  return [...sums].map(([date, amount]) => ({ date, amount: roundToCent(amount) }))
}

/**
 * One flow a line: a date and an amount, behind the date or in front of it, or where a heading says so. A line that cannot be read for sure is left out.
 */
export function readFlows(text: string): PasteRead<PastedFlow> {
  const given = pastedLines(text)
  const dayFirst = isDayFirst(given)
  const lines = given.map((line) => {
    const dated = takeDates(line, dayFirst)
    return { date: dated?.date ?? null, text: dated?.rest ?? line }
  })
  const table = pastedCells(
    lines.map((line) => line.text),
    'null',
  )
  const columns =
    lines
      .map(({ text: line }, i) => (/\d/.test(line) ? null : columnsOf(line, table[i] ?? [])))
      .find((found) => found !== null) ?? null
  const rows = lines.flatMap(({ date, text: line }, i) => {
    const cells = table[i] ?? null
    const amount = date === null || cells === null || isEndBalance(line) ? null : amountOf(line, cells, columns)
    return date === null || amount === null ? [] : [{ date: date as string, amount, line }]
  })
  const isUnsure = lines.some(({ date }, i) => date !== null && table[i] === null)
  if (rows.length === 0) return { problem: isUnsure ? words.unsureCommas : words.noFlows }
  const notes = [
    dayFirst ? words.dayFirst : '',
    isPair(columns) ? words.pair : '',
    rows.some(({ line, amount }) => amount > 0 && /\bwithdr[ae]w/i.test(line)) ? words.noMinus : '',
    leftOutText(given.length - rows.length, words.incomplete),
    isUnsure ? words.unsureCommas : '',
  ]
  const note = (...more: readonly string[]) => [...more, ...notes].filter((one) => one !== '').join(' ')
  const flows = rows.map(({ date, amount }) => ({ date, amount }))
  if (flows.length <= MOST_FLOWS) return { rows: flows, note: note() }
  // A rate from a part of the flows would be a wrong one. Those of one day count as their sum anyway.
  const days = joinedByDay(flows)
  return days.length <= MOST_FLOWS
    ? { rows: days, note: note(words.added) }
    : { problem: words.tooManyFlows({ found: days.length, most: MOST_FLOWS }) }
}

/** One return a line: its last number with a percent sign, or else its last number, in percent. A year or a date in front is passed over. */
export function readReturns(text: string): PasteRead<{ readonly percent: number }> {
  // "2008-37.0%" is a year and its return.
  const lines = pastedLines(text).map((line) =>
    (takeDates(line, false)?.rest ?? line).replace(/^(\s*\d{4})(?=[-−–]\d)/, '$1 '),
  )
  const rows = pastedCells(lines, 'apart').flatMap((cells) => {
    const all = cells === null || cells.some(isForeignNumber) ? [] : cells.flatMap(numbersIn)
    const value = (all.findLast(({ isPercent }) => isPercent) ?? all.at(-1))?.value ?? null
    return value === null || value < -100 || value > 1000 ? [] : [{ percent: value }]
  })
  if (rows.length === 0) return { problem: words.noReturns }
  if (rows.length > MOST_RETURNS) return { problem: words.tooManyReturns({ found: rows.length, most: MOST_RETURNS }) }
  return { rows, note: leftOutText(lines.length - rows.length, words.noPercent) }
}
