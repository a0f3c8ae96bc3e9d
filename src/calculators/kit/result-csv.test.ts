import { expect, test } from 'vitest'
import { calculator as tool } from '../mortgage/calculator.ts'
import { askedWhole } from './asked.testkit.ts'
import { csvValue, tableCsv } from './csv.ts'
import { resultCsv } from './result-csv.ts'

const { calculator, defaults, env } = await askedWhole(tool)
const inputs = { ...defaults, extraOnce: [{ month: '2030-01', amount: 5000 }] }
const evaluation = calculator.evaluate(inputs, env)
const file = (withTables: boolean) =>
  resultCsv({ title: 'Mortgage Calculator', calculator, inputs, env, evaluation, withTables })

test('inputs stand on top with their units, then the figures; dates are dates and dollars say whose they are', () => {
  const lines = file(false).slice(1).split('\r\n')
  expect(lines.slice(0, 6)).toEqual([
    'Mortgage Calculator',
    'Date,2026-11-21',
    'Tax year,2026',
    '',
    'Your numbers,Value,Unit',
    'Home price,420000,USD',
  ])
  expect(lines).toContain('Home insurance,2110,USD per year')
  expect(lines).toContain('One-time extra payments 1: Month,2030-01,YYYY-MM')
  expect(lines).toContain('One-time extra payments 1: Amount,5000,USD')
  expect(lines.find((line) => line.startsWith('Monthly payment,'))).toMatch(
    /^Monthly payment,\d+(\.\d\d?)?,USD \(future dollars\)$/,
  )
  expect(lines.find((line) => line.startsWith('Payoff date,'))).toMatch(/^Payoff date,20\d\d-\d\d,YYYY-MM$/)
})

test('the tables follow only where they are wanted', () => {
  const [table] = evaluation.present().tables
  expect(file(false)).not.toContain(`\r\n${table?.title}\r\n`)
  expect(file(true)).toContain(`\r\n${table?.title}\r\n`)
})

test.each([
  [1.23456, 'cents', 1.23],
  [0.1 + 0.2, 'money', 0.3],
  [-0.001, 'money', 0],
  [205_612, 'month', '2056-12'],
  ['Dec 2056', 'text', '2056-12'],
  ['November 2, 2026', 'text', '2026-11-02'],
  ['May be 2026', 'text', 'May be 2026'],
  ['Year 2026', 'text', 'Year 2026'],
] as const)('%j as %s is %j', (value, unit, expected) => {
  expect(csvValue(value, unit)).toBe(expected)
})

test('a table with both kinds of dollars tells them apart', () => {
  const columns = [
    { label: 'Year', unit: 'count' as const },
    { label: 'Balance', unit: 'money' as const },
    { label: 'Balance in today’s dollars', unit: 'money' as const },
    { label: 'Rate', unit: 'percent' as const },
  ]
  expect(tableCsv({ columns, rows: [[1, 2.005, -3, 4.1]] })).toBe(
    '\uFEFFYear,Balance (future $),Balance in today’s dollars (today’s $),Rate (%)\r\n1,2,-3,4.1\r\n',
  )
})
