import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { cape } from '#facts/series/cape.ts'
import { januaryYears } from '#facts/series/january-years.precomputed.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { ruleOf72Error, yearsToMultiply } from './doubling.ts'
import { loanInYearsOfPay, moneyCost } from './homes.ts'
import { afterPrice, lumpOrDrip, winterAndSummer } from './months.ts'
import { correlation, lostSpans, medianOf, spanGrowth, spanRecord } from './spans.ts'
import { ageRule, rebalancedOrLeft, savingByAge, savingEnds } from './stocks-by-age.ts'
import { yearsToIndependence } from './years-to-freedom.ts'

const real = { firstYear: 1871, real: stocksAndPrices.stocks.map((one, i) => one / (stocksAndPrices.prices[i] ?? 0)) }
const grown = (column: readonly number[]) => column.map((one) => 1 + one)
const realGold = annualReturns.gold.map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? 0)))
const since1975 = (column: readonly number[]) => column.slice(1975 - annualReturns.firstYear)

describe('the rule of 72', () => {
  test.each([
    [1, 3.4],
    [8, -0.1],
    [24, -6.9],
    [30, -9.2],
  ])('at %d%% it is %d%% off', (percent, off) => expect(ruleOf72Error(percent / 100) * 100).toBeCloseTo(off, 1))
  test('114 for three times: 19.0 against 18.85 years at 6%', () => {
    expect(yearsToMultiply(3, 0.06)).toBeCloseTo(18.85, 2)
  })
  test.each([0, -0.1, Number.NaN])('%d is no rate for it', (rate) =>
    expect(() => ruleOf72Error(rate)).toThrow(RangeError),
  )
})

describe('stocks by age, 40 years from 25, 116 starts', () => {
  test.each([
    [100, 58, 124],
    [120, 64, 157],
  ])('%d less the age: worst %d, middle %d', (number, worst, median) => {
    const found = savingByAge(januaryYears, ageRule(number))
    expect([found.starts, Math.round(found.worst), Math.round(found.median)]).toEqual([116, worst, median])
  })
  test('60/40 and all stocks', () => {
    expect(Math.round(savingByAge(januaryYears, () => 0.6).worst)).toBe(60)
    expect(Math.round(savingByAge(januaryYears, () => 0.6).median)).toBe(140)
    expect(Math.round(savingByAge(januaryYears, () => 1).worst)).toBe(71)
    expect(Math.round(savingByAge(januaryYears, () => 1).median)).toBe(188)
  })
  test('without any growth it is what was put in', () => {
    const flat = { stocks: Array(45).fill(1), bonds: Array(45).fill(1) }
    expect(savingByAge(flat, ageRule(110))).toEqual({ starts: 6, worst: 40, median: 40 })
  })
  test('the rule stays within nothing and all', () => {
    expect([ageRule(100)(120), ageRule(120)(10), ageRule(110)(40)]).toEqual([0, 1, 0.7])
  })
})

test('60/40 put back each year ended higher than left alone in 37% of 126 starts; left alone it became 82% stocks', () => {
  const found = rebalancedOrLeft(januaryYears, 0.6, 30)
  expect(found.starts).toBe(126)
  expect(found.higher * 100).toBeCloseTo(37.3, 1)
  expect(found.drifted * 100).toBeCloseTo(81.6, 1)
  // One kind of investment has nothing to put back.
  expect(rebalancedOrLeft(januaryYears, 1, 30).drifted).toBe(1)
})

describe('sell in May', () => {
  test('both halves of the year gained on average, since 1950 and since 1990', () => {
    for (const [since, winter] of [
      [1950, 5.5],
      [1990, 4.9],
    ] as const) {
      const found = winterAndSummer(real, since)
      expect(found.winter * 100).toBeCloseTo(winter, 1)
      expect(found.summer).toBeGreaterThan(0.025)
      expect(found.summer).toBeLessThan(found.winter)
    }
  })
  test('a market that rises evenly has even halves', () => {
    const steady = { firstYear: 2000, real: Array.from({ length: 120 }, (_, month) => 1.01 ** month) }
    const { winter, summer } = winterAndSummer(steady, 2000)
    expect(winter).toBeCloseTo(1.01 ** 6 - 1, 10)
    expect(summer).toBeCloseTo(winter, 10)
  })
})

test('high prices for earnings, low returns: the next ten real years by CAPE', () => {
  const found = afterPrice(real, { firstYear: 1881, ratio: cape.ratio }, [10, 15, 20, 25, 30])
  expect(found.bands.map(({ nextTen }) => Math.round(nextTen * 1000) / 10)).toEqual([11.3, 7.6, 6, 4.6, 5.5, -1])
  expect(found.correlation).toBeCloseTo(0.51, 2)
  expect(found.bands.reduce((sum, { starts }) => sum + starts, 0)).toBe(found.starts)
})

describe('gold', () => {
  test('2.6% a year over prices since 1975; 45% of ten-year spans lost; the worst 20 years began in 1981', () => {
    const gold = since1975(realGold)
    const all = spanRecord(gold, gold.length, 1)
    expect(all.median * 100).toBeCloseTo(2.6, 1)
    expect((1 - spanRecord(gold, 10, 1).reached) * 100).toBeCloseTo(45.2, 1)
    const { worst } = spanRecord(gold, 20, 1)
    expect(worst.rate * 100).toBeCloseTo(-7.1, 1)
    expect(1975 + worst.start).toBe(1981)
  })
})

