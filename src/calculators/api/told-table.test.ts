import { expect, test } from 'vitest'
import { tableOf } from '../kit/table-of.ts'
import { toldTable } from './told-table.ts'

const words = { title: 'In **Yen**', columns: { code: 'Currency', amount: 'Amount', on: 'On' } }

test('numbers stand where people read words, days are written out, and rows have their names', () => {
  const made = tableOf(
    'targets',
    words,
    [
      { code: 'JPY', amount: 15_432, on: 'Oct 8, 2026' },
      { code: 'EUR', amount: 0.1 + 0.2, on: 'Dec 2056' },
    ],
    {
      code: ['text', ({ code }) => code],
      amount: ['text', ({ amount }) => `¥${amount}`, { numbers: ['currency', ({ amount }) => amount] }],
      on: ['date', ({ on }) => on],
    },
    { line: ({ code }) => code.toLowerCase() },
  )
  expect(made.rows[0]?.[1]).toBe('¥15432')
  expect(toldTable(made)).toEqual({
    title: 'In Yen',
    columns: [
      { key: 'code', label: 'Currency', type: 'string', unit: 'text' },
      { key: 'amount', label: 'Amount', type: 'number', unit: 'currency' },
      { key: 'on', label: 'On', type: 'string', unit: 'date' },
    ],
    rows: [
      { key: 'jpy', code: 'JPY', amount: 15_432, on: '2026-10-08' },
      { key: 'eur', code: 'EUR', amount: 0.3, on: '2056-12' },
    ],
  })
})
