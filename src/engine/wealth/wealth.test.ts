import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newYork } from '#facts/states/ny.ts'
import { pennsylvania } from '#facts/states/pa.ts'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { emptyHousehold, noIncome } from '../tax/household.ts'
import { stateReturn } from '../tax/state/state-return.ts'
import { type Asset, balanceSheet, type Debt, gainsInside } from './balance-sheet.ts'
import { growthToGoal } from './goal-growth.ts'
import { scaledPoints, standing } from './percentile.ts'
import { taxInsideAtRates, taxInsideByReturns } from './tax-inside.ts'

const own = (kind: Asset['kind'], value: number, liquid = false, basis: number | null = null): Asset => ({
  kind,
  value,
  basis,
  liquid,
})
const owe = (kind: Debt['kind'], balance: number, annualRate = 0): Debt => ({ kind, balance, annualRate })
const costs = { home: 0.06, car: 0.05 }

describe('balanceSheet', () => {
  test('a home of 300,000 with 240,000 owed adds 60,000', () => {
    const sheet = balanceSheet([own('home', 300_000)], [owe('mortgage', 240_000, 0.05)], costs)
    expect(sheet).toMatchObject({ netWorth: 60_000, homeEquity: 60_000, liquidNetWorth: 0, debtRatio: 0.8 })
    // 6% of 300,000; 5% of 240,000.
    expect(sheet.sellingCosts).toBeCloseTo(18_000, 9)
    expect(sheet.yearOfInterest).toBeCloseTo(12_000, 9)
  })
  test('liquid: what is at hand less the debts no home or car stands behind', () => {
    const sheet = balanceSheet(
      [own('cash', 9000, true), own('pretax', 50_000), own('car', 20_000)],
      [owe('card', 4000), owe('car', 15_000), owe('student', 11_000)],
      costs,
    )
    expect(sheet.liquidAssets).toBe(9000)
    // 9,000 - 4,000 - 11,000.
    expect(sheet.liquidNetWorth).toBe(-6000)
    // 79,000 - 30,000.
    expect(sheet.netWorth).toBe(49_000)
  })
  test('paying a debt from cash changes nothing', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(amount, amount, amount, (cash, card, paid) => {
        const moved = Math.min(cash, card, paid)
        const worth = (c: number, d: number) => balanceSheet([own('cash', c, true)], [owe('card', d)], costs).netWorth
        expect(worth(cash - moved, card - moved)).toBe(worth(cash, card))
      }),
    )
  })
  test('nothing at all has no debt ratio', () => {
    expect(balanceSheet([], [], costs)).toMatchObject({ netWorth: 0, debtRatio: null })
  })
})

describe('gainsInside', () => {
  test('losses take off gains; unknown costs are named; a home below the free part, cars and accounts do not count', () => {
    const assets = [
      own('brokerage', 50_000, true, 30_000),
      own('brokerage', 10_000, true, 18_000),
      own('other', 7000),
      own('home', 400_000, false, 200_000),
      own('pretax', 90_000, false, 10_000),
    ]
    // 20,000 - 8,000.
    expect(gainsInside(assets, costs, 250_000)).toMatchObject({ taxable: 12_000, unknownValue: 7000 })
    expect(gainsInside([own('brokerage', 5000, true, 9000)], costs, 250_000).taxable).toBe(0)
  })
  test('IRC 1001(b): what selling takes is no gain; a home, a car and a boat sold at a loss take nothing off', () => {
    // 300,000 less 6% is 282,000; less 200,000 paid is 82,000.
    expect(gainsInside([own('property', 300_000, false, 200_000)], costs, 250_000).taxable).toBeCloseTo(82_000, 6)
    // A boat bought for 30,000 is worth 4,000 (IRC 165(c)): the fund's gain of 10,000 stays. A coin that rose counts.
    const mixed = [
      own('brokerage', 50_000, true, 40_000),
      own('other', 4000, false, 30_000),
      own('other', 900, false, 100),
    ]
    expect(gainsInside(mixed, costs, 250_000)).toMatchObject({
      taxable: 10_800,
      byKind: { brokerage: 10_000, other: 800 },
    })
    expect(gainsInside([own('car', 9000, false, 1000), own('home', 1e5, false, 5e5)], costs, 250_000).taxable).toBe(0)
    // A business at a loss takes off.
    const loss = [own('brokerage', 50_000, true, 40_000), own('business', 1000, false, 7000)]
    expect(gainsInside(loss, costs, 250_000).taxable).toBe(4000)
  })
})

