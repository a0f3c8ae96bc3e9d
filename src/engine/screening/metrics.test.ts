import { describe, expect, test } from 'vitest'
import type { Company } from './company.ts'
import { type MetricKey, type Reading, readingOf, rowOf, sizeOf } from './metrics.ts'
import { plainCompany } from './screening.testkit.ts'

const of = (key: MetricKey, change: Partial<Company> = {}): Reading => readingOf({ ...plainCompany, ...change }, key)

describe('every measure by hand', () => {
  // $50 a share; 100 million shares; $2.50 earned ($2 before), $1 paid; sales $5 billion (4 before); profit $250 million; equity $2 billion; debt $1 billion.
  const byHand: readonly (readonly [MetricKey, number])[] = [
    ['price', 50],
    ['cap', 5e9],
    ['pe', 20],
    ['priceToSales', 1],
    ['priceToBook', 2.5],
    ['earnings', 2.5],
    ['yield', 2],
    ['payout', 40],
    ['beta', 0.8],
    ['yearChange', 25],
    ['belowHigh', 20],
    ['margin', 5],
    ['returnOnEquity', 12.5],
    ['debtToEquity', 0.5],
    ['salesGrowth', 25],
    ['earningsGrowth', 25],
    ['tradedValue', 50e6],
  ]
  test.each(byHand)('%s is %d', (key, value) => expect(of(key)).toBe(value))
  test('the list is whole', () => expect(byHand.map(([key]) => key)).toEqual(Object.keys(rowOf(plainCompany).readings)))
})

describe('no number where it would mean nothing', () => {
  test.each([
    ['a loss has no P/E', 'pe', { earnings: -1 }, 'loss'],
    ['nor have earnings of nothing', 'pe', { earnings: 0 }, 'loss'],
    ['a dividend out of a loss is no share of earnings', 'payout', { earnings: -1 }, 'loss'],
    ['growth from a loss is none', 'earningsGrowth', { earningsBefore: -2 }, 'loss-before'],
    ['nor from nothing', 'earningsGrowth', { earningsBefore: 0 }, 'loss-before'],
    ['who owes more than it owns has no return on equity', 'returnOnEquity', { equity: -1 }, 'no-equity'],
    ['nor debt to equity', 'debtToEquity', { equity: 0 }, 'no-equity'],
    ['nor price to book', 'priceToBook', { equity: -5 }, 'no-equity'],
    ['no sales, no margin', 'margin', { sales: 0 }, 'no-sales'],
    ['no sales before, no growth of them', 'salesGrowth', { salesBefore: 0 }, 'no-sales'],
    ['what is not reported is not guessed', 'beta', { beta: null }, 'unreported'],
    ['nor what stands on it', 'priceToSales', { shares: null }, 'unreported'],
  ] as const)('%s', (_, key, change, gap) => expect(of(key, change)).toBe(gap))
  test('a loss is a number where it is one', () => {
    expect(of('earnings', { earnings: -1.5 })).toBe(-1.5)
    expect(of('margin', { profit: -500e6 })).toBe(-10)
    expect(of('earningsGrowth', { earnings: -2 })).toBe(-200)
  })
  test('no dividend yields nothing, which is a number', () => {
    expect(of('yield', { dividend: 0 })).toBe(0)
    expect(of('payout', { dividend: 0 })).toBe(0)
    expect(of('yield', { dividend: null })).toBe('unreported')
  })
})

test('what reads as 15.0 is 15', () => {
  expect(of('pe', { price: 50, earnings: 3.3325 })).toBe(15)
  expect(of('cap', { shares: 200_040_000 })).toBe(10e9)
  expect(Object.is(of('yearChange', { priceBefore: 50.001 }), 0)).toBe(true)
})

test('a band begins with its own dollar', () => {
  expect([299e6, 300e6, 2e9 - 1, 2e9, 10e9, 200e9].map(sizeOf)).toEqual([
    'micro',
    'small',
    'small',
    'mid',
    'large',
    'mega',
  ])
  expect(sizeOf('unreported')).toBeNull()
})
