/** Reads pasted tables: dated flows, and yearly returns. Nothing pasted leaves the device. */
import { roundToCent } from '#engine/money.ts'
import type { PasteRead } from '../kit/field.ts'
import { readNumber } from '../kit/number-text.ts'
import { DATE_MARK, dateOf, isDayFirst } from './paste-date.ts'

export interface PastedFlow {
  readonly date: string
  readonly amount: number
}

/** Twenty years of monthly deposits; a link holds no more. */
export const MOST_FLOWS = 240
export const MOST_RETURNS = 120

/** A number with its sign, dollar mark, thousands and k, m or b; not part of a word, a time or another number. */
const NUMBER =
  /(?<![\w.'’])(?<open>\( ?)?(?<sign>[-+−–] ?)?(?<cash>(?:US|USD)? ?\$ ?|USD ?)?(?<inner>[-−–] ?|\( ?)?(?<size>\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<multiple>[kmb])?(?![\w'’:]|\.\d|-[a-z])(?:(?<behind>-(?=$|[\s,;|"]))|(?<part> ?%)?(?: ?(?<close>\)))?)/gi

interface Found {
  readonly value: number
  /** Written as money: a dollar mark, brackets, or cents. */
  readonly isMoney: boolean
  readonly isPercent: boolean
  /** Nothing else in its cell. */
  readonly isAlone: boolean
  readonly at: number
}

const CELL_BEFORE = new RegExp(`(?:^|[${DATE_MARK},;|\\t"]|\\s{2})\\s*$`)
const CELL_AFTER = new RegExp(`^\\s*(?:$|[${DATE_MARK},;|\\t"])|^\\s{2}`)

/** The numbers of a text, in order. */
function numbersOf(text: string): readonly Found[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const { open, sign, cash, inner, size = '', multiple = '', part, close, behind } = match.groups ?? {}
    const read = readNumber(size + multiple)
    if (!read.ok) return []
    const isBracketed = (open !== undefined || inner?.startsWith('(') === true) && close !== undefined
    const isMinus = isBracketed || behind !== undefined || /[-−–]/.test(`${sign ?? ''}${inner ?? ''}`)
    return {
      value: isMinus && read.value !== 0 ? -read.value : read.value,
      isMoney: cash !== undefined || isBracketed || /\.\d\d$/.test(size),
      isPercent: part !== undefined,
      isAlone:
        CELL_BEFORE.test(text.slice(0, match.index)) && CELL_AFTER.test(text.slice(match.index + match[0].length)),
      at: match.index,
    }
  })
}

/** A comma before one or two last digits, in cells that commas do not part: "250,50". To guess here would lose the cents. */
const DECIMAL_COMMA = /\d,\d{1,2}(?!\d)/
const isForeign = (text: string): boolean =>
  /\d\.\d{3},\d/.test(text) || (/[;|\t]/.test(text) && DECIMAL_COMMA.test(text))

/**
 * The amount of a line whose date is marked: what stands behind the date before what stands in front, a cell of its own before
 * one among words ("Check 1234"), and what is written as money before a bare number. The first of several alike.
 */
function amountOf(rest: string): number | null {
  if (isForeign(rest)) return null
  const all = numbersOf(rest).filter(({ isPercent }) => !isPercent)
  const after = all.filter(({ at }) => at > rest.indexOf(DATE_MARK))
  const list = after.length > 0 ? after : all
  const found = list.find(({ isAlone }) => isAlone) ?? list.find(({ isMoney }) => isMoney) ?? list[0]
  return found?.value ?? null
}

/** What is not said by the count of rows, which the page gives itself. */
function noteOf(left: number, dayFirst = false): string {
  const parts: string[] = []
  if (dayFirst) parts.push('Dates were read as day/month/year.')
  if (left > 0)
    parts.push(
      `${left} ${left === 1 ? 'line' : 'lines'} without what is needed ${left === 1 ? 'was' : 'were'} left out.`,
    )
  return parts.join(' ')
}

/** Lines with something in them; a hard space inside a number is a thousands mark. */
const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(DATE_MARK, ' ')
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')

/** One flow for each day, to the cent. */
function joined(rows: readonly PastedFlow[]): readonly PastedFlow[] {
  const sums = new Map<string, number>()
  for (const { date, amount } of rows) sums.set(date, (sums.get(date) ?? 0) + amount)
  return [...sums].map(([date, amount]) => ({ date, amount: roundToCent(amount) }))
}

/** One flow a line: a date and an amount, behind the date or in front of it. A line that cannot be read for sure is left out. */
export function readFlows(text: string): PasteRead<PastedFlow> {
  const lines = linesOf(text)
  const dayFirst = isDayFirst(lines)
  const rows = lines.flatMap((line) => {
    const found = dateOf(line, dayFirst)
    const amount = found ? amountOf(found.rest) : null
    return found && amount !== null ? [{ date: found.date as string, amount }] : []
  })
  if (rows.length === 0)
    return {
      problem:
        'No flows were found. Each line needs a date and an amount, like “2024-03-15  500” or “3/15/2024, -250.00”.',
    }
  const note = noteOf(lines.length - rows.length, dayFirst)
  if (rows.length <= MOST_FLOWS) return { rows, note }
  // A rate from a part of the flows would be a wrong one. Those of one day count as their sum anyway.
  const days = joined(rows)
  return days.length <= MOST_FLOWS
    ? { rows: days, note: `Flows of the same day were added up. ${note}`.trim() }
    : {
        problem: `This table has ${days.length} flows on different days, and this list holds ${MOST_FLOWS}. Add them up by month or quarter first: leaving some out would give a wrong rate.`,
      }
}

/** One return a line: its last number with a percent sign, or else its last number, in percent. A year or a date in front is passed over. */
export function readReturns(text: string): PasteRead<{ readonly percent: number }> {
  const lines = linesOf(text)
  const rows = lines.flatMap((line) => {
    // "2008-37.0%" is a year and its return.
    const rest = (dateOf(line, false)?.rest ?? line).replace(/^(\s*\d{4})(?=[-−–]\d)/, '$1 ')
    const all = isForeign(rest) || /(?<!\d)\d{1,3},\d{1,2} ?%/.test(rest) ? [] : numbersOf(rest)
    const value = (all.findLast(({ isPercent }) => isPercent) ?? all.at(-1))?.value ?? null
    return value === null || value < -100 || value > 1000 ? [] : [{ percent: value }]
  })
  if (rows.length === 0)
    return { problem: 'No returns were found. Each line needs a percentage, like “2024  12.5%” or “-4.1”.' }
  if (rows.length > MOST_RETURNS)
    return { problem: `This table has ${rows.length} years, and this list holds ${MOST_RETURNS}. Paste fewer.` }
  return { rows, note: noteOf(lines.length - rows.length) }
}
