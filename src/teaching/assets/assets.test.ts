import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { sources } from '#facts/sources.ts'
import { curriculum } from '../lessons/curriculum.testkit.ts'
import { accounts } from './accounts.ts'
import { assets } from './assets.ts'
import { assetRecord, horizons, recordYears, worstYears } from './record.precomputed.ts'

const lessons = new Set(Object.values(curriculum).flat())

describe('the record', () => {
  test('one year of stocks by hand: the worst is 1931, the best 1954', () => {
    const real = annualReturns.stocks.map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? 0)))
    const span = assetRecord.stocks[1]
    expect(span.worst).toBeCloseTo(Math.min(...real), 4)
    expect(span.worstFrom).toBe(1931)
    expect(recordYears.first + real.indexOf(Math.max(...real))).toBe(1954)
    expect(span.spans).toBe(98)
    expect(span.lost).toBeCloseTo(real.filter((one) => one < 1).length / 98, 4)
  })
  test('bills lost buying power in 35% of 20-year spans', () => {
    expect(assetRecord.bills[20].lost * 100).toBeCloseTo(35.4, 0)
  })
  test('in every span the worst is under the middle and the middle under the best', () => {
    for (const [name, spans] of Object.entries(assetRecord))
      for (const years of horizons) {
        const { worst, median, best, lost, spans: count } = spans[years]
        expect(worst).toBeLessThan(median)
        expect(median).toBeLessThan(best)
        expect(lost > 0).toBe(worst < 1)
        expect(count).toBe((name === 'gold' ? 51 : 98) - years + 1)
      }
  })
  test('stocks never lost buying power over 20 years or more, and did in about a third of single years', () => {
    expect([assetRecord.stocks[20].lost, assetRecord.stocks[30].lost]).toEqual([0, 0])
    expect(assetRecord.stocks[1].lost * 100).toBeCloseTo(31.6, 1)
  })
  test('gold counts from 1975, when its price was free: nothing before is its worst', () => {
    const real = annualReturns.gold
      .map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? 0)))
      .slice(1975 - 1928)
    expect(real).toHaveLength(51)
    expect(assetRecord.gold[1].worst).toBeCloseTo(Math.min(...real), 4)
    expect(assetRecord.gold[1].worstFrom).toBe(1981)
    for (const years of horizons) expect(assetRecord.gold[years].worstFrom).toBeGreaterThanOrEqual(1975)
    expect(worstYears.gold).toEqual({ change: -0.325986, year: 1981 })
  })
  test('10-year Treasuries lost 18% in 2022', () => {
    expect(worstYears.bonds10.year).toBe(2022)
    expect(worstYears.bonds10.change * 100).toBeCloseTo(-17.8, 0)
  })
})

describe.each([...assets, ...accounts].map((one) => [one.slug, one] as const))('%s', (_, one) => {
  test('says every point in words that read, and leads to what stands', () => {
    for (const [key, value] of Object.entries(one))
      if (typeof value === 'string') {
        expect(value, key).not.toMatch(/NaN|undefined|\$0\b/)
        expect(
          value.split(/(?<=[.!?])\s/).every((sentence) => sentence.split(/\s+/).length <= 30),
          `${key}: ${value}`,
        ).toBe(true)
      }
    expect(catalogue.some(({ slug, isImplemented }) => slug === one.calculator && isImplemented)).toBe(true)
    expect(lessons.has(one.lesson)).toBe(true)
    for (const { source } of one.sources) expect(Object.hasOwn(sources, source), source).toBe(true)
  })
})

test('each has a name of its own, and no account is an asset', () => {
  const slugs = [...assets, ...accounts].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const account of accounts)
    for (const held of account.holds)
      expect(
        assets.some(({ slug }) => slug === held),
        held,
      ).toBe(true)
})
