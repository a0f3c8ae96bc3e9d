import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { bootstrapPaths } from './bootstrap-paths.ts'
import { type DrawsAsked, emptyMarket, type Market, type PathSource } from './draws.ts'
import { historyWindows } from './history-windows.ts'
import { januaryWindows } from './january-windows.ts'
import { logOf, parametricPaths, type Spread, spreadOf, type Triple, triangleOf } from './parametric-paths.ts'
import { pastPeriods, recordMonth } from './past-returns.ts'

const past = pastPeriods(1)
const asked = (changes: Partial<DrawsAsked> = {}): DrawsAsked => ({ seed: 11, years: 30, perYear: 1, ...changes })
const pathOf = (source: PathSource, path: number): Market => {
  const market = emptyMarket(source.periods)
  source.fill(path, market)
  return market
}
/** Many paths one after another. */
function allOf(source: PathSource, paths: number): Market {
  const all = emptyMarket(source.periods * paths)
  for (let path = 0; path < paths; path++) {
    const { stocks, bonds, prices } = pathOf(source, path)
    all.stocks.set(stocks, path * source.periods)
    all.bonds.set(bonds, path * source.periods)
    all.prices.set(prices, path * source.periods)
  }
  return all
}
const columns = ({ stocks, bonds, prices }: Market) => [stocks, bonds, prices]

describe('the record', () => {
  test('years from January to January since 1871, straight from the printed columns', () => {
    expect([recordMonth(0), past.stocks.length]).toEqual(['1871-01', 155])
    const { realStocks, realBonds, cpi } = shillerMonthly
    for (const year of [0, 58, 95, 154]) {
      const growth = (column: readonly number[]) => (column[year * 12 + 12] ?? 0) / (column[year * 12] ?? 1)
      expect(past.stocks[year]).toBeCloseTo(growth(realStocks), 4)
      expect(past.bonds[year]).toBeCloseTo(growth(realBonds), 4)
      expect(past.prices[year]).toBeCloseTo(growth(cpi), 10)
    }
  })
  test('months multiply to years', () => {
    const months = pastPeriods(12)
    expect(months.stocks.length).toBe((2026 - 1871) * 12 + 2)
    let worth = 1
    for (let month = 0; month < 12; month++) worth *= months.stocks[month] as number
    expect(worth).toBeCloseTo(past.stocks[0] as number, 10)
  })
  test('beside the calendar years of another record the averages of 1928 to 2025 agree to half a point', () => {
    const mean = (list: readonly number[]) => Math.exp(list.reduce((sum, one) => sum + Math.log(one), 0) / list.length)
    const ours = (column: Float64Array) => mean(Array.from(column.subarray(1928 - 1871)))
    const theirs = (column: readonly number[]) =>
      mean(column.map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? 0))))
    expect(Math.abs(ours(past.stocks) - theirs(annualReturns.stocks))).toBeLessThan(0.005)
    expect(Math.abs(ours(past.bonds) - theirs(annualReturns.bonds10))).toBeLessThan(0.005)
  })
})

describe('windows of history', () => {
  test('whole stretches only, each January since 1871, and how many are left out', () => {
    const windows = historyWindows({ years: 30, perYear: 1, every: 12 })
    // Starts of 1871 to 1996: the last ends in January 2026. 29 later starts have lasted a year and not thirty.
    expect([windows.paths, windows.starts[0], windows.starts.at(-1)]).toEqual([126, '1871-01', '1996-01'])
    expect(windows.incomplete).toBe(29)
    expect(pathOf(windows, 95).stocks).toEqual(past.stocks.subarray(95, 125))
    expect(pathOf(windows, 125).prices).toEqual(past.prices.subarray(125, 155))
  })
  test('the years alone give the same windows as the months', () => {
    const [light, whole] = [januaryWindows(30), historyWindows({ years: 30, perYear: 1, every: 12 })]
    expect([light.starts, light.incomplete]).toEqual([whole.starts, whole.incomplete])
    for (const path of [0, 58, 95, 125]) expect(pathOf(light, path)).toEqual(pathOf(whole, path))
    expect(januaryWindows(156).paths).toBe(0)
  })
  test('every month has its own year, and a stretch longer than the record gives none', () => {
    const windows = historyWindows({ years: 20, perYear: 1, every: 1 })
    expect(windows.paths).toBe((2026 - 1871 - 20) * 12 + 2 + 1)
    expect(windows.starts[1]).toBe('1871-02')
    expect(historyWindows({ years: 200, perYear: 1, every: 12 }).paths).toBe(0)
    const byMonth = historyWindows({ years: 20, perYear: 12, every: 12 })
    let worth = 1
    for (let month = 0; month < 12; month++) worth *= pathOf(byMonth, 7).stocks[month] as number
    expect(worth).toBeCloseTo(past.stocks[7] as number, 10)
  })
})

