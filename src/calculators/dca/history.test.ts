import { describe, expect, test } from 'vitest'
import { purses } from '#engine/oracles/investing.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { findings } from '../kit/asked-study.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator, defaults, evaluate, figure, paycheck, whole, windfall } from './dca.testkit.ts'

/** Bills month by month from January 1928, written out again: each year's return as twelve equal steps. */
const bills = (() => {
  const index = [1]
  for (const rate of annualReturns.bills)
    for (let month = 0; month < 12; month++) index.push((index.at(-1) ?? 1) * (1 + rate) ** (1 / 12))
  return index
})()

const from1928 = stocksAndPrices.stocks.slice((1928 - 1871) * 12)

describe('all at once or in parts, from every start', () => {
  test('the count agrees with a purse for every part, start by start', async () => {
    const found = await windfall({ fee: 0 })
    let ahead = 0
    const gaps: number[] = []
    for (let start = 0; start + 120 < from1928.length; start++) {
      const { lump, schedule } = purses(from1928, bills, start, 12, 1, 120)
      if (lump > schedule) ahead += 1
      gaps.push(schedule / lump - 1)
    }
    gaps.sort((a, b) => a - b)
    expect([found.windows, found.yours.lumpAhead]).toEqual([gaps.length, ahead])
    expect(found.worstForSchedule.gap).toBeCloseTo(gaps[0] ?? 0, 5)
    expect(found.worstForLump.gap).toBeCloseTo(gaps.at(-1) ?? 0, 5)
    for (const [i, edge] of found.gaps.edges.entries()) {
      const below = found.gaps.counts.slice(0, i + 1).reduce((a, b) => a + b)
      expect(below).toBe(gaps.filter((gap) => gap < edge).length)
    }
    expect(found.yours.p50).toBeCloseTo(gaps[(gaps.length - 1) / 2] ?? 0, 5)
  })
  test('about two starts in three favored all at once: our own count, not a citation', () => {
    const share = figure('lumpAheadShare')
    expect(share).toBeGreaterThan(60)
    expect(share).toBeLessThan(75)
    expect(findings(evaluate())).toContain('our own count since January 1928')
  })
  test('3, 6, 12 and 24 months stand side by side, and yours is the one of its length', async () => {
    const found = await windfall()
    expect(found.compare.map((race) => race.months)).toEqual([3, 6, 12, 24])
    expect(found.compare[2]).toEqual(found.yours)
    // The longer the wait, the wider the gaps either way.
    const widths = found.compare.map((race) => race.p95 - race.p5)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
  })
  test('the gap does not depend on how long the money stays afterwards', async () => {
    const [short, long] = [await windfall({ horizon: 60 }), await windfall({ horizon: 180 })]
    for (const peak of long.peaks)
      expect(short.peaks.find(({ from }) => from === peak.from)?.gap).toBeCloseTo(peak.gap, 5)
  })
  test('named bad starts: September 1929, January 1973, March 2000 and October 2007 favored parts', async () => {
    const { peaks } = await windfall()
    expect(peaks.map(({ from }) => from)).toEqual(['1929-09', '1937-03', '1973-01', '2000-03', '2007-10'])
    for (const { gap } of peaks) expect(gap).toBeGreaterThan(0)
    expect(findings(evaluate())).toContain('Sep 1929, 34.7% more')
  })
  test('the worst regret each way is named', () => {
    expect(findings(evaluate())).toContain('From March 1933, installments missed a rise')
    expect(findings(evaluate())).toContain('From August 1931, they missed a fall')
  })
  test('regret: parts never stood lower than all at once in the middle start', async () => {
    const { lumpLows, scheduleLows } = await windfall()
    expect(scheduleLows.middle).toBeGreaterThanOrEqual(lumpLows.middle)
    expect(scheduleLows.under20).toBeLessThan(lumpLows.under20)
    expect(lumpLows.worst).toBeLessThanOrEqual(lumpLows.p10)
    expect(
      evaluate()
        .present()
        .tables.map((table) => table.key),
    ).toContain('regret')
  })
  test('an incomplete window is never counted, nor a month without a cash rate', async () => {
    // Bills end with 2025; a 36-month schedule begun in April 2023 would need February and March 2026.
    const late = await windfall({ months: 36, horizon: 36 })
    expect(late.lastStart <= '2023-02').toBe(true)
    const own = await windfall({ months: 36, horizon: 36, pastCash: 'own' })
    expect(own.lastStart).toBe('2023-03')
    expect([own.firstStart, own.of]).toEqual(['1871-01', stocksAndPrices.stocks.length - 36])
  })
  test('waiting cash that earns more makes parts win more often', async () => {
    const wins = await Promise.all(
      [0, 4, 10].map(async (cashYield) => (await windfall({ cashYield, pastCash: 'own' })).yours.lumpAhead),
    )
    expect(wins).toEqual([...wins].sort((a, b) => b - a))
  })
  test('both kinds of cash are answered: the other one stands beside it', async () => {
    const [bill, own] = [await windfall(), await windfall({ pastCash: 'own' })]
    expect(bill.otherCash.lumpAhead).toBe(own.yours.lumpAhead)
    expect(own.otherCash.lumpAhead).toBe(bill.yours.lumpAhead)
  })
})