describe('taxInside', () => {
  const retired = { ...emptyHousehold, people: [{ ...noIncome, age: 60 }] as const, otherIncome: 40_000 }
  const draw = { pretax: 200_000, ofPartner: 0, gains: 0, atOnce: 0, years: 20 }
  test('Rev. Proc. 2025-32: 10,000 a year on top of 40,000, single: all of it at 12%', () => {
    // 40,000 - 16,100 = 23,900, above 12,400; + 10,000 = 33,900, below 50,400. 1,200 a year, 24,000 over 20 years.
    expect(taxInsideByReturns(retired, facts, null, draw).onPretax).toBeCloseTo(24_000, 6)
  })
  test('it crosses into the next bracket', () => {
    // 30,000 a year: 23,900 + 30,000 = 53,900: 26,500 at 12% and 3,500 at 22%: 3,180 + 770 = 3,950; times 20.
    expect(taxInsideByReturns(retired, facts, null, { ...draw, pretax: 600_000 }).onPretax).toBeCloseTo(79_000, 6)
  })
  test('long-term gains inside the 0% bracket cost nothing', () => {
    expect(
      taxInsideByReturns(retired, facts, null, { pretax: 0, ofPartner: 0, gains: 100_000, atOnce: 0, years: 20 })
        .onGains,
    ).toBeCloseTo(0, 6)
    // All in one year: 23,900 + 100,000 = 123,900; above 49,450 (0% ends): 74,450 at 15% = 11,167.50.
    expect(
      taxInsideByReturns(retired, facts, null, { pretax: 0, ofPartner: 0, gains: 100_000, atOnce: 0, years: 1 })
        .onGains,
    ).toBeCloseTo(11_167.5, 6)
  })
  test('the deduction of 2025 to 2028 for people of 65 is not counted on for decades', () => {
    const seventy = { ...emptyHousehold, people: [{ ...noIncome, age: 70 }] as const }
    // 20,000 - 16,100 - 2,050 = 1,850 at 10%; with another 6,000 off it would be nothing.
    const tax = taxInsideByReturns(seventy, facts, null, {
      pretax: 20_000,
      ofPartner: 0,
      gains: 0,
      atOnce: 0,
      years: 1,
    })
    expect(tax.onPretax).toBeCloseTo(185, 6)
  })
  test('Pennsylvania: 3.07% of the gains too', () => {
    const inPa = { ...retired, state: 'PA' }
    const drawn = { pretax: 0, ofPartner: 0, gains: 100_000, atOnce: 0, years: 20 }
    const withState = taxInsideByReturns(
      inPa,
      facts,
      (household) => (federal) => stateReturn(household, federal, pennsylvania, 2026),
      drawn,
    )
    expect(withState.onGains).toBeCloseTo(3070, 6)
  })
  test('IRC 121: of a home’s gain 250,000 is free, 500,000 on a joint return; what is above is sold at once', () => {
    // 900,000 less 6% is 846,000; less 100,000 is 746,000; above 250,000: 496,000; above 500,000: 246,000.
    const home = [own('home', 900_000, false, 100_000)]
    expect(gainsInside(home, costs, 250_000)).toMatchObject({ taxable: 496_000, atOnce: 496_000 })
    expect(gainsInside(home, costs, 500_000).atOnce).toBe(246_000)
    // The same gain in a fund can be sold in parts; a loss there takes off what is sold whole, and the other way round.
    const both = (fund: number, rental: number) =>
      gainsInside([own('brokerage', fund, true, 50_000), own('business', rental, false, 50_000)], costs, 250_000)
    expect(both(80_000, 90_000)).toMatchObject({ taxable: 70_000, atOnce: 40_000 })
    expect(both(30_000, 90_000)).toMatchObject({ taxable: 20_000, atOnce: 20_000 })
    expect(both(80_000, 30_000)).toMatchObject({ taxable: 10_000, atOnce: 0 })
  })
  test('what is sold whole is taxed in one year', () => {
    // 23,900 + 100,000 = 123,900; the 0% rate ends at 49,450: 74,450 at 15% = 11,167.50, whatever the years.
    const whole = { pretax: 0, ofPartner: 0, gains: 0, atOnce: 100_000, years: 20 }
    expect(taxInsideByReturns(retired, facts, null, whole)).toMatchObject({
      onGains: expect.closeTo(11_167.5, 6),
      ofThemAtOnce: expect.closeTo(11_167.5, 6),
    })
  })
  test('New York leaves 20,000 a person free from 59½ (Tax Law 612(c)(3-a)): two accounts, two exclusions', () => {
    // 30,000 a year in all. One person's account: 10,000 of it is taxed; 15,000 each: none. Federal tax is the same.
    const couple = {
      ...retired,
      status: 'joint' as const,
      state: 'NY',
      people: [
        { ...noIncome, age: 60 },
        { ...noIncome, age: 60 },
      ] as const,
    }
    const of = (state: string | null, ofPartner: number) =>
      taxInsideByReturns(
        { ...couple, state },
        facts,
        state === null ? null : (household) => (federal) => stateReturn(household, federal, newYork, 2026),
        { pretax: 600_000, ofPartner, gains: 0, atOnce: 0, years: 20 },
      ).onPretax
    expect(of('NY', 300_000)).toBeCloseTo(of(null, 0), 6)
    expect(of('NY', 0)).toBeGreaterThan(of(null, 0) + 1000)
  })
  test('stated rates', () => {
    expect(taxInsideAtRates(100_000, { gains: 30_000, atOnce: 10_000 }, { pretax: 0.22, gains: 0.15 })).toEqual({
      onPretax: 22_000,
      onGains: 6000,
      ofThemAtOnce: 1500,
      yearly: null,
    })
    expect(taxInsideAtRates(100, { gains: 0, atOnce: 100 }, { pretax: -1, gains: 2 })).toEqual({
      onPretax: 0,
      onGains: 100,
      ofThemAtOnce: 100,
      yearly: null,
    })
  })
  test('never more than what is there, never less than nothing', () => {
    const money = fc.integer({ min: 0, max: 20_000_000 })
    fc.assert(
      fc.property(money, money, money, fc.integer({ min: 1, max: 50 }), (otherIncome, pretax, gains, years) => {
        const tax = taxInsideByReturns({ ...retired, otherIncome }, facts, null, {
          pretax,
          ofPartner: 0,
          gains,
          atOnce: 0,
          years,
        })
        expect(tax.onPretax).toBeGreaterThanOrEqual(0)
        expect(tax.onPretax).toBeLessThanOrEqual(pretax)
        expect(tax.onGains).toBeGreaterThanOrEqual(0)
        expect(tax.onGains).toBeLessThanOrEqual(gains)
      }),
      { numRuns: 60 },
    )
  })
})

