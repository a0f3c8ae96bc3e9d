/** Reads the CSV files banks hand out: which column is what is guessed from the header and shown before anything is added. */
import { readNumber } from '#calculators/kit/number-text.ts'
import { parseIsoDate } from '#engine/month.ts'
import type { DailyExpense } from '../../state/budget-data.ts'

/** Larger files are refused (characters), and longer ones (rows). */
export const LARGEST_FILE = 2_000_000
const mostRows = 5000

/** RFC 4180 rows: quotes around fields, doubled quotes inside, line breaks of any kind; commas, semicolons or tabs between. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const head = text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'))
  const separator = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endRow = () => {
    row.push(cell)
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    row = []
    cell = ''
  }
  const clean = text.replace(/^\uFEFF/, '')
  for (let i = 0; i < clean.length && rows.length <= mostRows; i++) {
    const char = clean[i] ?? ''
    if (quoted) {
      if (char !== '"') cell += char
      else if (clean[i + 1] === '"') {
        cell += '"'
        i++
      } else quoted = false
    } else if (char === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (char === separator) {
      row.push(cell)
      cell = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  endRow()
  return rows
}

/** '11/3/2026', '2026-11-03', '03 Nov 2026' has no US form and is refused. Months come first, as US banks write them. */
export function bankDate(text: string): string | null {
  const tidy = text.trim().slice(0, 10)
  if (parseIsoDate(tidy)) return tidy
  const match = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text.trim().split(' ')[0] ?? '')
  if (!match) return null
  const [, month = '', day = '', year = ''] = match
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parseIsoDate(full)
}

export type ReadCsv =
  | { readonly ok: true; readonly expenses: readonly Omit<DailyExpense, 'id'>[]; readonly skipped: number }
  | { readonly ok: false; readonly message: string }

const find = (header: readonly string[], ...names: readonly RegExp[]): number => {
  for (const name of names) {
    const at = header.findIndex((cell) => name.test(cell.trim()))
    if (at >= 0) return at
  }
  return -1
}

/** Words in a payee or in the bank's own category, and the category they most often mean. */
const guesses: readonly (readonly [RegExp, string])[] = [
  [/rent|mortgage|hoa\b|home depot|lowe'?s\b|ikea/i, 'housing'],
  [/gas station|shell|chevron|exxon|fuel|uber(?! ?eats)|lyft|parking|transit|toll|auto|metro\b/i, 'transportation'],
  [
    /grocer|restaurant|dining|food|coffee|cafe|pizza|market\b|kroger|safeway|aldi|trader joe|doordash|uber ?eats|starbucks|mcdonald/i,
    'food',
  ],
  [/electric|water|utilit|internet|phone|wireless|verizon|comcast|xfinity|at&t/i, 'utilities'],
  [/insurance|geico|progressive|state farm/i, 'insurance'],
  [/pharmacy|medical|doctor|dental|health|gym|fitness|cvs|walgreens/i, 'health'],
  [/loan|student aid|credit card payment/i, 'debt'],
  [/savings|brokerage|investment|401k|ira\b/i, 'savings'],
  [/daycare|childcare|school|clothing|salon|pet\b|vet\b/i, 'personal'],
  [/netflix|spotify|hulu|disney|cinema|movie|theat|entertainment|games?\b|concert/i, 'entertainment'],
  [/airline|hotel|airbnb|travel|flight/i, 'travel'],
  [/donation|charity|church/i, 'giving'],
]
export const guessCategory = (text: string): string =>
  guesses.find(([words]) => words.test(text))?.[1] ?? 'miscellaneous'

/**
 * Expenses of a bank's CSV. With one amount column the outflows are the negative rows, unless no row is negative (card
 * exports): then all are. With debit and credit columns, debits are. Income and unreadable rows are skipped and counted.
 */
export function readBankCsv(text: string): ReadCsv {
  if (text.length > LARGEST_FILE)
    return { ok: false, message: 'This file is larger than 2 MB. Download a shorter period from your bank.' }
  const [header = [], ...rows] = csvRows(text)
  if (rows.length === 0) return { ok: false, message: 'This file has no transactions.' }
  const date = find(header, /^(transaction|trans\.?) date$/i, /^date$/i, /date/i)
  const debit = find(header, /debit|withdrawal|money out/i)
  const amount = debit >= 0 ? debit : find(header, /^amount/i, /amount/i)
  const what = find(header, /^(description|payee|merchant|name)$/i, /description|payee|merchant|details|memo/i)
  const kind = find(header, /^category$/i)
  if (date < 0 || amount < 0)
    return {
      ok: false,
      message: 'We couldn’t find a date and an amount column. Choose a CSV file whose first row names its columns.',
    }
  const read = rows.slice(0, mostRows).map((row) => {
    const day = bankDate(row[date] ?? '')
    const number = readNumber(row[amount] ?? '')
    const item = (row[what] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)
    const category = guessCategory(`${row[kind] ?? ''} ${item}`)
    return day && number.ok && number.value !== 0
      ? { day, value: number.value, item: item || 'Bank expense', category }
      : null
  })
  const good = read.filter((row) => row !== null)
  const signed = debit < 0 && good.some((row) => row.value < 0)
  const out = good.filter((row) => (signed ? row.value < 0 : true))
  if (out.length === 0) return { ok: false, message: 'We found no expenses in this file.' }
  return {
    ok: true,
    skipped: rows.length - out.length,
    expenses: out
      .map((row) => ({ amount: Math.abs(row.value), item: row.item, category: row.category, date: row.day }))
      .sort((a, b) => b.date.localeCompare(a.date)),
  }
}

const sign = (one: Omit<DailyExpense, 'id'>) => `${one.date} ${one.amount} ${one.item}`
/** Leaves out what is in the list already: the same day, amount and words, counted one for one. */
export function withoutKnown(
  found: readonly Omit<DailyExpense, 'id'>[],
  known: readonly DailyExpense[],
): readonly Omit<DailyExpense, 'id'>[] {
  const counts = new Map<string, number>()
  for (const one of known) counts.set(sign(one), (counts.get(sign(one)) ?? 0) + 1)
  return found.filter((one) => {
    const left = counts.get(sign(one)) ?? 0
    if (left > 0) counts.set(sign(one), left - 1)
    return left === 0
  })
}
