import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { addDays, addMonths, addMonthsToDate, dateIn, type IsoDate, monthOf } from '#engine/month.ts'
import { type Recurring, recurringIn } from './recurring.ts'
import { merchantBook } from './rules.ts'
import { sampleSpending } from './sample-spending.ts'
import { type Spent, spendingBook, spentOf } from './spending-book.ts'
import { finished } from './statement/finished.ts'
import { unusualIn } from './unusual.ts'

let ids = 0
const spent = (date: IsoDate, cents: number, merchant: string, category = 'entertainment', key = category): Spent => ({
  id: ++ids,
  date,
  cents,
  text: merchant,
  merchant,
  category,
  key,
})
const monthly = (from: IsoDate, prices: readonly number[], merchant: string, category?: string) =>
  prices.flatMap((cents, at) => (cents === 0 ? [] : [spent(addMonthsToDate(from, at), cents, merchant, category)]))
const sorted = (list: readonly Spent[]) => [...list].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
const found = (list: readonly Spent[], asOf: IsoDate = '2026-11-23'): readonly Recurring[] =>
  finished(recurringIn(sorted(list), asOf))

describe('payments that come again', () => {
  test('a subscription with a price change: the new price, the day it came, the next date, a year’s cost', () => {
    const [one, ...rest] = found(monthly('2026-03-12', [1549, 1549, 1549, 1549, 1549, 1799, 1799, 1799, 1799], 'Video'))
    expect(rest).toEqual([])
    expect(one).toMatchObject({
      kind: 'subscription',
      period: 'month',
      amount: 1799,
      perYear: 12 * 1799,
      changes: [{ date: '2026-08-12', from: 1549, to: 1799 }],
      next: '2026-12-12',
      isEnded: false,
    })
  })
  test('the 31st: paid on the last day of shorter months, next on the last of the next', () => {
    const paid = ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'].map((date) =>
      spent(date as IsoDate, 900, 'Cloud'),
    )
    expect(found(paid)[0]?.next).toBe('2026-11-30')
  })
  test('paid early for a weekend: the usual day stays', () => {
    const early = ['2026-08-01', '2026-09-01', '2026-09-30'].map((date) =>
      spent(date as IsoDate, 900, 'Rent', 'housing'),
    )
    expect(found(early)[0]?.next).toBe('2026-11-01')
  })
  test('one month missed is still the same; ended when nothing comes for long after the expected day', () => {
    const list = monthly('2026-01-05', [500, 500, 500, 0, 500, 500], 'Music')
    expect(found(list, '2026-07-20')[0]).toMatchObject({ isEnded: false, paid: { length: 5 } })
    expect(found(list, '2026-11-23')[0]).toMatchObject({ isEnded: true })
  })
  test('a bill that varies: the median, and no price changes', () => {
    const [one] = found(monthly('2026-06-18', [9000, 12_000, 15_000, 11_000], 'Power', 'utilities'))
    expect(one).toMatchObject({ kind: 'bill', varies: true, amount: 11_500, perYear: 138_000, changes: [] })
  })
  test.each([
    ['week', 7, 6, 52],
    ['two-weeks', 14, 5, 26],
  ] as const)('every %s', (period, days, count, perYear) => {
    const list = Array.from({ length: count }, (_, at) =>
      spent(addDays('2026-09-18', at * days), 2500, 'Cleaner', 'personal'),
    )
    expect(found(list)[0]).toMatchObject({
      period,
      kind: 'habit',
      perYear: perYear * 2500,
      next: addDays('2026-09-18', count * days),
    })
  })
  test.each([
    ['quarter', 3, 3, 4],
    ['half-year', 6, 3, 2],
    ['year', 12, 2, 1],
  ] as const)('once a %s', (period, months, count, perYear) => {
    const list = Array.from({ length: count }, (_, at) =>
      spent(addMonthsToDate('2025-08-20', at * months), 9900, 'Storage'),
    )
    expect(found(list)[0]).toMatchObject({ period, perYear: perYear * 9900 })
  })
  test('a subscription inside a shop where much else is bought, its price rise too', () => {
    const noise = [3, 9, 17, 33, 48, 61, 74, 90, 118, 131, 150].map((day, at) =>
      spent(addDays('2026-05-01', day), 1000 + 173 * at, 'Amazon'),
    )
    const list = [...noise, ...monthly('2026-05-10', [1499, 1499, 1499, 1499, 1699, 1699], 'Amazon')]
    const got = found(list)
    expect(got).toHaveLength(1)
    expect(got[0]).toMatchObject({ period: 'month', amount: 1699, changes: [{ from: 1499, to: 1699 }] })
  })
  test('groceries now and then are none, nor is the same dinner twice', () => {
    const days = [1, 3, 8, 10, 14, 19, 21, 26, 30, 36, 41, 43, 50, 58]
    const list = days.map((day, at) => spent(addDays('2026-09-01', day), 3000 + 611 * at, 'Market', 'food'))
    expect(found([...list, spent('2026-10-01', 4000, 'Bistro'), spent('2026-11-01', 4000, 'Bistro')])).toEqual([])
  })
  test('a refund is no payment', () => expect(found(monthly('2026-08-01', [-500, -500, -500], 'A'))).toEqual([]))
})

