import { expect, test } from 'vitest'
import { rowOf } from '#engine/screening/metrics.ts'
import { plainCompany } from '#engine/screening/screening.testkit.ts'
import { spreadChart } from './spread-chart.ts'

const rows = [5e8, 5e9, 5e9, 5e10].map((cap, i) => rowOf({ ...plainCompany, symbol: `C${i}`, shares: cap / 50 }))

test('all companies are one part, chosen ones stand before the rest', () => {
  const all = spreadChart(rows, rows, 'cap')
  expect(all?.rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['under $300 million', 0],
    ['$300 million to under $2 billion', 1],
    ['$2 billion to under $10 billion', 2],
    ['$10 billion to under $200 billion', 1],
    ['$200 billion and up', 0],
  ])
  const some = spreadChart(rows, rows.slice(0, 2), 'cap')
  expect(some?.rows.map(({ values }) => values)).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ])
  expect(some?.summary).toContain('$2 billion to under $10 billion: 2, of which 1 match')
})

test('who has no number is named under the picture; where nobody has one there is none', () => {
  const losing = rowOf({ ...plainCompany, earnings: -1 })
  expect(spreadChart([...rows, losing], rows, 'pe')?.note).toBe('1 company without this number left out')
  expect(spreadChart([losing], [], 'pe')).toBeNull()
})
