import { describe, expect, it } from 'vitest'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { recordFigure, recordFigures } from './record.ts'
import { recordChart } from './record-charts.ts'

const value = (name: string): number => recordFigure(`record.${name}`)?.value ?? Number.NaN

describe('the record of stocks', () => {
  // Counted by hand in the publisher's table: 1968, 1993, 2004 and 2016 lie between 8% and 12%.
  it('has four years near its average of 98', () => {
    expect(value('stocks.years')).toBe(98)
    expect(value('stocks.nearAverage')).toBe(4)
    expect(value('stocks.up') + value('stocks.down')).toBe(98)
    expect(value('stocks.worstYear')).toBe(1931)
    expect(value('stocks.worst')).toBeCloseTo(0.4384, 4)
  })

  // A dollar through 1929 to 1932: 0.917021 x 0.748764 x 0.561625 x 0.913576.
  it('multiplies four bad years', () => {
    expect(value('stocks.leftAfter1932')).toBeCloseTo(0.917021 * 0.748764 * 0.561625 * 0.913576, 9)
  })

  // Logs add up: the mean of ln(1 + r) is ln(1 + growth).
  it('grows at the rate whose logarithm is the mean of the logarithms', () => {
    const mean = annualReturns.stocks.reduce((sum, one) => sum + Math.log1p(one), 0) / annualReturns.stocks.length
    expect(value('stocks.growth')).toBeCloseTo(Math.expm1(mean), 12)
    expect(value('stocks.mean')).toBeGreaterThan(value('stocks.growth'))
  })

  it('narrows with time', () => {
    for (const [short, long] of [
      [1, 5],
      [5, 10],
      [10, 15],
      [15, 20],
    ]) {
      expect(value(`stocks.worst.${long}`)).toBeGreaterThan(value(`stocks.worst.${short}`))
      expect(value(`stocks.best.${long}`)).toBeLessThan(value(`stocks.best.${short}`))
    }
  })
})

// 122 of 126 at 4% from 60% stocks is the count the house publishes on its page of rules.
describe('the record of spending', () => {
  it('lasted in 122 of 126 retirements at 4%', () => {
    expect(value('spending.starts')).toBe(126)
    expect(value('spending.lasted.40')).toBe(122)
    expect(value('spending.failed.40')).toBe(4)
  })
  it('lasted less often the more was spent', () => {
    const lasted = [30, 35, 40, 45, 50].map((tenths) => value(`spending.lasted.${tenths}`))
    expect(lasted).toEqual(lasted.toSorted((a, b) => b - a))
    expect(lasted[0]).toBe(126)
  })
})

it('every figure is a number with a name of its own, every picture is drawn', () => {
  const names = recordFigures().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const figure of recordFigures()) expect(Number.isFinite(figure.value), figure.name).toBe(true)
  for (const key of ['stockYears', 'stretchRange', 'spendingLasted', 'medicareSteps'])
    expect(recordChart(key)).toMatchObject({ key })
})
