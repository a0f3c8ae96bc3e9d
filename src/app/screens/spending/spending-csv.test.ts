import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateIn, formatMonth } from '#engine/month.ts'
import type { Spent } from '#engine/spending/spending-book.ts'
import { finished } from '#engine/spending/statement/finished.ts'
import { readStatement } from '#engine/spending/statement/read-statement.ts'
import { spendingCsv } from './spending-csv.ts'

const spent = (known: Partial<Spent>): Spent => ({
  id: 1,
  date: '2026-11-03',
  cents: 1999,
  text: 'KROGER 12',
  merchant: 'Kroger',
  category: 'food',
  key: 'food_groceries',
  ...known,
})
const rowsOf = (list: readonly Spent[]): readonly string[] => spendingCsv(list).replace('\uFEFF', '').split('\r\n')
const readBack = (list: readonly Spent[]) => {
  const read = finished(readStatement(spendingCsv(list)))
  if (!read.ok) throw new Error(read.reason)
  return read.statement
}

describe('the file of transactions', () => {
  test('a line each: days as they sort, dollars with their cents, a category alone without an item', () => {
    expect(rowsOf([spent({}), spent({ cents: 500, key: 'food', date: '2026-01-09' }), spent({ cents: -250 })])).toEqual(
      [
        'Date,Store,Description,Category,Item,Amount ($)',
        '2026-11-03,Kroger,KROGER 12,Food,Groceries,19.99',
        '2026-01-09,Kroger,KROGER 12,Food,,5',
        '2026-11-03,Kroger,KROGER 12,Food,Groceries,-2.5',
        '',
      ],
    )
  })
  test('begins with the mark by which a spreadsheet knows its letters', () => {
    expect(spendingCsv([spent({ merchant: 'Café' })]).startsWith('\uFEFFDate')).toBe(true)
  })
  test('no cell is one that a spreadsheet runs', () => {
    for (const text of ['=HYPERLINK("https://x.example","a")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1']) {
      const [, line = ''] = spendingCsv([spent({ text, merchant: text })])
        .split('\nDate')
        .join('')
        .split(/\r\n(?=2026)/)
      for (const cell of [line.split(',')[1], line]) expect(cell?.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/)
      expect(line).toContain(`'${text.slice(0, 1)}`)
    }
  })
  test('quotes, commas and line ends stay inside their cell', () => {
    const said = 'The "Corner", 2nd\nfloor'
    expect(spendingCsv([spent({ text: said })])).toContain(`Kroger,"The ""Corner"", 2nd\nfloor",Food`)
  })
  test('a description that reads like a day stays a description', () => {
    expect(rowsOf([spent({ text: 'May 2026', merchant: 'Dec 5, 2026' })])[1]).toBe(
      '2026-11-03,"Dec 5, 2026",May 2026,Food,Groceries,19.99',
    )
  })
  test('our own reader reads it back: every day, every cent, every description', () => {
    const text = fc.oneof(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.constantFrom('=1+1', '-x', '"', ',', 'a"b', '@home', '+1 800', 'x\ny'),
    )
    const line = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      cents: fc.integer({ min: 1, max: 99_999_999 }),
      text: text.filter((one) => /[a-z]/i.test(one) && !one.startsWith("'")),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const list = lines.map(({ month, day, ...one }) =>
          spent({ ...one, date: dateIn(formatMonth(2026, month), day) }),
        )
        const back = readBack(list)
        expect(back.unreadable).toBe(0)
        expect(back.lines.map(({ date, cents, text: said }) => ({ date, cents: Math.abs(cents), said }))).toEqual(
          list.map(({ date, cents, text: said }) => ({ date, cents, said: said.replaceAll(/\s+/g, ' ').trim() })),
        )
      }),
      { numRuns: 60 },
    )
  })
})
