/** Reads pasted tables: dated flows, and yearly returns. Nothing pasted leaves the device. */
import { type IsoDate, MONTH_NAMES, parseIsoDate } from '#engine/month.ts'
import type { PasteRead } from '../kit/field.ts'
import { readNumber } from '../kit/number-text.ts'

export interface PastedFlow {
  readonly date: string
  readonly amount: number
}

export const MOST_ROWS = 120
const pad = (text: string | number) => String(text).padStart(2, '0')
const fullYear = (text: string): string => (text.length === 4 ? text : `${Number(text) < 50 ? '20' : '19'}${text}`)
const monthNumber = (name: string): number =>
  MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) + 1

const ISO = /(\d{4})-(\d{1,2})-(\d{1,2})/
const US = /(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?!\d)/
const NAMED = /([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/
const DAY_FIRST = /(\d{1,2})[\s-]([A-Za-z]{3,9})\.?[\s-](\d{4})/

/** The first date of a line, as US people write them, and the line without it. */
function dateOf(line: string): { readonly date: IsoDate; readonly rest: string } | null {
  const tries: readonly [RegExp, (m: RegExpExecArray) => string][] = [
    [ISO, ([, y = '', m = '', d = '']) => `${y}-${pad(m)}-${pad(d)}`],
    [US, ([, m = '', d = '', y = '']) => `${fullYear(y)}-${pad(m)}-${pad(d)}`],
    [NAMED, ([, m = '', d = '', y = '']) => `${y}-${pad(monthNumber(m))}-${pad(d)}`],
    [DAY_FIRST, ([, d = '', m = '', y = '']) => `${y}-${pad(monthNumber(m))}-${pad(d)}`],
  ]
  for (const [pattern, toIso] of tries) {
    const found = pattern.exec(line)
    if (!found) continue
    const date = parseIsoDate(toIso(found))
    if (date)
      return {
        date,
        rest: line.slice(0, found.index) + ' '.repeat(found[0].length) + line.slice(found.index + found[0].length),
      }
  }
  return null
}

/** The first number of a text: "-$1,250.50", "(300)", "1 250". */
function numberOf(text: string): number | null {
  const found = /\(?[-+−–]?\s?\$?\s?[-−–]?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s?%?\)?/.exec(text)
  if (!found) return null
  const token = found[0].replaceAll(/\s/g, '')
  const read = readNumber(
    token.startsWith('(') && !token.endsWith(')')
      ? token.slice(1)
      : token.startsWith('(')
        ? token
        : token.replace(/\)$/, ''),
  )
  return read.ok ? read.value : null
}

/** What is not said by the count of rows, which the page gives itself. */
function noteOf(left: number, total: number): string {
  const parts: string[] = []
  if (total > MOST_ROWS) parts.push(`Only the first ${MOST_ROWS} were taken.`)
  if (left > 0)
    parts.push(
      `${left} ${left === 1 ? 'line' : 'lines'} without what is needed ${left === 1 ? 'was' : 'were'} left out.`,
    )
  return parts.join(' ')
}

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

/** One flow a line: a date and the first amount after or before it. */
export function readFlows(text: string): PasteRead<PastedFlow> {
  const lines = linesOf(text)
  const rows = lines.flatMap((line) => {
    const found = dateOf(line)
    const amount = found ? numberOf(found.rest) : null
    return found && amount !== null ? [{ date: found.date as string, amount }] : []
  })
  if (rows.length === 0)
    return {
      problem:
        'No flows were found. Each line needs a date and an amount, like “2024-03-15  500” or “3/15/2024, -250.00”.',
    }
  return {
    rows: rows.slice(0, MOST_ROWS),
    note: noteOf(lines.length - rows.length, rows.length),
  }
}

/** One return a line: its last number, in percent. A year in front is passed over. */
export function readReturns(text: string): PasteRead<{ readonly percent: number }> {
  const lines = linesOf(text)
  const rows = lines.flatMap((line) => {
    const tokens = line.match(/\(?[-+−–]?\s?\d[\d,]*\.?\d*\s?%?\)?/g) ?? []
    const value = numberOf(tokens.at(-1) ?? '')
    return value === null || value < -100 || value > 1000 ? [] : [{ percent: value }]
  })
  if (rows.length === 0)
    return { problem: 'No returns were found. Each line needs a percentage, like “2024  12.5%” or “-4.1”.' }
  return {
    rows: rows.slice(0, MOST_ROWS),
    note: noteOf(lines.length - rows.length, rows.length),
  }
}
