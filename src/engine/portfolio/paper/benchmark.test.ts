import { expect, test } from 'vitest'
import { withBenchmark } from './benchmark.ts'
import type { CashEntry } from './entries.ts'
import { knownOf, newPortfolio, type PaperPortfolio } from './portfolio.ts'

const flow = (on: CashEntry['on'], amount: number, bench: number | null): CashEntry => ({
  id: on,
  at: `${on}T15:00:00.000Z`,
  on,
  kind: 'deposit',
  amount,
  before: 0,
  bench,
})
const portfolio: PaperPortfolio = {
  ...newPortfolio('p', 'P', 'OLD'),
  entries: [flow('2024-03-04', 1000, 4000), flow('2024-03-10', 500, 4100)],
  marks: [
    { on: '2024-03-04', value: 1000, paidIn: 1000, bench: 1000 },
    { on: '2024-03-11', value: 1500, paidIn: 1500, bench: 1500 },
  ],
}
const closes = [
  { date: '2024-03-08', close: 25 },
  { date: '2024-03-04', close: 20 },
  { date: '2024-03-11', close: 30 },
] as const

test('the same dollars at the new symbol’s own prices: never at those of the one before', () => {
  const next = withBenchmark(portfolio, 'NEW', closes)
  // $1,000 at 20 is 50; $500 on a Sunday at Friday’s 25 is 20: 70 units.
  const quotes = new Map([['NEW', { symbol: 'NEW', price: 40, asOf: '2024-03-12T15:00:00.000Z' }]])
  expect(knownOf(next, quotes).bench).toBe(2800)
  expect(next.marks.map(({ bench }) => bench)).toEqual([1000, 2100])
})
test('where no close is near, or there is nothing to compare with, nothing is said', () => {
  const unknown = withBenchmark(portfolio, 'NEW', [{ date: '2024-01-02', close: 20 }])
  const quotes = new Map([['NEW', { symbol: 'NEW', price: 40, asOf: '2024-03-12T15:00:00.000Z' }]])
  expect(knownOf(unknown, quotes).bench).toBeNull()
  expect(knownOf(withBenchmark(portfolio, null, closes), quotes).bench).toBeNull()
  expect(unknown.marks.every(({ bench }) => bench === null)).toBe(true)
})
