import type { Said } from '#facts/said.ts'
import type { EarningsYear } from './credits.ts'
import { type PastedRow, readLines } from './statement-lines.ts'

/**
 * Reads an earnings record as people paste it: the table of a my Social Security page, the text of the statement's PDF, a
 * spreadsheet or CSV, or the XML file SSA offers for download. Only "taxed Social Security earnings" are taken, never the
 * Medicare column. Pure text work: nothing is sent anywhere. Text past 300,000 characters is not read.
 */

/** What was assumed or left out. Dollars of the year. */
export interface StatementNotes {
  readonly twice: { readonly year: number; readonly first: number; readonly second: number }
  /** Not years of a record. */
  readonly leftOut: { readonly from: number; readonly to: number }
  /** One total for several years, spread evenly. */
  readonly spread: { readonly from: number; readonly to: number; readonly amount: number; readonly years: number }
  readonly pending: { readonly year: number }
}
export type StatementNote = Said<StatementNotes>

/** Why nothing was read: no text, only years that are not recorded yet, years without amounts, or neither. */
export type NothingRead = 'empty' | 'pending' | 'no-amounts' | 'no-years'

export type StatementPaste =
  | {
      readonly outcome: 'rows'
      /** In order, one per year, dollars of that year. */
      readonly rows: readonly EarningsYear[]
      readonly notes: readonly StatementNote[]
    }
  | {
      readonly outcome: 'nothing-found'
      readonly why: NothingRead
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

const nothingFound = (text: string, pending: readonly number[]): NothingRead => {
  if (text.trim() === '') return 'empty'
  if (pending.length > 0) return 'pending'
  return /(^|\D)(19|20)\d\d(\D|$)/.test(text) ? 'no-amounts' : 'no-years'
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
  const notes = new Map<string, StatementNote>()
  const note = (one: StatementNote) => notes.set(JSON.stringify(one), one)
  const put = (year: number, amount: number): void => {
    const known = byYear.get(year)
    if (known !== undefined && known !== amount) note({ key: 'twice', values: { year, first: known, second: amount } })
    byYear.set(year, Math.max(known ?? 0, amount))
  }
  for (const { from, to, amount } of found) {
    if (from < FIRST_YEAR || to > thisYear || to < from || to - from >= LONGEST_SPAN) {
      note({ key: 'leftOut', values: { from, to } })
    } else if (amount === null) {
      pending.push(from)
    } else if (from === to) {
      put(from, amount)
    } else {
      const years = to - from + 1
      for (let year = from; year <= to; year++) put(year, Math.round((amount / years) * 100) / 100)
      note({ key: 'spread', values: { from, to, amount, years } })
    }
  }
  for (const year of pending) if (!byYear.has(year)) note({ key: 'pending', values: { year } })
  if (byYear.size === 0) return { outcome: 'nothing-found', why: nothingFound(text, pending) }
  const rows = [...byYear].map(([year, amount]) => ({ year, amount })).sort((a, b) => a.year - b.year)
  return { outcome: 'rows', rows, notes: [...notes.values()] }
}
