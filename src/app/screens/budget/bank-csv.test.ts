import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankDate, csvRows, guessCategory, readBankCsv, withoutKnown } from './bank-csv.ts'

test('quotes, doubled quotes, commas and line breaks inside a field (RFC 4180 section 2)', () => {
  expect(csvRows('a,b\r\n"x, ""y""","1\n2"\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['x, "y"', '1\n2'],
  ])
  expect(csvRows('\uFEFFa;b\n1;2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('with a signed amount column only money going out is taken', () => {
  const read = readBankCsv(
    'Date,Description,Amount\n11/03/2026,KROGER #123,-54.20\n11/04/2026,PAYROLL,"2,000.00"\n11/05/2026,Mystery,-3\n',
  )
  expect(read).toEqual({
    ok: true,
    skipped: 1,
    expenses: [
      { amount: 3, item: 'Mystery', category: 'miscellaneous', date: '2026-11-05' },
      { amount: 54.2, item: 'KROGER #123', category: 'food', date: '2026-11-03' },
    ],
  })
})

test('card files without a minus and files with a debit column are understood', () => {
  const card = readBankCsv('Transaction Date,Merchant,Amount\n2026-11-03,Netflix,15.49\n')
  expect(card).toMatchObject({ ok: true, expenses: [{ amount: 15.49, category: 'entertainment' }] })
  const split = readBankCsv('Posting Date,Details,Debit,Credit\n11-03-26,Shell Oil,40,\n11-04-26,Pay,,900\n')
  expect(split).toMatchObject({
    ok: true,
    skipped: 1,
    expenses: [{ amount: 40, date: '2026-11-03', category: 'transportation' }],
  })
})

test.each([
  ['', 'no transactions'],
  ['Date,Amount\n', 'no transactions'],
  ['a,b\n1,2\n', 'a date and an amount column'],
  ['Date,Amount\nx,y\n', 'We found no expenses'],
])('the file %j is refused in words', (text, words) => {
  const read = readBankCsv(text)
  expect(read.ok ? '' : read.message).toContain(words)
})

test('dates that do not exist are refused', () => {
  expect(bankDate('2/30/2026')).toBeNull()
  expect(bankDate('13/1/2026')).toBeNull()
  expect(bankDate('2026-11-03T10:00')).toBe('2026-11-03')
})

test('no file whatever makes the reader throw, and every amount is positive', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const read = readBankCsv(`Date,Amount\n${text}`)
      if (read.ok) for (const one of read.expenses) expect(one.amount).toBeGreaterThan(0)
    }),
  )
})

test('a second import of the same file adds nothing; a real second coffee is kept', () => {
  const coffee = { amount: 4, item: 'Coffee', category: 'food', date: '2026-11-03' }
  expect(withoutKnown([coffee], [{ ...coffee, id: 1 }])).toEqual([])
  expect(withoutKnown([coffee, coffee], [{ ...coffee, id: 1 }])).toEqual([coffee])
  expect(guessCategory('UBER EATS')).toBe('food')
  expect(guessCategory('Uber trip')).toBe('transportation')
})
