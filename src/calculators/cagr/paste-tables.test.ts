import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFlows } from './paste.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const two = (value: number) => String(value).padStart(2, '0')
type Day = readonly [year: number, month: number, day: number]
/** Days as programs of people in the United States write them. */
const dayTexts: readonly ((day: Day) => string)[] = [
  ([y, m, d]) => `${y}-${two(m)}-${two(d)}`,
  ([y, m, d]) => `${m}/${d}/${y}`,
  ([y, m, d]) => `${m}/${d}/${two(y % 100)}`,
  ([y, m, d]) => `${y}/${two(m)}/${two(d)}`,
  ([y, m, d]) => `${MONTHS[m - 1]} ${d}, ${y}`,
  ([y, m, d]) => `${d}-${MONTHS[m - 1]}-${two(y % 100)}`,
  ([y, m, d]) => `${y}-${two(m)}-${two(d)}T09:30:00`,
]
const grouped = (value: number) => Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 })
const amountTexts: readonly ((value: number) => string)[] = [
  (value) => value.toFixed(2),
  (value) => String(value),
  (value) => `${value < 0 ? '-' : ''}${grouped(value)}`,
  (value) => `${value < 0 ? '-' : ''}$${grouped(value)}`,
  (value) => (value < 0 ? `(${grouped(value)})` : grouped(value)),
]
const names = ['Deposit', 'Check 1041', 'ACH 401k', 'S&P 500 fund', '3M', 'IRA 2024', '12b-1 fee back', 'Order 12345']

const anyTable = fc.record({
  separator: fc.constantFrom('\t', ',', ';', ', ', '  ', ' | '),
  dayText: fc.constantFrom(...dayTexts),
  amountText: fc.constantFrom(...amountTexts),
  hasHeading: fc.boolean(),
  hasSettled: fc.boolean(),
  hasBalance: fc.boolean(),
  rows: fc.array(
    fc.record({
      day: fc.tuple(
        fc.integer({ min: 2000, max: 2025 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 25 }),
      ),
      name: fc.constantFrom(null, ...names),
      cents: fc.oneof(
        fc.integer({ min: -500_000, max: 500_000 }),
        fc.integer({ min: -5000, max: 5000 }).map((d) => d * 100),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

test('a table written in any of these ways gives its own days and amounts, or leaves a line out: never others', () => {
  fc.assert(
    fc.property(anyTable, ({ separator, dayText, amountText, hasHeading, hasSettled, hasBalance, rows }) => {
      const hasNames = rows.every(({ name }) => name !== null)
      const cell = (text: string) => (separator === ',' && text.includes(',') ? `"${text}"` : text)
      const line = (cells: readonly (string | false | null)[]) =>
        cells.filter((one) => typeof one === 'string').join(separator)
      const lines = rows.map(({ day, name, cents }) =>
        line([
          cell(dayText(day)),
          hasSettled && cell(dayText([day[0], day[1], day[2] + 2])),
          hasNames && name,
          cell(amountText(cents / 100)),
          hasBalance && cell(amountText(Math.abs(cents / 100) + 1000)),
        ]),
      )
      const heading = line(['Date', hasSettled && 'Settled', hasNames && 'Name', 'Amount', hasBalance && 'Balance'])
      const read = readFlows([...(hasHeading ? [heading] : []), ...lines].join('\n'))
      const truth = rows.map(({ day: [y, m, d], cents }) => `${y}-${two(m)}-${two(d)} ${cents / 100 + 0}`)
      const found = 'rows' in read ? read.rows : []
      // Where tabs part the cells, nothing is doubtful.
      if (separator === '\t') expect(found).toHaveLength(rows.length)
      for (const { date, amount } of found) expect(truth).toContain(`${date} ${amount}`)
    }),
    { numRuns: 400 },
  )
})