describe('the comparison and the chosen start', () => {
  const compared = async (changes: InputValues) => {
    const shown = await whole(changes)
    const chart = shown.present().charts.find(({ key }) => key === 'compare')
    if (chart?.kind !== 'ranks') throw new Error('the comparison is there')
    return chart.rows
  }
  test('yours is called yours: in its place, or beside the four', async () => {
    expect((await compared({})).map(({ label }) => label)).toEqual([
      '3 months',
      '6 months',
      '12 months (yours)',
      '24 months',
    ])
    const rows = await compared({ months: 18, every: '3' })
    expect(rows.map(({ label }) => label)).toEqual([
      '3 months',
      '6 months',
      '12 months',
      '18 months in 6 installments (yours)',
      '24 months',
    ])
    expect(rows.map(({ isYours }) => isYours === true)).toEqual([false, false, false, true, false])
  })
  test('a single part is all at once: no start is counted for either side, and the page says so', async () => {
    const changes = { months: 2, every: '3', horizon: 480 }
    const found = await windfall(changes)
    expect([found.yours.lumpAhead, found.worstForSchedule.gap, found.worstForLump.gap]).toEqual([0, 0, 0])
    const shown = await whole(changes)
    expect(unmarked(shown.answer().headline)).toContain('fits only once into 2 months')
    expect(shown.present().charts.map(({ key }) => key)).toEqual(['compare', 'lengths'])
    expect((await compared(changes)).some(({ isYours }) => isYours)).toBe(false)
  })
  test('the chosen start agrees with a purse for every part, in dollars of its month', async () => {
    // January 2000, a quarter of a year apart, worth five years later.
    const { chosen } = await windfall({ fee: 0, months: 12, every: '3', horizon: 60, pastStart: '2000-01' })
    const start = (2000 - 1928) * 12
    const { lump, schedule } = purses(from1928, bills, start, 4, 3, 60)
    const price = (month: number) => stocksAndPrices.prices[(1928 - 1871) * 12 + month] ?? Number.NaN
    const dearer = price(start + 60) / price(start)
    expect(chosen?.lump).toBeCloseTo(lump / dearer, 4)
    expect(chosen?.schedule).toBeCloseTo(schedule / dearer, 4)
    expect([chosen?.lumpPath[0], chosen?.schedulePath[0]]).toEqual([1, 1])
    expect(chosen?.lumpPath.at(-1)).toBe(chosen?.lump)
    expect(chosen?.schedulePath.at(-1)).toBe(chosen?.schedule)
  })
  test('a start without its whole window is not drawn, and the page says from when to when it could be', async () => {
    const shown = await whole({ pastStart: '2020-01' })
    expect(shown.present().charts.map(({ key }) => key)).not.toContain('chosen')
    expect(findings(shown)).toContain('We can’t show January 2020.')
    expect(findings(await whole({ pastStart: '1900-01' }))).toContain('from January 1928 to March 2016')
    expect((await windfall({ pastStart: '1900-01', pastCash: 'own' })).chosen?.from).toBe('1900-01')
    // The field's own limits: the first month, and the last with the shortest horizon behind it.
    const { pastStart } = calculator.fields
    if (pastStart?.kind !== 'month') throw new Error('a month')
    const shortest = await windfall({ months: 2, horizon: 36, pastCash: 'own' })
    expect([pastStart.min, pastStart.max]).toEqual([shortest.firstStart, shortest.lastStart])
  })
  test('the first chart holds every start once, those behind apart from those ahead', async () => {
    const found = await windfall()
    const zero = found.gaps.edges.indexOf(0)
    expect(found.gaps.counts.slice(0, zero + 1).reduce((a, b) => a + b)).toBe(found.yours.lumpAhead)
    expect(found.gaps.counts.reduce((a, b) => a + b)).toBe(found.windows)
    expect(evaluate().present().charts[0]?.key).toBe('gaps')
  })
  test('each question has its own main figure: the cost of waiting, or what the deposits become', () => {
    expect(calculator.mainFigure({ ...defaults })).toBe('costOfWaiting')
    expect(calculator.mainFigure({ ...defaults, ...paycheck })).toBe('endToday')
    expect([calculator.moreIs('costOfWaiting'), calculator.moreIs('endToday')]).toEqual(['worse', 'better'])
  })
})
