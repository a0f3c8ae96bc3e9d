import { expect, test } from 'vitest'
import { daysLeft, monthEffects, shortName, spentInAll, suggest } from './month-spending.ts'

const expense = (amount: number, category: string, date = '2026-06-10') => ({
  id: 1,
  amount,
  item: 'x',
  category,
  date,
})

test('only the month of today counts, largest category first', () => {
  const effects = monthEffects(
    [expense(10, 'food'), expense(5.1, 'travel'), expense(2.2, 'travel'), expense(9, 'food', '2026-05-31')],
    { food: 400 },
    '2026-06-15',
  )
  expect(effects).toEqual([
    { key: 'food', name: 'Food', spent: 10, planned: 400 },
    { key: 'travel', name: 'Travel', spent: 7.3, planned: 0 },
  ])
  expect(spentInAll(effects)).toBe(17.3)
})

test('June 15 has 16 days left, today included; the last day has one', () => {
  expect(daysLeft('2026-06-15')).toBe(16)
  expect(daysLeft('2026-06-30')).toBe(1)
})

test('the suggestion names the largest overrun first', () => {
  const effects = monthEffects([expense(500, 'food'), expense(110, 'travel')], { food: 400, travel: 50 }, '2026-06-15')
  expect(suggest(effects, '2026-06-15')).toMatchObject({ kind: 'over' })
  expect(suggest(effects, '2026-06-15').text).toContain('Food is $100 over your $400 plan')
})

test('ahead of the calendar: what is left divided by the days left', () => {
  // June 15: 15 of 30 days gone (50%). 320 of 400 is 80%. 80 left over 16 days is 5.00 a day.
  const suggestion = suggest(monthEffects([expense(320, 'food')], { food: 400 }, '2026-06-15'), '2026-06-15')
  expect(suggestion.kind).toBe('ahead')
  expect(suggestion.text).toContain('You have $80 left for Food for the next 16 days. Spending about $5.00 a day')
})

test('without a plan it asks for one; with nothing it invites; otherwise all is well', () => {
  expect(suggest(monthEffects([expense(20, 'food')], {}, '2026-06-15'), '2026-06-15').kind).toBe('unplanned')
  expect(suggest([], '2026-06-15').kind).toBe('start')
  expect(suggest(monthEffects([expense(20, 'food')], { food: 400 }, '2026-06-15'), '2026-06-15').kind).toBe('fine')
})

test('chips have short names', () => {
  expect(['personal', 'giving', 'food', 'nonsense'].map(shortName)).toEqual(['Personal', 'Giving', 'Food', 'Other'])
})