test('stocks doubled in 58% of seven-year spans; in 48% of ten-year spans after prices', () => {
  expect(spanRecord(grown(annualReturns.stocks), 7, 2).reached * 100).toBeCloseTo(57.6, 1)
  const realStocks = annualReturns.stocks.map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? 0)))
  expect(spanRecord(realStocks, 10, 2).reached * 100).toBeCloseTo(48.3, 1)
})

describe('all at once or a twelfth a month', () => {
  test('all at once won in about two of three starts, cash waiting in bonds or in nothing', () => {
    for (const waiting of [null, stocksAndPrices.bonds]) {
      const found = lumpOrDrip(stocksAndPrices.stocks, waiting, 12)
      expect(found.lumpWins).toBeGreaterThan(0.62)
      expect(found.lumpWins).toBeLessThan(0.75)
      expect(found.medianLead).toBeGreaterThan(0)
    }
  })
  test('a market that always rises favors all at once by exactly its average wait', () => {
    const rising = Array.from({ length: 13 }, (_, month) => 1.01 ** month)
    const dripped = rising.slice(0, 12).reduce((sum, level) => sum + 1.01 ** 12 / level / 12, 0)
    expect(lumpOrDrip(rising, null, 12).medianLead).toBeCloseTo(1.01 ** 12 / dripped - 1, 12)
  })
})

describe('years to 25 times spending at 5% real', () => {
  test.each([
    [0.15, 43],
    [0.2, 37],
    [0.3, 28],
    [0.5, 16.6],
  ])('saving %d of pay: %d years', (share, years) => {
    expect(Math.abs((yearsToIndependence(share, 0.05) ?? 0) - years)).toBeLessThan(0.6)
  })
  test('nothing saved is never, all saved is now, without growth it is the multiple', () => {
    expect(yearsToIndependence(0, 0.05)).toBeNull()
    expect(yearsToIndependence(1, 0.05)).toBe(0)
    expect(yearsToIndependence(0.5, 0)).toBe(25)
  })
  test('saved up year by year it comes to the same', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.9, noNaN: true }),
        fc.double({ min: 0.001, max: 0.1, noNaN: true }),
        (s, r) => {
          const years = yearsToIndependence(s, r) ?? 0
          expect((s * ((1 + r) ** years - 1)) / r).toBeCloseTo(25 * (1 - s), 6)
        },
      ),
    )
  })
})

test('spans, middles and correlation by hand', () => {
  expect(spanGrowth([2, 3, 4], 2)).toEqual([6, 12])
  expect(spanGrowth([2], 2)).toEqual([])
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3])]).toEqual([2, 2.5])
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12)
  expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12)
  expect(() => spanRecord([1.1], 2, 2)).toThrow(RangeError)
})

describe('spans that lost', () => {
  const yearly = [1.1, 0.5, 2, 1.1]
  test('each start counts: up 10%, down 50%, up 100%, up 10%', () => {
    // Two years: 0.55, 1, 2.2. A dollar kept is not lost.
    expect(lostSpans(yearly, 2)).toEqual({ spans: 3, lost: 1, lostShare: 1 / 3 })
    // Three years: 1.1 and 1.1.
    expect(lostSpans(yearly, 3)).toEqual({ spans: 2, lost: 0, lostShare: 0 })
    // Prices up 10% a year: 1.21 is more than 0.55 and 1, less than 2.2.
    expect(lostSpans(yearly, 2, [1.1, 1.1, 1.1, 1.1])).toEqual({ spans: 3, lost: 2, lostShare: 2 / 3 })
  })
  test('none is longer than the record', () => {
    expect(lostSpans([1.1], 2)).toEqual({ spans: 0, lost: 0, lostShare: 0 })
  })
})
test('all at once in a market that falls by half after a month: parts bought later are ahead in every start', () => {
  // Two months from each start of 1, 0.5, 0.5, 0.5: the first start buys at 1 and 0.5, the second at 0.5 twice.
  const found = lumpOrDrip([1, 0.5, 0.5, 0.5], null, 2)
  // First: 0.5 against (0.5 + 1) / 2 = 0.75, so −1/3. Second: the same, so 0. A twentieth of the way up from the worst.
  expect(found.starts).toBe(2)
  expect(found.worstLead).toBeCloseTo(-1 / 3, 12)
  expect(found.medianLead).toBeCloseTo(-1 / 6, 12)
  expect(found.lowLead).toBeCloseTo(-1 / 3 + 0.05 / 3, 12)
})

describe('homes', () => {
  test('28% of pay at 6% carries a loan of 3.89 years of pay', () => {
    // Payment for one dollar at 0.5% a month over 360 months: 0.005 / (1 - 1.005^-360) = 0.00599551.
    expect(loanInYearsOfPay(0.28, 6)).toBeCloseTo(0.28 / 12 / 0.0059955, 3)
  })
  test('the cost of money is the rate less the rise that followed', () => {
    const rates = Array.from({ length: 37 }, () => 7)
    const doubledInTwo = Array.from({ length: 37 }, (_, month) => 2 ** (month / 24))
    const found = moneyCost(rates, doubledInTwo, 2)
    expect(found.starts).toBe(2)
    expect(found.median).toBeCloseTo(0.07 - (Math.SQRT2 - 1), 10)
    expect(() => moneyCost(rates, [100, 101], 2)).toThrow(RangeError)
  })
})
test('single results of saving are those its worst and median come from', () => {
  const ends = savingEnds(januaryYears, () => 0.6)
  expect(ends).toHaveLength(116)
  expect(Math.round(Math.min(...ends))).toBe(60)
  expect(Math.round(medianOf(ends))).toBe(140)
})
