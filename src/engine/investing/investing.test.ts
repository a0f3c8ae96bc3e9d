import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lumpSumByMonths, twoHoldings, windowGrowths } from '#engine/oracles/investing.ts'
import { averageOfCompound, compoundOfAverage, rangeFactor, yearlyMeans, Z90 } from './average-and-compound.ts'
import { deepestFall } from './deepest-fall.ts'
import { fanMonths, growthFan } from './growth-fan.ts'
import { near, walk } from './investing.testkit.ts'
import { lumpSum } from './lump-sum.ts'
import { balancedIndex, indexAfterFee, indexOfYearlyRates, realIndex, steadyIndex, wholeWindows } from './past-index.ts'
import { percentile, percentileTable, shareAbove } from './percentile.ts'
import { visitingOrder } from './visiting-order.ts'

describe('percentile', () => {
  test('the spreadsheet reference (Microsoft, PERCENTILE.INC): {1, 2, 3, 4} at 0.3 is 1.9', () => {
    expect(percentile([1, 2, 3, 4], 0.3)).toBeCloseTo(1.9, 12)
  })
  test('ends, one value, none', () => {
    expect([percentile([2, 5, 9], 0), percentile([2, 5, 9], 1), percentile([7], 0.4), percentile([], 0.5)]).toEqual([
      2, 9, 7, 0,
    ])
  })
  test('the share above, read off the table, is within a point of the count', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 150, maxLength: 400 }),
        fc.double({ min: -1, max: 11, noNaN: true }),
        (list, value) => {
          const sorted = [...list].sort((a, b) => a - b)
          const counted = list.filter((one) => one > value).length / list.length
          const ties = list.filter((one) => one === value).length / list.length
          expect(Math.abs(shareAbove(percentileTable(sorted), value) - counted)).toBeLessThan(0.02 + ties)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('indexes', () => {
  test('a fund put back to its shares each January agrees with two holdings followed on their own', () => {
    fc.assert(
      fc.property(walk(50), walk(50), fc.double({ min: 0, max: 1, noNaN: true }), (stocks, bonds, share) => {
        const slow = twoHoldings(stocks, bonds, share)
        balancedIndex(stocks, bonds, share).forEach((value, i) => {
          expect(near(value, slow[i] ?? 0)).toBe(true)
        })
      }),
      { numRuns: 60 },
    )
  })
  test('all stocks is the stock index, whatever the month it begins in', () => {
    const stocks = [100, 90, 120, 130, 80]
    for (const month of [1, 7, 12])
      expect([...balancedIndex(stocks, stocks, 1, month)].map((x) => Math.round(x * 1e9) / 1e9)).toEqual([
        1, 0.9, 1.2, 1.3, 0.8,
      ])
  })
  test('begun in December, the fund is put back one month later', () => {
    // December 1, January: stocks doubled, 0.5 x 2 + 0.5 = 1.5, put back to halves; February: stocks halve, 1.5 (0.25 + 0.5) = 1.125.
    expect([...balancedIndex([1, 2, 1], [1, 1, 1], 0.5, 12)]).toEqual([1, 1.5, 1.125])
  })
  test('real is nominal over prices; a steady index and yearly rates meet at year ends', () => {
    expect([...realIndex([1, 3, 4], [10, 20, 20])]).toEqual([1, 1.5, 2])
    expect(steadyIndex(0.05, 25)[24]).toBeCloseTo(1.1025, 12)
    const rates = indexOfYearlyRates([0.1, -0.02])
    expect(rates).toHaveLength(25)
    expect([rates[12], rates[24]].map((x) => Number(x?.toFixed(12)))).toEqual([1.1, 1.078])
  })
  test('a window needs its end: 13 months hold one year once, a longer window never', () => {
    expect([wholeWindows(Array(13).fill(1), 12), wholeWindows(Array(12).fill(1), 12), wholeWindows([], 1)]).toEqual([
      1, 0, 0,
    ])
  })
})

describe('the order of visiting', () => {
  test('every start once, and an early quarter already spread over the range', () => {
    for (const count of [0, 1, 2, 3, 10, 97, 1503]) {
      const order = [...visitingOrder(count)]
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
    }
    const quarter = [...visitingOrder(1200)].slice(0, 300).sort((a, b) => a - b)
    const gaps = quarter.slice(1).map((at, i) => at - (quarter[i] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(25)
  })
})

describe('the fan of rolling windows', () => {
  test('agrees with a double loop over monthly changes: ends, worst, best, losers', () => {
    fc.assert(
      fc.property(
        walk(60),
        fc.integer({ min: 1, max: 59 }),
        fc.double({ min: 0, max: 0.05, noNaN: true }),
        (index, months, fee) => {
          const slow = windowGrowths(index, months, fee)
          const collector = growthFan(indexAfterFee(index, fee), months)
          for (const start of visitingOrder(wholeWindows(index, months))) expect(collector.add(start)).toBe(true)
          const fan = collector.fan()
          if (fan === null) throw new Error('there are windows')
          const sorted = [...slow].sort((a, b) => a - b)
          expect(fan.windows).toBe(slow.length)
          expect(near(fan.worst.path.at(-1) ?? 0, sorted[0] ?? 0)).toBe(true)
          expect(near(fan.best.path.at(-1) ?? 0, sorted.at(-1) ?? 0)).toBe(true)
          expect(near(fan.middle.path.at(-1) ?? 0, sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)).toBe(true)
          for (const [i, share] of [
            [10, 0.1],
            [50, 0.5],
            [90, 0.9],
          ] as const)
            expect(near(fan.ends[i] ?? 0, percentile(sorted, share))).toBe(true)
          const edge = slow.some((growth) => Math.abs(growth - 1) < 1e-9)
          if (!edge) expect(fan.below.at(-1)).toBe(slow.filter((growth) => growth < 1).length)
        },
      ),
      { numRuns: 80 },
    )
  })
  test('an incomplete window is never counted', () => {
    const collector = growthFan([1, 2, 3, 4], 3)
    expect([collector.add(0), collector.add(1), collector.add(-1), collector.add(9)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(collector.fan()?.windows).toBe(1)
    expect(growthFan([1, 2], 5).fan()).toBeNull()
  })
  test('months drawn: each of a short one, each year of a long one and its end', () => {
    expect(fanMonths(3)).toEqual([0, 1, 2, 3])
    expect(fanMonths(30)).toEqual([0, 12, 24, 30])
    expect(fanMonths(36)).toEqual([0, 12, 24, 36])
  })
  test('equal ends name the earliest window', () => {
    const collector = growthFan([1, 2, 4, 8], 1)
    for (const start of [2, 0, 1]) collector.add(start)
    const fan = collector.fan()
    expect([fan?.worst.start, fan?.best.start]).toEqual([0, 0])
  })
})

describe('the deepest fall', () => {
  test('from the highest point so far, not from the start', () => {
    // 4 down to 1 is 75%; the later 2 down to 1.5 is 25%.
    expect(deepestFall([2, 4, 1, 2, 1.5], 0, 4)).toEqual({ depth: 0.75, peakAt: 1, lowAt: 2 })
    expect(deepestFall([2, 4, 1, 2, 1.5], 3, 1)).toEqual({ depth: 0.25, peakAt: 3, lowAt: 4 })
    expect(deepestFall([1, 2, 3], 0, 2).depth).toBe(0)
  })
  test('agrees with every pair of months', () => {
    fc.assert(
      fc.property(walk(30), (index) => {
        let worst = 0
        for (let a = 0; a < index.length; a++)
          for (let b = a; b < index.length; b++) worst = Math.max(worst, 1 - (index[b] ?? 0) / (index[a] ?? 1))
        expect(near(deepestFall(index, 0, index.length - 1).depth, worst)).toBe(true)
      }),
      { numRuns: 80 },
    )
  })
})

describe('the average and what compounds', () => {
  test('by hand: 10% on average with 20% swings compounds to 8.22%', () => {
    // 1.1 / sqrt(1 + (0.2 / 1.1)^2) = 1.1 / sqrt(1.0330579) = 1.1 / 1.0163946 = 1.0822569.
    expect(compoundOfAverage(0.1, 0.2)).toBeCloseTo(0.0822569, 6)
    expect(compoundOfAverage(0.07, 0)).toBeCloseTo(0.07, 12)
  })
  test('the two turn into each other, and more swing never compounds to more', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        fc.double({ min: 0, max: 0.8, noNaN: true }),
        (average, volatility) => {
          const compound = compoundOfAverage(average, volatility)
          expect(near(averageOfCompound(compound, volatility), average)).toBe(true)
          expect(compound).toBeLessThanOrEqual(average + 1e-12)
        },
      ),
    )
  })
  test('after one year the 90th percentile of a lognormal year: e^(1.2816 s)', () => {
    const s = Math.sqrt(Math.log(1 + (0.18 / 1.08) ** 2))
    expect(rangeFactor(0.08, 0.18, 1, Z90)).toBeCloseTo(Math.exp(1.2815515655 * s), 9)
    expect(rangeFactor(0.08, 0.18, 4, -Z90)).toBeCloseTo(Math.exp(-1.2815515655 * s * 2), 9)
    expect(rangeFactor(0.08, 0, 30, Z90)).toBe(1)
  })
  test('half lost and half won: averages zero, compounds to -13.4% a year', () => {
    const index = [...steadyIndex(-0.5, 13), ...[...steadyIndex(0.5, 13)].slice(1).map((x) => x * 0.5)]
    const means = yearlyMeans(index)
    expect(means?.average).toBeCloseTo(0, 12)
    expect(means?.compound).toBeCloseTo(Math.sqrt(0.75) - 1, 12)
    expect(means?.volatility).toBeCloseTo(Math.sqrt(0.5), 12)
    expect(yearlyMeans([1, 2])).toBeNull()
  })
})

describe('a lump sum', () => {
  test('SEC investor bulletin on fees: 100,000 at 4% for 20 years with 1%: 179,213 left, the fee costs 39,899', () => {
    const { afterFee, feeCost } = lumpSum({
      amount: 100_000,
      months: 240,
      annualReturn: 0.04,
      annualFee: 0.01,
      tax: { kind: 'free' },
    })
    // 100,000 (1.04 x 0.99)^20 = 179,213.48 and 219,112.31 without.
    expect(afterFee).toBeCloseTo(179_213.48, 2)
    expect(feeCost).toBeCloseTo(39_898.83, 2)
  })
  const rates = {
    months: fc.integer({ min: 1, max: 720 }),
    annualReturn: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    annualFee: fc.double({ min: 0, max: 0.05, noNaN: true }),
    dividendYield: fc.double({ min: 0, max: 0.1, noNaN: true }),
    dividendRate: fc.double({ min: 0, max: 0.6, noNaN: true }),
    gainRate: fc.double({ min: 0, max: 0.6, noNaN: true }),
  }
  test('agrees with months one by one, and every dollar is accounted for', () => {
    fc.assert(
      fc.property(fc.record(rates), ({ months, annualReturn, annualFee, ...tax }) => {
        const ours = lumpSum({ amount: 10_000, months, annualReturn, annualFee, tax: { kind: 'taxable', ...tax } })
        const slow = lumpSumByMonths(10_000, months, annualReturn, annualFee, tax)
        expect(near(ours.beforeEndTax, slow.beforeEndTax)).toBe(true)
        expect(near(ours.cost, slow.cost)).toBe(true)
        expect(near(ours.net, slow.net)).toBe(true)
        expect(near(ours.net + ours.feeCost + ours.yearlyTaxCost + ours.endTax, ours.gross)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
  test('a traditional plan is taxed on all of it, once', () => {
    const { net, endTax } = lumpSum({
      amount: 1000,
      months: 120,
      annualReturn: 0.05,
      annualFee: 0,
      tax: { kind: 'deferred', endRate: 0.22 },
    })
    expect(endTax).toBeCloseTo(1000 * 1.05 ** 10 * 0.22, 9)
    expect(net).toBeCloseTo(1000 * 1.05 ** 10 * 0.78, 9)
  })
  test('a loss is not taxed', () => {
    const tax = { kind: 'taxable', dividendYield: 0, dividendRate: 0.15, gainRate: 0.15 } as const
    expect(lumpSum({ amount: 1000, months: 12, annualReturn: -0.3, annualFee: 0, tax })).toMatchObject({ endTax: 0 })
  })
})
