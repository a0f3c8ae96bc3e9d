import { expect, test } from 'vitest'
import type { KeyedTable } from './presentation.ts'
import { printable } from './printable-table.ts'

const table = (numbers: readonly (number | null)[], plain: number): KeyedTable => ({
  key: 'money',
  title: 'Money',
  columns: [
    { key: 'amount', label: 'Amount', unit: 'text', numbers: { unit: 'currency', values: numbers } },
    { key: 'rate', label: 'Rate', unit: 'money' },
  ],
  rows: numbers.map((one) => [`¥${one}`, plain]),
})

test('a number that nobody can print is left out, in its cell, in its words and for programs', () => {
  const told = printable(table([12, 1.8e16, null, Number.POSITIVE_INFINITY], 5))
  expect(told.columns[0]?.numbers?.values).toEqual([12, null, null, null])
  expect(told.rows).toEqual([
    ['¥12', 5],
    [null, 5],
    ['¥null', 5],
    [null, 5],
  ])
  expect(printable(table([1], Number.NaN)).rows).toEqual([['¥1', null]])
})

test('a table that can be printed is handed on as it is', () => {
  const whole = table([1, null], 2)
  expect(printable(whole)).toBe(whole)
})
