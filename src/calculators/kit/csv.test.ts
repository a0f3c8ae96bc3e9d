import { expect, test } from 'vitest'
import { tableCsv } from './csv.ts'

const columns = [
  { label: 'Name', unit: 'text' as const },
  { label: 'Amount, net', unit: 'money' as const },
]

test('RFC 4180: quotes, commas and line breaks are quoted; CRLF ends each line; a BOM opens the file', () => {
  expect(
    tableCsv({
      columns,
      rows: [
        ['a "b", c', 1.5],
        ['line\nbreak', null],
      ],
    }),
  ).toBe('\uFEFFName,"Amount, net ($)"\r\n"a ""b"", c",1.5\r\n"line\nbreak",\r\n')
})
test.each(['=1+1', '+1', '-1', '@x', '\tx'])('a cell that starts with %j cannot run in a spreadsheet', (text) => {
  expect(tableCsv({ columns, rows: [[text, -5]] })).toContain(`'${text}`)
})
test('negative numbers stay numbers', () => {
  expect(tableCsv({ columns, rows: [['x', -5]] })).toContain('x,-5\r\n')
})