describe('standing', () => {
  const points = [
    { percentile: 50, dollars: 100 },
    { percentile: 75, dollars: 400 },
    { percentile: 99, dollars: 10_000 },
  ]
  test('a Pareto spread is met exactly: the share with more is (100 / x)^1.5 for x from 100', () => {
    const at = (dollars: number) => ({ percentile: 100 * (1 - (100 / dollars) ** 1.5), dollars })
    const pareto = [150, 300, 1200, 5000].map(at)
    for (const dollars of [160, 200, 299, 700, 4000]) {
      const found = standing(dollars, pareto)
      expect(found.outcome === 'between' && found.percentile).toBeCloseTo(at(dollars).percentile, 9)
    }
  })
  test('by hand: 200 lies half way from 100 to 400 in logarithms: 1 - sqrt(0.5 x 0.25) = 64.64', () => {
    const found = standing(200, points)
    expect(found.outcome === 'between' && found.percentile).toBeCloseTo(64.6447, 4)
  })
  test('the points themselves, and past the ends', () => {
    expect(standing(100, points)).toEqual({ outcome: 'between', percentile: 50 })
    expect(standing(400, points)).toEqual({ outcome: 'between', percentile: expect.closeTo(75, 9) })
    expect(standing(10_000, points)).toEqual({ outcome: 'between', percentile: expect.closeTo(99, 9) })
    for (const less of [99.99, 0, -5000, Number.NaN])
      expect(standing(less, points)).toEqual({ outcome: 'below', percentile: 50 })
    expect(standing(10_001, points)).toEqual({ outcome: 'above', percentile: 99 })
    expect(standing(5, [])).toEqual({ outcome: 'no-points' })
  })
  test('more is never lower, and scaling both changes nothing', () => {
    const amount = fc.double({ min: 100, max: 10_000, noNaN: true })
    const of = (x: number, scale = 1) => {
      const found = standing(x * scale, scaledPoints(points, scale))
      return found.outcome === 'between' ? found.percentile : found.outcome === 'above' ? 100 : 0
    }
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(of(Math.max(a, b))).toBeGreaterThanOrEqual(of(Math.min(a, b)))
        expect(of(Math.min(a, 9990), 4)).toBeCloseTo(of(Math.min(a, 9990)), 6)
      }),
    )
  })
})

test('growthToGoal: doubling in ten years is 7.177% a year; from zero or below there is no rate', () => {
  expect(growthToGoal(100_000, 200_000, 10)).toEqual({
    outcome: 'ahead',
    perYear: 10_000,
    annualRate: expect.closeTo(0.0717735, 7),
  })
  expect(growthToGoal(-5000, 5000, 2)).toEqual({ outcome: 'ahead', perYear: 5000, annualRate: null })
  expect(growthToGoal(5000, 5000, 2)).toEqual({ outcome: 'reached' })
})
