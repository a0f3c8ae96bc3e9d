import { expect, test } from 'vitest'
import { windowGrowths } from '#engine/oracles/investing.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { growthFan } from './growth-fan.ts'
import { pastBills, pastFund, pastMonth, peakMonths, placeOf } from './past-fund.ts'
import { wholeWindows } from './past-index.ts'

test('the remembered peaks are 1929, 1937, 1973, 2000 and 2007', () => {
  expect(peakMonths).toEqual(['1929-09', '1937-03', '1973-01', '2000-03', '2007-10'])
})
test('months and places turn into each other', () => {
  expect([pastMonth(0), placeOf('1929-09'), pastMonth(704)]).toEqual(['1871-01', 704, '1929-09'])
})
test('bills begin in January 1928 and compound to the published years', () => {
  const { firstPlace, index } = pastBills()
  expect(pastMonth(firstPlace)).toBe('1928-01')
  // Two years: the first two published returns.
  const [a, b] = annualReturns.bills
  expect(index[24]).toBeCloseTo((1 + (a ?? 0)) * (1 + (b ?? 0)), 12)
  expect(index).toHaveLength(annualReturns.bills.length * 12 + 1)
})
test('twenty years of all stocks in the whole record: the fan agrees with the double loop to 1e-9', () => {
  const { nominal } = pastFund(1, 0.002)
  const slow = windowGrowths(stocksAndPrices.stocks, 240, 0.002)
  const collector = growthFan(nominal, 240)
  for (let start = 0; start < wholeWindows(nominal, 240); start++) collector.add(start)
  const fan = collector.fan()
  expect(fan?.windows).toBe(slow.length)
  const least = Math.min(...slow)
  expect(Math.abs((fan?.worst.path.at(-1) ?? 0) - least)).toBeLessThan(1e-9)
  expect(slow[fan?.worst.start ?? -1]).toBe(least)
  expect(Math.abs((fan?.best.path.at(-1) ?? 0) - Math.max(...slow))).toBeLessThan(1e-9 * Math.max(...slow))
})
test('after the peak of September 1929 stocks fell by more than four fifths, month on month average', () => {
  // Prices 31.3 to 4.77 are -85%; dividends kept make it a little less.
  const { nominal } = pastFund(1, 0)
  const fell = 1 - (nominal[placeOf('1932-06')] ?? 0) / (nominal[placeOf('1929-09')] ?? 1)
  expect(fell).toBeGreaterThan(0.8)
  expect(fell).toBeLessThan(1 - 4.77 / 31.3)
})