describe('bootstrap', () => {
  test('a path is the same in whatever order it is drawn; another seed is another path', () => {
    const source = bootstrapPaths(asked())
    const thirty = pathOf(source, 30)
    pathOf(source, 7)
    expect(pathOf(source, 30)).toEqual(thirty)
    expect(pathOf(bootstrapPaths(asked()), 30)).toEqual(thirty)
    expect(pathOf(source, 31)).not.toEqual(thirty)
    expect(pathOf(bootstrapPaths(asked({ seed: 12 })), 30)).not.toEqual(thirty)
    // A shorter plan begins with the same years.
    expect(pathOf(bootstrapPaths(asked({ years: 10 })), 30).stocks).toEqual(thirty.stocks.subarray(0, 10))
  })
  test('stocks, bonds and prices of a year come from the same year of the record, and years of a stretch follow one another', () => {
    const draws = allOf(bootstrapPaths(asked()), 2000)
    const source = (at: number) => past.stocks.indexOf(draws.stocks[at] as number)
    let followed = 0
    for (let at = 0; at < draws.stocks.length; at++) {
      const year = source(at)
      expect(year).toBeGreaterThanOrEqual(0)
      expect(draws.bonds[at]).toBe(past.bonds[year])
      expect(draws.prices[at]).toBe(past.prices[year])
      if (at % 30 > 0 && year === (source(at - 1) + 1) % 155) followed += 1
    }
    // Four of five years follow on, and one in 155 of the others by luck; within four standard deviations.
    const share = 0.8 + 0.2 / 155
    const steps = 2000 * 29
    expect(Math.abs(followed / steps - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / steps))
  })
  test('fixed stretches last exactly so long', () => {
    const draws = allOf(bootstrapPaths(asked(), { kind: 'fixed', years: 7 }), 200)
    const source = (at: number) => past.stocks.indexOf(draws.stocks[at] as number)
    for (let path = 0; path < 200; path++)
      for (let year = 1; year < 30; year++)
        if (year % 7 !== 0) expect(source(path * 30 + year)).toBe((source(path * 30 + year - 1) + 1) % 155)
  })
  test('every year of the record is drawn about as often as any other, so averages are the record’s', () => {
    const draws = allOf(bootstrapPaths(asked()), 10_000)
    const mean = (list: Float64Array) => list.reduce((sum, one) => sum + one, 0) / list.length
    for (const [i, column] of columns(draws).entries())
      expect(Math.abs(mean(column) - mean([past.stocks, past.bonds, past.prices][i] as Float64Array))).toBeLessThan(
        0.003,
      )
  })
  test('months too', () => {
    const months = new Set(pastPeriods(12).stocks)
    const draws = allOf(bootstrapPaths(asked({ perYear: 12 })), 20)
    expect(draws.stocks).toHaveLength(20 * 360)
    for (const one of draws.stocks) expect(months.has(one)).toBe(true)
  })
})

