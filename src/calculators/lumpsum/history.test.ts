import { describe, expect, test } from 'vitest'
import { depositsOneByOne, windowGrowths } from '#engine/oracles/investing.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { askedStudy, findings, stepByStep } from '../kit/asked-study.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'
import { firstStudy } from './first-study.precomputed.ts'
import type { LumpInputs } from './sections.ts'
import { study } from './study.ts'

const calculator = await tool.whole()
const { defaults, env, evaluate, figure, whole } = askedStudy(calculator)

/** The record month by month, in dollars of its first month. */
const realStocks = stocksAndPrices.stocks.map(
  (value, i) =>
    value / (stocksAndPrices.prices[i] ?? 1) / ((stocksAndPrices.stocks[0] ?? 1) / (stocksAndPrices.prices[0] ?? 1)),
)

describe('what history did', () => {
  test('the study agrees with a double loop over all months: count, worst, middle, best, losers', () => {
    const slow = windowGrowths(realStocks, 240, 0.002)
    const sorted = [...slow].sort((a, b) => a - b)
    const { real, windows, of } = firstStudy
    expect([windows, of]).toEqual([slow.length, slow.length])
    expect(real.worst.path.at(-1)).toBeCloseTo(sorted[0] ?? 0, 5)
    expect(real.best.path.at(-1)).toBeCloseTo(sorted.at(-1) ?? 0, 5)
    expect(real.p50.at(-1)).toBeCloseTo(sorted[(sorted.length - 1) / 2] ?? 0, 5)
    expect(real.below.at(-1)).toBe(slow.filter((growth) => growth < 1).length)
    expect(firstStudy.nominal.below.at(-1)).toBe(
      windowGrowths(stocksAndPrices.stocks, 240, 0.002).filter((growth) => growth < 1).length,
    )
  })
  test('windows are named by their months: the worst twenty years after inflation began in June 1901', () => {
    const slow = windowGrowths(realStocks, 240, 0.002)
    const start = slow.indexOf(Math.min(...slow))
    expect(start).toBe((1901 - 1871) * 12 + 5)
    expect([firstStudy.real.worst.from, firstStudy.real.worst.to]).toEqual(['1901-06', '1921-06'])
    expect(findings(evaluate())).toContain('The worst start, June 1901 to June 1921')
  })
  test('an incomplete window is never counted: the last start has its whole length', () => {
    // 1,863 months hold 1,863 - 240 starts of 240 months.
    expect(firstStudy.of).toBe(stocksAndPrices.stocks.length - 240)
    expect(firstStudy.lastEnd).toBe('2026-03')
    for (const { from } of firstStudy.peaks) expect(from <= '2006-03').toBe(true)
    expect(firstStudy.peaks.map(({ from }) => from)).not.toContain('2007-10')
  })
  test('the deepest fall is the one after September 1929', () => {
    expect([firstStudy.falls.from, firstStudy.falls.to]).toEqual(['1929-09', '1932-06'])
    expect(firstStudy.falls.worst).toBeGreaterThan(0.8)
  })
  test('the whole record compounds to less than it averages', () => {
    const { average, compound, volatility } = firstStudy.years
    expect(average - compound).toBeGreaterThan(0.012)
    expect(Math.abs(average - volatility ** 2 / 2 - compound)).toBeLessThan(0.003)
  })
  test('bonds alone fall less and grow less', async () => {
    const bonds = await whole({ stockShare: 0 })
    expect(bonds.figures.pastFallWorst ?? 100).toBeLessThan(40)
    expect(bonds.figures.pastMiddleToday ?? 0).toBeLessThan(figure('pastMiddleToday') / 2)
  })
  test('what is known so far says on how much it rests, and ends as the whole', () => {
    const { whole: end, seen } = stepByStep(study(defaults as unknown as LumpInputs))
    expect(end).toEqual(firstStudy)
    expect(seen.length).toBeGreaterThan(2)
    const early = seen[0]
    expect(early?.windows ?? 0).toBeLessThan(firstStudy.of / 2)
    expect(unmarked(evaluate({}, early).answer().more ?? '')).toContain(' of 1,623 starting months so far')
    // Spread over history, an early look is already close to the whole.
    expect(Math.abs((early?.real.p50.at(-1) ?? 0) / (firstStudy.real.p50.at(-1) ?? 1) - 1)).toBeLessThan(0.1)
  })
  test('another amount asks for no new study, another length does', () => {
    const key = (changes: InputValues) => calculator.study?.key({ ...defaults, ...changes }, env)
    expect(key({ amount: 77, rate: 3, account: 'free', dollars: 'future' })).toBe(key({}))
    for (const changes of [{ years: 252 }, { fee: 1 }, { stockShare: 60 }]) expect(key(changes)).not.toBe(key({}))
  })
  test('one dollar at the start of a window is a deposit plan of one deposit', () => {
    expect(windowGrowths(realStocks, 1, 0)[0]).toBeCloseTo(depositsOneByOne(realStocks, 0, 1), 12)
  })
})

