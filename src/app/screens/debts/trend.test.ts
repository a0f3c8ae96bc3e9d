import { expect, test } from 'vitest'
import { trendChart } from './debt-charts.ts'

const tracked = (months: readonly { month: string; planned: number; paid: number }[]) => ({
  months: months as never,
  ahead: 0,
  leftThisMonth: 0,
  paid: months.reduce((sum, one) => sum + one.paid, 0),
  planned: months.reduce((sum, one) => sum + one.planned, 0),
})

test('what was planned and what was paid are added up month by month', () => {
  const chart = trendChart(
    tracked([
      { month: '2026-10', planned: 300, paid: 250.5 },
      { month: '2026-11', planned: 300, paid: 400 },
      { month: '2026-12', planned: 310, paid: 0 },
    ]),
  )
  expect(chart?.series.map(({ values }) => values)).toEqual([
    [300, 600, 910],
    [250.5, 650.5, 650.5],
  ])
  expect(chart?.summary).toBe('So far, you’ve paid $651 of $910 planned.')
})
test('one month is no trend', () => {
  expect(trendChart(tracked([{ month: '2026-10', planned: 300, paid: 0 }]))).toBeNull()
})

test('this month counts once its payments are made', () => {
  const months = [
    { month: '2026-10', planned: 300, paid: 300 },
    { month: '2026-11', planned: 300, paid: 350 },
    { month: '2026-12', planned: 300, paid: 20 },
  ]
  const chart = trendChart({ ...tracked(months), leftThisMonth: 280 })
  expect(chart?.series.map(({ values }) => values)).toEqual([
    [300, 600],
    [300, 650],
  ])
  expect(chart?.summary).toBe('So far, you’ve paid $650 of $600 planned.')
})