describe('parametric draws', () => {
  const spread: Spread = {
    means: [0.05, 0.02, 0.03],
    deviations: [0.18, 0.08, 0.04],
    correlations: [0.2, -0.1, -0.6],
  }
  test('have the averages, swings and correlations asked for', () => {
    const draws = allOf(parametricPaths(asked({ years: 5 }), spread), 20_000)
    const logs = columns(draws).map((column) => Float64Array.from(column, Math.log))
    const count = draws.stocks.length
    const mean = (list: Float64Array) => list.reduce((sum, one) => sum + one, 0) / list.length
    const means = logs.map(mean)
    const covariance = (a: number, b: number) =>
      (logs[a] as Float64Array).reduce(
        (sum, one, i) => sum + (one - (means[a] ?? 0)) * ((logs[b]?.[i] ?? 0) - (means[b] ?? 0)),
        0,
      ) / count
    for (const i of [0, 1, 2]) {
      const swing = spread.deviations[i] as number
      expect(Math.abs((means[i] ?? 0) - (spread.means[i] as number))).toBeLessThan((4 * swing) / Math.sqrt(count))
      expect(Math.sqrt(covariance(i, i)) / swing).toBeCloseTo(1, 1.9)
    }
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const
    for (const [i, [a, b]] of pairs.entries())
      expect(covariance(a, b) / Math.sqrt(covariance(a, a) * covariance(b, b))).toBeCloseTo(
        spread.correlations[i] as number,
        1.5,
      )
  })
  test('returns drawn without their prices are the same returns', () => {
    const source = parametricPaths(asked())
    const [all, some] = [emptyMarket(30), emptyMarket(30)]
    source.fill(3, all)
    source.fill(3, some, 'returns')
    expect([some.stocks, some.bonds]).toEqual([all.stocks, all.bonds])
  })
  test('months add up to years: a twelfth of the mean and of the variance', () => {
    const draws = allOf(parametricPaths(asked({ years: 1, perYear: 12 }), spread), 20_000)
    const years = Float64Array.from({ length: 20_000 }, (_, path) => {
      let log = 0
      for (let month = 0; month < 12; month++) log += Math.log(draws.stocks[path * 12 + month] as number)
      return log
    })
    const mean = years.reduce((sum, one) => sum + one, 0) / years.length
    const variance = years.reduce((sum, one) => sum + (one - mean) ** 2, 0) / years.length
    expect(Math.abs(mean - 0.05)).toBeLessThan((4 * 0.18) / Math.sqrt(20_000))
    expect(Math.sqrt(variance)).toBeCloseTo(0.18, 2)
  })
  test('the average return and its swing are turned into those of the logarithm', () => {
    const { mean, deviation } = logOf(0.07, 0.19)
    expect(Math.exp(mean + deviation ** 2 / 2)).toBeCloseTo(1.07, 12)
    expect(Math.sqrt(Math.exp(deviation ** 2) - 1) * 1.07).toBeCloseTo(0.19, 12)
  })
  test('the triangle times its transpose is the correlation matrix; impossible correlations are refused', () => {
    const one = fc.double({ min: -0.99, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(one, one, one, (ab, ac, bc) => {
        const isPossible = 1 - ab * ab - ac * ac - bc * bc + 2 * ab * ac * bc > 1e-6
        if (!isPossible) return
        const rows = triangleOf([ab, ac, bc])
        const product = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
        expect(product(rows[0], rows[1])).toBeCloseTo(ab, 9)
        expect(product(rows[0], rows[2])).toBeCloseTo(ac, 9)
        expect(product(rows[1], rows[2])).toBeCloseTo(bc, 9)
        for (const row of rows) expect(product(row, row)).toBeCloseTo(1, 9)
      }),
    )
    expect(() => triangleOf([0.9, 0.9, -0.9])).toThrow(RangeError)
  })
  test('the record’s own spread: stocks about 6.7% a year, bonds about 2%, real', () => {
    const { means, deviations } = spreadOf()
    expect(Math.exp(means[0]) - 1).toBeGreaterThan(0.06)
    expect(Math.exp(means[0]) - 1).toBeLessThan(0.075)
    expect(deviations[0]).toBeGreaterThan(0.15)
    expect(deviations[1]).toBeLessThan(0.12)
  })
})
