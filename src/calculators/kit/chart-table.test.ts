import { expect, test } from 'vitest'
import { chartTable, tableCsv } from './csv.ts'

test('a heat map is a table as it is drawn, and keeps its blanks', () => {
  const table = chartTable({
    kind: 'heat',
    key: 'claims',
    title: 'Claims',
    summary: 'Claims',
    unit: 'money',
    valueLabel: 'Benefits',
    x: { label: 'You', values: ['62', '63'], ticks: [] },
    y: { label: 'Spouse', values: ['62', '63'], ticks: [] },
    values: [
      [1, 2],
      [3, null],
    ],
  })
  expect(table.columns.map((column) => column.label)).toEqual(['Spouse (down), you (across)', '62', '63'])
  expect(table.rows).toEqual([
    ['62', 1, 2],
    ['63', 3, null],
  ])
  expect(tableCsv(table)).toBe('\uFEFF"Spouse (down), you (across)",62 ($),63 ($)\r\n62,1,2\r\n63,3,\r\n')
})

test('a waterfall is a table of changes and where they lead', () => {
  const table = chartTable({
    kind: 'waterfall',
    key: 'w',
    title: 'From income to tax',
    summary: 'From income to tax',
    unit: 'money',
    steps: [
      { label: 'Income', kind: 'total', value: 100 },
      { label: 'Deduction', kind: 'change', value: -30 },
      { label: 'Taxable income', kind: 'total', value: 70 },
    ],
  })
  expect(table.rows).toEqual([
    ['Income', null, 100],
    ['Deduction', -30, 70],
    ['Taxable income', null, 70],
  ])
})

test('brackets are a table; one without an end says so', () => {
  const table = chartTable({
    kind: 'fill',
    key: 'b',
    title: 'Brackets',
    summary: 'Brackets',
    unit: 'money',
    words: { row: 'Bracket', filled: 'Your income in it', result: 'Tax on it' },
    rows: [
      { label: 'First', rate: 10, capacity: 12_400, filled: 12_400, result: 1240 },
      { label: 'Last', rate: 37, capacity: null, filled: 0, result: 0 },
    ],
  })
  expect(table.columns.map((column) => column.label)).toEqual([
    'Bracket',
    'Rate',
    'Room in it',
    'Your income in it',
    'Tax on it',
  ])
  expect(table.rows).toEqual([
    ['First', 10, 12_400, 12_400, 1240],
    ['Last', 37, 'no limit', 0, 0],
  ])
})

test('named bars are a table of their parts, with a total where there are several', () => {
  const chart = {
    kind: 'ranks',
    key: 'r',
    title: 'Fees',
    summary: 'Fees',
    unit: 'money',
    words: { row: 'Broker', total: 'All fees' },
    rows: [{ label: 'A', values: [10, 5] }],
  } as const
  const advice = { key: 'advice', label: 'Advice', color: 'interest' } as const
  const funds = { key: 'funds', label: 'Funds', color: 'other' } as const
  const both = chartTable({ ...chart, parts: [advice, funds] })
  expect(both.columns.map((column) => column.label)).toEqual(['Broker', 'Advice', 'Funds', 'All fees'])
  expect(both.rows).toEqual([['A', 10, 5, 15]])
  expect(chartTable({ ...chart, parts: [advice] }).rows).toEqual([['A', 10]])
})
