import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { fidelityMultiples, troweMultiples } from '#facts/household/savings-multiples.ts'
import { checkpointsOf } from './checkpoints.ts'
import { debtFree } from './debt-free.ts'
import { datesAhead, lawDatesOf } from './law-dates.ts'
import { multipleAt, multipleByIncome, savingsStandings } from './savings-rules.ts'
import { stageAt } from './stage.ts'

const today = '2026-11-23'
const sample = sampleHousehold(today)

describe('dates of law, by birth month', () => {
  const dates = Object.fromEntries(lawDatesOf('1964-03', 'a', 'A').map(({ key, from, until }) => [key, [from, until]]))
  test('born in March 1964', () => {
    expect(dates).toEqual({
      'catch-up': ['2014-01', null],
      separation: ['2019-01', null],
      'health-catch-up': ['2019-01', null],
      'early-withdrawal': ['2023-09', null],
      'higher-catch-up': ['2024-01', '2027-12'],
      // 62 all month: April 2026 (20 CFR 404.310, 404.311).
      'first-claim': ['2026-04', null],
      'medicare-income': ['2027-01', '2027-12'],
      // Three months before March 2029 to three after.
      medicare: ['2028-12', '2029-06'],
      'full-age': ['2031-03', null],
      'last-credit': ['2034-03', null],
      charity: ['2034-09', null],
      // 75 in 2039, the first by April 1, 2040.
      required: ['2039-01', '2040-04'],
    })
  })
  test.each([
    ['1950-08', '2022-01'],
    ['1955-08', '2028-01'],
    ['1959-12', '2032-01'],
    ['1960-01', '2035-01'],
  ] as const)('RMDs of %s begin with %s (72, 73, 73, 75)', (born, from) => {
    expect(lawDatesOf(born, 'a', 'A').find(({ key }) => key === 'required')?.from).toBe(from)
  })
  test.each([
    ['1954-06', '2020-06'],
    ['1955-06', '2021-08'],
    ['1959-06', '2026-04'],
    ['1960-06', '2027-06'],
  ] as const)('full retirement age of %s is in %s', (born, from) => {
    expect(lawDatesOf(born, 'a', 'A').find(({ key }) => key === 'full-age')?.from).toBe(from)
  })
  test('what is over is left out, a window that runs is not, and a child has none', () => {
    const [you, partner, child] = sample.people
    if (!you || !partner || !child) throw new Error('nobody')
    const people = [{ ...you, born: '1964-03' as const }, child]
    expect(datesAhead({ ...sample, people }, today).map(({ key }) => key)).toEqual([
      'higher-catch-up',
      'medicare-income',
      'medicare',
      'full-age',
      'last-credit',
      'charity',
      'required',
    ])
  })
  test('in any birth month the dates of life come in the order of their ages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1940, max: 2015 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const born = `${year}-${String(month).padStart(2, '0')}` as `${number}-${number}`
        const all = lawDatesOf(born, 'a', 'A')
        expect(all).toHaveLength(12)
        for (const [i, one] of all.entries()) expect(one.from >= (all[i - 1]?.from ?? '')).toBe(true)
      }),
    )
  })
})

