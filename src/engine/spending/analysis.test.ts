import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate, type Month } from '#engine/month.ts'
import { againstUsual } from './against-usual.ts'
import { largestAndRest, moneyFlow } from './money-flow.ts'
import { hinges, medianCents } from './quantile.ts'
import { merchantBook } from './rules.ts'
import { centsIn, isWholeMonth, type Spent, spendingBook, spentOf } from './spending-book.ts'
import { byWeekday, weekdayOf } from './weekdays.ts'
import { shared, whyMonth, whyOf } from './why.ts'

let ids = 0
const spent = (date: string, cents: number, merchant = 'Kroger', category = 'food', key = category): Spent => ({
  id: ++ids,
  date: date as IsoDate,
  cents,
  text: merchant,
  merchant,
  category,
  key,
})
const anySpent = fc.record({
  id: fc.nat(),
  date: fc.integer({ min: 0, max: 420 }).map((days) => addDays('2025-10-01', days)),
  cents: fc.integer({ min: -20_000, max: 60_000 }).filter((cents) => cents !== 0),
  text: fc.constant('x'),
  merchant: fc.constantFrom('Kroger', 'Shell', 'Netflix', 'Cafe', 'Rent'),
  category: fc.constantFrom('food', 'travel', 'housing'),
  key: fc.constantFrom('food', 'food_groceries', 'travel_lodging'),
})

