import type { EarningsYear } from './credits.ts'
import { type PastedRow, readLines } from './statement-lines.ts'

/**
 * Reads an earnings record as people paste it: the table of a my Social Security page, the text of the statement's PDF, a
 * spreadsheet or CSV, or the XML file SSA offers for download. Only "taxed Social Security earnings" are taken, never the
 * Medicare column. Pure text work: nothing is sent anywhere. Text past 300,000 characters is not read.
 */

export type StatementPaste =
  | {
      readonly outcome: 'rows'
      /** In order, one per year, dollars of that year. */
      readonly rows: readonly EarningsYear[]
      /** Plain sentences on what was assumed or left out. */
      readonly notes: readonly string[]
    }
  | {
      readonly outcome: 'nothing-found'
      /** What to do, in plain sentences. */
      readonly advice: readonly string[]
    }

const MOST_TEXT = 300_000
const FIRST_YEAR = 1937

/** The file SSA offers as "Download Your Statement Data": one element per year or per span of years; -1 is not recorded yet. */
const readXml = (text: string): PastedRow[] => {
  const rows: PastedRow[] = []
  const elements = text.matchAll(/<(?:\w+:)?Earnings\s([^>]*)>([\s\S]*?)<\/(?:\w+:)?Earnings>/g)
  for (const [, attributes = '', inside = ''] of elements) {
    const from = /startYear="(\d{4})"/.exec(attributes)?.[1]
    const to = /endYear="(\d{4})"/.exec(attributes)?.[1] ?? from
    const amount = /<(?:\w+:)?FicaEarnings>\s*(-?[\d.]+)\s*</.exec(inside)?.[1]
    if (from === undefined || amount === undefined) continue
    const taxed = Number(amount)
    rows.push({ from: Number(from), to: Number(to), amount: taxed < 0 || Number.isNaN(taxed) ? null : taxed })
  }
  return rows
}

const money = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

const HOW_TO_COPY =
  'Sign in at ssa.gov/myaccount, open your earnings record, select the table from the first year to the last, copy it and paste it here.'

const nothingFound = (text: string, pending: readonly number[]): StatementPaste => {
  if (text.trim() === '') return { outcome: 'nothing-found', advice: ['Nothing was pasted.', HOW_TO_COPY] }
  if (pending.length > 0)
    return {
      outcome: 'nothing-found',
      advice: ['These years are not on the record yet, so there is nothing to read.', HOW_TO_COPY],
    }
  const sawYears = /(^|\D)(19|20)\d\d(\D|$)/.test(text)
  return {
    outcome: 'nothing-found',
    advice: [
      sawYears
        ? 'We found years, but no line with a year followed by an amount.'
        : 'We found no years and amounts in this text.',
      HOW_TO_COPY,
      'A spreadsheet works too: one line for each year, the year first and then the earnings.',
    ],
  }
}

/** Spans shorter than this are read; a longer one is not a span of years of work. */
const LONGEST_SPAN = 60

/**
 * `thisYear` is the year of the visit: later years are left out. A total for several years (as the printed statement shows for
 * early work) is spread evenly, and a note says so. A year given twice with different amounts keeps the larger one.
 */
export const readStatement = (pasted: string, thisYear: number): StatementPaste => {
  const text = pasted.slice(0, MOST_TEXT)
  const isXml = text.includes('FicaEarnings')
  const found = isXml ? readXml(text) : readLines(text)
  const byYear = new Map<number, number>()
  const pending: number[] = []
  const notes: string[] = []
  const put = (year: number, amount: number): void => {
    const known = byYear.get(year)
    if (known !== undefined && known !== amount)
      notes.push(
        `${year} appears twice, with ${money(known)} and ${money(amount)}. We kept the larger one; if they are two jobs, add them up.`,
      )
    byYear.set(year, Math.max(known ?? 0, amount))
  }
  for (const { from, to, amount } of found) {
    if (from < FIRST_YEAR || to > thisYear || to < from || to - from >= LONGEST_SPAN) {
      notes.push(`We left out ${from === to ? from : `${from} to ${to}`}: not years of a record we can use.`)
    } else if (amount === null) {
      pending.push(from)
    } else if (from === to) {
      put(from, amount)
    } else {
      const years = to - from + 1
      for (let year = from; year <= to; year++) put(year, Math.round((amount / years) * 100) / 100)
      notes.push(
        `The statement gives one total for ${from} to ${to}. We spread ${money(amount)} evenly over ${years} years. The year-by-year record at ssa.gov/myaccount is more exact.`,
      )
    }
  }
  for (const year of pending)
    if (!byYear.has(year)) notes.push(`${year} is not recorded yet. If you worked that year, add it yourself.`)
  if (byYear.size === 0) return nothingFound(text, pending)
  const rows = [...byYear].map(([year, amount]) => ({ year, amount })).sort((a, b) => a.year - b.year)
  return { outcome: 'rows', rows, notes: [...new Set(notes)] }
}