describe('multiples of pay', () => {
  test('as printed, and straight between: Fidelity 3 at 40, 3.4 at 42; T. Rowe Price 3.5 to 6 at 50', () => {
    expect(multipleAt(fidelityMultiples.value, 40)).toEqual({ low: 3, high: 3 })
    expect(multipleAt(fidelityMultiples.value, 42)?.low).toBeCloseTo(3.4, 9)
    expect(multipleAt(troweMultiples.value, 50)).toEqual({ low: 3.5, high: 6 })
    expect(multipleAt(fidelityMultiples.value, 29)).toBeNull()
    expect(multipleAt(fidelityMultiples.value, 80)).toEqual({ low: 10, high: 10 })
  })
  test('J.P. Morgan by income: 2.5 at 40 on 100,000; half way to 150,000 it is 2.9; nothing outside', () => {
    expect(multipleByIncome(40, 100_000)?.low).toBeCloseTo(2.5, 9)
    expect(multipleByIncome(40, 125_000)?.low).toBeCloseTo(2.9, 9)
    expect(multipleByIncome(37.5, 50_000)?.low).toBeCloseTo(1.15, 9)
    expect([multipleByIncome(40, 49_000), multipleByIncome(40, 301_000), multipleByIncome(34, 90_000)]).toEqual([
      null,
      null,
      null,
    ])
  })
  test('the rules disagree about the same household', () => {
    const at = Object.fromEntries(savingsStandings(50, 100_000, 400_000).map(({ key, stands }) => [key, stands]))
    expect(at).toEqual({ fidelity: 'below', 't-rowe': 'within', 'jp-morgan': 'below' })
  })
  test('more saved never stands lower', () => {
    const rank = { below: 0, within: 1, above: 2 }
    const money = fc.integer({ min: 0, max: 3_000_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 75 }),
        fc.integer({ min: 20_000, max: 300_000 }),
        money,
        money,
        (age, pay, saved, more) => {
          const before = savingsStandings(age, pay, saved)
          savingsStandings(age, pay, saved + more).forEach(({ stands }, i) => {
            const was = before[i]?.stands ?? null
            if (stands !== null && was !== null) expect(rank[stands]).toBeGreaterThanOrEqual(rank[was])
          })
        },
      ),
    )
  })
})

test('every age has one stage', () => {
  expect([0, 29, 30, 44, 45, 59, 60, 66, 67, 110].map((age) => stageAt(age).key)).toEqual([
    'starting',
    'starting',
    'building',
    'building',
    'peak',
    'peak',
    'close',
    'close',
    'later',
    'later',
  ])
  expect([stageAt(50), stageAt(70)]).toMatchObject([
    { from: 45, to: 59 },
    { from: 67, to: null },
  ])
})

describe('debt-free', () => {
  test('1,000 at 12% with 100 a month takes 11 payments; unknown ones are named', () => {
    const [, card, travel] = sample.debts
    if (!card || !travel) throw new Error('no card')
    const debts = [
      { ...card, balance: 1000, apr: 0.12, payment: 100 },
      { ...travel, apr: null },
    ]
    expect(debtFree({ ...sample, debts }, today)).toEqual({
      on: '2027-10',
      withoutHomeOn: '2027-10',
      debts: [{ id: card.id, name: card.name, on: '2027-10' }],
      unknown: ['Travel card'],
    })
    expect(debtFree({ ...sample, debts: [] }, today)).toBeNull()
  })
  test('a payment under the interest never ends', () => {
    const [, card] = sample.debts
    if (!card) throw new Error('no card')
    expect(debtFree({ ...sample, debts: [{ ...card, balance: 5000, apr: 0.24, payment: 50 }] }, today)?.on).toBeNull()
  })
})

test('the sample household, by hand', () => {
  const settings = { age: null, income: null, spending: null, withdrawal: 0.04, benefit: 0, priceFactor: 1 }
  const found = checkpointsOf(sample, monthlyFlows(sample), settings, today)
  expect(found).toMatchObject({
    age: 38,
    // 26 × 3,000 + 24 × 1,916.67
    income: expect.closeTo(124_000.08, 2),
    saved: 100_500,
    // (4,350 + 2,624) × 12 / 4%
    bySpending: { target: expect.closeTo(2_092_200, 4) },
    // 124,400 in accounts + 359,500 in property − 310,050 owed
    netWorth: expect.closeTo(124_400 + 359_500 - 310_050, 6),
    ageTimesIncome: expect.closeTo(38 * 12_400.008, 2),
    sameAge: { median: 135_600, mean: 549_600 },
    // 12,900 / 5,849
    emergencyMonths: expect.closeTo(2.2055, 4),
  })
})