describe('what stands out', () => {
  const usual = Array.from({ length: 24 }, (_, at) =>
    spent(addDays('2026-06-01', at * 6), 2000 + 100 * (at % 5), `Shop ${at % 4}`, 'food'),
  )
  const inNovember = (list: readonly Spent[], recurring: readonly Recurring[] = []) =>
    unusualIn(spendingBook([...usual, ...list], '2026-11-23'), '2026-11', recurring)
  test('charged twice, unless refunded, or sold so', () => {
    const twice = [spent('2026-11-03', 3860, 'Bistro', 'food'), spent('2026-11-04', 3860, 'Bistro', 'food')]
    expect(inNovember(twice).map(({ kind }) => kind)).toEqual(['twice'])
    expect(inNovember([...twice, spent('2026-11-20', -3860, 'Bistro', 'food')])).toEqual([])
    const fares = [1, 2, 3, 4].map((day) => spent(dateIn('2026-11', day), 300, 'Bus', 'transportation'))
    expect(inNovember(fares)).toEqual([])
  })
  test('far out: above the upper hinge plus three times the spread', () => {
    // 24 amounts of 20 to 24 dollars, 4 or 5 of each: hinges 21 and 23, so the fence is 23 + 3 × 2 = $29.
    const [large] = inNovember([spent('2026-11-09', 28_600, 'Shop 1', 'food')])
    expect(large).toMatchObject({ kind: 'large', lower: 2100, upper: 2300, fence: 2900, of: 24 })
    expect(inNovember([spent('2026-11-09', 4900, 'Shop 1', 'food')])).toEqual([])
  })
  test('a shop never paid before', () => {
    expect(inNovember([spent('2026-11-09', 9000, 'Vet', 'personal')])).toMatchObject([
      { kind: 'new-shop', upper: 2300 },
    ])
  })
  test('a price rise, and a bill that has not come', () => {
    const video = monthly('2026-06-02', [1500, 1500, 1500, 1500, 1500, 1800], 'Video')
    const still = spent('2026-11-22', 900, 'Shop 2', 'food')
    const gym = monthly('2026-05-10', [4500, 4500, 4500, 4500, 4500, 4500], 'Gym')
    const recurring = found([...video, ...gym])
    expect(inNovember([...video, ...gym, still], recurring).map((one) => one.kind)).toEqual(['price', 'missing'])
  })
})

describe('the sample', () => {
  const today: IsoDate = '2026-11-23'
  const household = sampleHousehold(today)
  const { expenses, income } = sampleSpending(household, today)
  const book = spendingBook(
    expenses.map((one) => spentOf(one, merchantBook())),
    today,
  )
  test('is the household’s own budget and pay in an average month', () => {
    const whole = book.months.slice(0, -1).slice(-12)
    const perMonth =
      book.spent.filter(({ date }) => whole.includes(monthOf(date))).reduce((sum, { cents }) => sum + cents, 0) / 1200
    const budget = Object.values(household.spending).reduce((sum, amount) => sum + amount, 0)
    expect(Math.abs(perMonth / budget - 1)).toBeLessThan(0.05)
    const year = income
      .filter(({ date }) => date > addMonthsToDate(today, -12))
      .reduce((sum, { amount }) => sum + amount, 0)
    expect(Math.abs(year / 12 / (household.monthlyTakeHome ?? 1) - 1)).toBeLessThan(0.03)
  })
  test('has bills, subscriptions, a price rise, a dinner charged twice and a vet', () => {
    const recurring = finished(recurringIn(book.spent, book.asOf))
    const named = (name: string) => recurring.find(({ merchant }) => merchant === name)
    expect(named('Mortgage payment')).toMatchObject({ kind: 'bill', period: 'month', amount: 226_000 })
    expect(named('Video streaming')).toMatchObject({
      kind: 'subscription',
      amount: 1799,
      changes: [{ from: 1550, to: 1799 }],
    })
    expect(named('After-school care')).toMatchObject({
      kind: 'bill',
      period: 'half-month',
      next: '2026-12-01',
      perYear: 744_000,
    })
    expect(named('Car insurance')).toMatchObject({ period: 'half-year' })
    expect(unusualIn(book, '2026-11', recurring).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['twice', 'large']),
    )
  })
  test('the past of one day is the past of another', () => {
    const later = sampleSpending(household, addDays(today, 5)).expenses.filter(
      ({ date }) => date < '2026-10-31' && date > '2026-01-01',
    )
    const now = expenses.filter(({ date }) => date < '2026-10-31' && date > '2026-01-01')
    expect(later.map(({ date, amount, item }) => [date, amount, item])).toEqual(
      now.map(({ date, amount, item }) => [date, amount, item]),
    )
  })
  test('any day works, and a household with nothing has nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (days) => {
        const day = addDays('2026-01-01', days)
        const got = sampleSpending(sampleHousehold(day), day)
        expect(got.expenses.length).toBeGreaterThan(400)
        expect(
          got.expenses.every(
            ({ date, amount }) => date <= day && amount > 0 && date >= dateIn(addMonths(monthOf(day), -13), 1),
          ),
        ).toBe(true)
      }),
      { numRuns: 15 },
    )
    expect(sampleSpending(emptyHousehold, today)).toMatchObject({ income: [] })
  })
})
