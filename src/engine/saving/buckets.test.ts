import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bucket, fillBuckets } from './buckets.ts'
import { balancesOf, type Rhythm, reachOf } from './deposit-plan.ts'

const still: Rhythm = { frequency: 'monthly', timing: 'end', annualRaise: 0, annualYield: 0 }
const two: readonly Bucket[] = [
  { goal: 1200, saved: 0, deposit: 100 },
  { goal: 600, saved: 0, deposit: 20 },
]

test('by hand: side by side 12 and 15 months, one after another 10 and 15', () => {
  // Side by side: 1,200 / 100 = 12; then 240 of 600 are there and 120 a month come: 3 more.
  expect(fillBuckets(two, still, 'side-by-side').months).toEqual([12, 15])
  // In order: 1,200 / 120 = 10; 600 / 120 = 5 more.
  expect(fillBuckets(two, still, 'in-order').months).toEqual([10, 15])
})

test('what a deposit has left over goes on to the next goal in the same month', () => {
  // 150 a month: 100 is full in month 1 with 50 over; 50 + 150 + 150 = 350 in month 3.
  const buckets = [
    { goal: 100, saved: 0, deposit: 150 },
    { goal: 350, saved: 0, deposit: 0 },
  ]
  expect(fillBuckets(buckets, still, 'in-order').months).toEqual([1, 3])
  expect(fillBuckets(buckets, still, 'side-by-side').months).toEqual([1, 3])
})

test('a goal that is full today is month 0; one that gets nothing and earns nothing is never full', () => {
  const buckets = [
    { goal: 100, saved: 100, deposit: 0 },
    { goal: 100, saved: 0, deposit: 0 },
  ]
  expect(fillBuckets(buckets, still, 'in-order').months).toEqual([0, null])
})

test('money without a goal fills the first open one, today and each time, in both orders', () => {
  // 700 today: 600 fill A (600 of its 1,200 were there), 100 go to B. Then 50 a month come for B alone, with its own 20 and A's 100:
  // 500 / 170 = 2.94, so month 3.
  const buckets = [
    { goal: 1200, saved: 600, deposit: 100 },
    { goal: 600, saved: 0, deposit: 20 },
  ]
  const loose = { looseSaved: 700, looseDeposit: 50 }
  for (const order of ['side-by-side', 'in-order'] as const) {
    expect(fillBuckets(buckets, still, order, loose).months).toEqual([0, 3])
    // 1,300 are there today, 170 come three times.
    expect(fillBuckets(buckets, still, order, loose).total).toBeCloseTo(1300 + 3 * 170, 9)
  }
  expect(fillBuckets(buckets, still, 'in-order', { looseSaved: 5000 })).toMatchObject({ months: [0, 0], total: 5600 })
})

test('a goal that rises with prices is reached later', () => {
  const one = [{ goal: 1200, saved: 0, deposit: 100 }]
  // 100 n >= 1,200 x 1.03^(n/12): n = 12 gives 1,200 < 1,236; n = 13 gives 1,300 >= 1,239.05.
  expect(fillBuckets(one, still, 'in-order', { goalGrowth: 0.03 }).months).toEqual([13])
})

const anyBuckets = fc.array(
  fc.record({
    goal: fc.integer({ min: 0, max: 20_000 }),
    saved: fc.integer({ min: 0, max: 5000 }),
    deposit: fc.integer({ min: 0, max: 400 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const anyRhythm = fc.record({
  frequency: fc.constantFrom('weekly' as const, 'monthly' as const, 'yearly' as const),
  timing: fc.constantFrom('begin' as const, 'end' as const),
  annualRaise: fc.double({ min: 0, max: 0.1, noNaN: true }),
  annualYield: fc.double({ min: 0, max: 0.1, noNaN: true }),
})

test('no dollar is lost: buckets and spare money together are one account', () => {
  fc.assert(
    fc.property(
      anyBuckets,
      anyRhythm,
      fc.constantFrom('in-order' as const, 'side-by-side' as const),
      (buckets, rhythm, order) => {
        const filled = fillBuckets(buckets, rhythm, order, { withPath: true })
        const sum = (key: 'saved' | 'deposit') => buckets.reduce((total, bucket) => total + bucket[key], 0)
        const months = filled.path.length - 1
        const whole = balancesOf({ ...rhythm, saved: sum('saved'), deposit: sum('deposit'), extras: new Map() }, months)
        const balance = whole.at(-1)?.balance ?? 0
        expect(Math.abs(filled.total - balance)).toBeLessThan(1e-6 * Math.max(1, balance))
      },
    ),
    { numRuns: 60 },
  )
})

test('one bucket is one goal', () => {
  fc.assert(
    fc.property(
      anyRhythm,
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 0, max: 900 }),
      (rhythm, goal, deposit) => {
        const reach = reachOf({ ...rhythm, saved: 250, deposit, extras: new Map() }, () => goal)
        const { months } = fillBuckets([{ goal, saved: 250, deposit }], rhythm, 'side-by-side')
        expect(months[0] ?? null).toBe(reach.outcome === 'reached' ? reach.month : null)
      },
    ),
    { numRuns: 100 },
  )
})