describe('quantiles', () => {
  test('medians of odd and even counts', () => {
    expect([medianCents([]), medianCents([5]), medianCents([1, 9]), medianCents([9, 1, 4])]).toEqual([0, 5, 5, 4])
  })
  // Tukey's own rule on 1 to 9: the halves with the middle value in both are 1-5 and 5-9.
  test('hinges', () => {
    expect(hinges([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ lower: 3, upper: 7 })
    expect(hinges([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ lower: 3, upper: 7 })
  })
})

describe('the record', () => {
  test('reaches today while expenses are added, else its last day; what is dated later is left out', () => {
    const list = [spent('2026-10-02', 100), spent('2026-11-12', 100)]
    expect(spendingBook(list, '2026-11-14').asOf).toBe('2026-11-14')
    expect(spendingBook(list, '2026-11-30').asOf).toBe('2026-11-12')
    expect(spendingBook(list, '2026-11-01')).toMatchObject({ later: 1, months: ['2026-10'] })
    // A year no month can be counted back from.
    const slip = list.map((one, at) => (at === 0 ? { ...one, date: '0001-01-01' as const } : one))
    expect(spendingBook(slip, '2026-11-30')).toMatchObject({ early: 1, later: 0 })
    expect(spendingBook(slip, '2026-11-30').spent).toHaveLength(list.length - 1)
    expect(spendingBook([], '2026-11-01')).toMatchObject({ months: [], asOf: '2026-11-01' })
  })
  test('a month begun late or not over is not whole', () => {
    const book = spendingBook([spent('2026-08-20', 1), spent('2026-09-28', 1), spent('2026-11-10', 1)], '2026-11-12')
    expect((['2026-08', '2026-09', '2026-10', '2026-11'] as Month[]).map((m) => isWholeMonth(book, m))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
  test('kept expenses become cents, with the shop’s name', () => {
    const kept = { id: 1, amount: 54.2, item: 'KROGER #12', category: 'food', date: '2026-11-03' }
    expect(spentOf(kept, merchantBook())).toMatchObject({
      cents: 5420,
      merchant: 'Kroger',
      key: 'food',
      category: 'food',
    })
    expect(spentOf({ ...kept, category: 'other', key: 'food_groceries' }, merchantBook())).toMatchObject({
      category: 'miscellaneous',
      key: 'food_groceries',
    })
  })
})

describe('a month against the own median', () => {
  const list = [
    // Through the 10th: 100, 300, 200; after it 900 in each.
    ...(['2026-08', '2026-09', '2026-10'] as const).flatMap((month, at) => [
      spent(`${month}-05`, [100, 300, 200][at] ?? 0),
      spent(`${month}-25`, 900, 'Delta', 'travel'),
    ]),
    spent('2026-11-10', 450),
  ]
  test('is counted through the same day: $4.50 against a median of $2.00', () => {
    const got = againstUsual(spendingBook(list, '2026-11-10'), '2026-11')
    expect(got).toMatchObject({
      day: 10,
      spent: 450,
      usual: 200,
      isWhole: false,
      months: ['2026-10', '2026-09', '2026-08'],
    })
    expect(got.categories).toEqual([{ category: 'food', spent: 450, usual: 200 }])
  })
  test('a whole month is counted to its end; the first has nothing to stand against', () => {
    const book = spendingBook(list, '2026-11-10')
    expect(againstUsual(book, '2026-10')).toMatchObject({ spent: 1100, usual: 1100, isWhole: true })
    expect(againstUsual(book, '2026-08')).toMatchObject({ spent: 1000, usual: null })
  })
})

describe('why a month differs', () => {
  test('price, count, new and gone by hand', () => {
    // Coffee: 2 at $4 before, 4 at $5 now: +$12 = count (4-2)×4.50 = $9 and price (5-4)×3 = $3.
    const before = [
      spent('2026-10-01', 400, 'Coffee'),
      spent('2026-10-02', 400, 'Coffee'),
      spent('2026-10-03', 1000, 'Gym'),
    ]
    const now = [
      ...Array.from({ length: 4 }, () => spent('2026-11-01', 500, 'Coffee')),
      spent('2026-11-03', 7000, 'Vet'),
    ]
    const why = whyOf(now, [before])
    expect(why).toMatchObject({
      before: 1800,
      now: 9000,
      totals: { count: 900, price: 300, new: 7000, gone: -1000, refund: 0 },
    })
    expect(why?.parts.map(({ kind, merchant, cents }) => [kind, merchant, cents])).toEqual([
      ['new', 'Vet', 7000],
      ['gone', 'Gym', -1000],
      ['count', 'Coffee', 900],
      ['price', 'Coffee', 300],
    ])
  })
  test('a refund stands apart from what the shop sold', () => {
    const why = whyOf(
      [spent('2026-11-01', 500, 'A'), spent('2026-11-02', -200, 'A')],
      [[spent('2026-10-01', 500, 'A')]],
    )
    expect(why?.totals).toEqual({ price: 0, count: 0, new: 0, gone: 0, refund: -200 })
  })
  test('nothing before: nothing to compare with', () => expect(whyOf([spent('2026-11-01', 1)], [])).toBeNull())
  test('to the cent: the parts add up to the difference, whatever the months', () => {
    fc.assert(
      fc.property(
        fc.array(anySpent, { maxLength: 20 }),
        fc.array(fc.array(anySpent, { maxLength: 15 }), { minLength: 1, maxLength: 7 }),
        (now, befores) => {
          const why = whyOf(now, befores)
          if (why === null) throw new Error('nothing to compare with')
          expect(why.now).toBe(centsIn(now))
          expect(why.before).toBe(Math.round(befores.reduce((sum, list) => sum + centsIn(list), 0) / befores.length))
          expect(why.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(why.now - why.before)
          expect(Object.values(why.totals).reduce((sum, cents) => sum + cents, 0)).toBe(why.now - why.before)
          for (const { cents } of why.parts) expect(Number.isInteger(cents) && cents !== 0).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })
  test('the other way round it is the same with the other sign', () => {
    fc.assert(
      fc.property(fc.array(anySpent, { maxLength: 15 }), fc.array(anySpent, { maxLength: 15 }), (a, b) => {
        const [there, back] = [whyOf(a, [b]), whyOf(b, [a])]
        expect(there?.totals.new).toBe(-(back?.totals.gone ?? 0) + 0)
        expect(Math.abs((there?.totals.price ?? 0) + (back?.totals.price ?? 0))).toBeLessThanOrEqual(20)
      }),
    )
  })
  test('a month of the book goes through the same day of the others', () => {
    const book = spendingBook(
      [spent('2026-10-05', 100), spent('2026-10-25', 900), spent('2026-11-05', 250)],
      '2026-11-10',
    )
    expect(whyMonth(book, '2026-11', ['2026-10'])).toMatchObject({ before: 100, now: 250, totals: { price: 150 } })
  })
  test('shares are whole cents and add up to the whole', () => {
    expect(shared([100, 100, 100], 3)).toEqual([33, 33, 34].sort((a, b) => b - a))
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (sums, by) => {
          const got = shared(sums, by)
          expect(got.reduce((a, b) => a + b, 0)).toBe(Math.round(sums.reduce((a, b) => a + b, 0) / by))
          for (const [at, sum] of sums.entries()) expect(Math.abs((got[at] ?? 0) - sum / by)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('days of the week', () => {
  test('November 23, 2026 is a Monday, January 1, 1969 a Wednesday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('1969-01-01')]).toEqual([1, 3])
  })
  test('an average for each such day, days without an expense counted', () => {
    // Eight days from a Monday: two Mondays.
    const got = byWeekday(
      [spent('2026-11-23', 100), spent('2026-11-30', 300), spent('2026-12-01', 999)],
      '2026-11-23',
      '2026-11-30',
    )
    expect(got[1]).toEqual({ weekday: 1, cents: 400, count: 2, days: 2, perDay: 200 })
    expect(got[2]).toMatchObject({ cents: 0, days: 1 })
  })
  test('the days are all the days and the cents all the cents', () => {
    fc.assert(
      fc.property(fc.array(anySpent, { maxLength: 30 }), fc.integer({ min: 0, max: 400 }), (list, length) => {
        const [from, to] = ['2025-10-01' as IsoDate, addDays('2025-10-01', length)]
        const got = byWeekday(list, from, to)
        expect(got.reduce((sum, { days }) => sum + days, 0)).toBe(length + 1)
        expect(got.reduce((sum, { cents }) => sum + cents, 0)).toBe(
          centsIn(list.filter(({ date }) => date >= from && date <= to)),
        )
      }),
    )
  })
})

describe('the flow of money', () => {
  test('by hand: pay of $50, $30 of food in two items, a refund of $5, $25 left', () => {
    const flow = moneyFlow(
      [
        spent('2026-11-01', 2000, 'K', 'food', 'food_groceries'),
        spent('2026-11-01', 1000, 'C', 'food', 'food_eating-out'),
        spent('2026-11-02', -500, 'D', 'travel'),
      ],
      [{ name: 'Pay', cents: 5000 }],
    )
    expect(flow).toEqual({
      sources: [
        { kind: 'income', name: 'Pay', cents: 5000 },
        { kind: 'refunds', name: '', cents: 500 },
      ],
      total: 5500,
      left: 2500,
      categories: [
        {
          category: 'food',
          cents: 3000,
          items: [
            { key: 'food_groceries', cents: 2000 },
            { key: 'food_eating-out', cents: 1000 },
          ],
        },
      ],
    })
  })
  test('more spent than came in: the rest came from savings or credit', () => {
    expect(moneyFlow([spent('2026-11-01', 900)], [{ name: 'Pay', cents: 500 }])).toMatchObject({
      total: 900,
      left: 0,
      sources: [{ cents: 500 }, { kind: 'shortfall', cents: 400 }],
    })
  })
  test('every step adds up to the one before, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(anySpent, { maxLength: 40 }),
        fc.array(fc.record({ name: fc.constantFrom('Pay', 'Rent'), cents: fc.integer({ min: -10, max: 90_000 }) }), {
          maxLength: 4,
        }),
        fc.integer({ min: 1, max: 4 }),
        (list, income, most) => {
          const flow = moneyFlow(list, income, { categories: most, items: most })
          const sum = (of: readonly { readonly cents: number }[]) => of.reduce((total, { cents }) => total + cents, 0)
          expect(sum(flow.sources)).toBe(flow.total)
          expect(sum(flow.categories) + flow.left).toBe(flow.total)
          for (const category of flow.categories) {
            expect(category.cents).toBeGreaterThan(0)
            expect(sum(category.items)).toBe(category.cents)
            for (const item of category.items) expect(item.cents).toBeGreaterThan(0)
            expect(category.items.length).toBeLessThanOrEqual(most)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
  test('the rest keeps its refunds', () => {
    expect(
      largestAndRest(
        new Map([
          ['a', 50],
          ['b', 20],
          ['c', -30],
        ]),
        2,
      ),
    ).toEqual([{ key: null, cents: 40 }])
  })
})