describe('before the history has come', () => {
  test('the page is complete without it, from closed forms, and the chart of history is left out', () => {
    const shown = evaluate({ years: 180 }).present()
    expect(evaluate({ years: 180 }).figures).not.toHaveProperty('pastMiddleToday')
    expect(shown.charts.map((chart) => chart.key)).toEqual(['own', 'taken'])
    expect(shown.more).toContain('With your yearly swing, the worst 10% of outcomes end below')
    expect(shown.keyFigures).toHaveLength(4)
    for (const key of shown.keyFigures) expect(evaluate({ years: 180 }).figures).toHaveProperty(key)
  })
  test('with it the first chart is the history', () => {
    expect(
      evaluate()
        .present()
        .charts.map((chart) => chart.key),
    ).toEqual(['past', 'own', 'taken', 'lost'])
  })
})

describe('the fan', () => {
  const past = (shown: ReturnType<typeof evaluate>) => {
    const [chart] = shown.present().charts
    if (chart?.kind !== 'lines') throw new Error('the fan stands first')
    return chart
  }
  test('eight starts in ten, half of them inside; names short enough to stand beside their lines', async () => {
    for (const changes of [{}, { dollars: 'future' }, { years: 12 }, { years: 600, stockShare: 0 }]) {
      const { band, innerBand, series, x } = past(await whole(changes))
      for (const i of x.values.keys()) {
        expect(band?.low[i] ?? 1).toBeLessThanOrEqual(innerBand?.low[i] ?? 0)
        expect(innerBand?.high[i] ?? 1).toBeLessThanOrEqual(band?.high[i] ?? 0)
      }
      for (const { label } of series) expect(label.length).toBeLessThanOrEqual(25)
    }
  })
  test('the whole dates of the best and the worst start stand over the chart and in the table', () => {
    expect(past(evaluate()).lead).toContain('Worst: June 1901 to June 1921')
    const table = evaluate()
      .present()
      .tables.find(({ key }) => key === 'named')
    expect(table?.rows[0]?.slice(0, 3)).toEqual(['Worst after inflation', 'Jun 1901', 'Jun 1921'])
    // Every row has both kinds of dollars.
    for (const row of table?.rows ?? []) expect(row).not.toContain(null)
    // June 1901 to June 1921 in the record: prices went from `p0` to `p1`, so one kind is the other times p1 / p0.
    const place = (1901 - 1871) * 12 + 5
    const dearer = (stocksAndPrices.prices[place + 240] ?? 0) / (stocksAndPrices.prices[place] ?? 1)
    expect(Number(table?.rows[0]?.[5]) / Number(table?.rows[0]?.[3])).toBeCloseTo(dearer, 4)
  })
  test('windows people ask about, from the record’s price, dividend and CPI columns by the documented rule', () => {
    // Worked out of P, D, CPI apart from this program: the product of (P + D/12) / P before, over CPI; no fee; 20 years.
    const real = (from: number, months: number) => (realStocks[from + months] ?? 0) / (realStocks[from] ?? 1)
    const at = (year: number, month: number) => (year - 1871) * 12 + month - 1
    for (const [year, month, ten, twenty] of [
      [1929, 9, 0.8671, 1.0858],
      [1966, 1, 0.8362, 1.4633],
      [1982, 8, 3.8102, 7.8567],
      [2000, 3, 0.7532, 1.783],
    ] as const) {
      expect(real(at(year, month), 120)).toBeCloseTo(ten, 3)
      expect(real(at(year, month), 240)).toBeCloseTo(twenty, 3)
    }
  })
})
