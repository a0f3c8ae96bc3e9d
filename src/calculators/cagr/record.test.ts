import { describe, expect, test } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { fetchStockRecord } from '#facts/series/stocks-and-prices-on-demand.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { calculator, env, evaluate, inputsOf, list, start } from './cagr.testkit.ts'
import { CURVE_POINTS, firstDates } from './first-dates.ts'
import { firstPath } from './first-path.precomputed.ts'
import { recordLaw, recordNeed } from './law.ts'
import { growthOfYears, pathBetween, pathOn } from './path.ts'
import { recordEnds } from './record-ends.precomputed.ts'

describe('beside stocks and prices', () => {
  test('the starting page needs nothing fetched and has its comparison', () => {
    expect(recordLaw(start as never).record.key).toBe('stock-record-none')
    expect(calculator.evaluate(start, env).figures['stocksRate']).toBeCloseTo(14.68, 1)
    expect(firstPath?.exact).toBe(true)
  })
  test('what is made ahead is what the record says of the same dates, to the digits kept', async () => {
    const again = pathBetween(await fetchStockRecord(), firstDates.from, firstDates.to, CURVE_POINTS)
    expect(again?.days).toEqual(firstPath?.days)
    for (const column of ['stocks', 'prices'] as const)
      for (const [i, value] of (again?.[column] ?? []).entries())
        expect((firstPath?.[column][i] ?? 0) / value).toBeCloseTo(1, 7)
  })
  test('whole calendar years are the published ones (Damodaran, histretSP)', async () => {
    const record = await fetchStockRecord()
    const product = annualReturns.stocks.slice(-20).reduce((growth, year) => growth * (1 + year), 1)
    expect(growthOfYears(record, '2005-12-31' as IsoDate, '2025-12-31' as IsoDate)).toBeCloseTo(product, 12)
    expect(growthOfYears(record, '2006-01-01' as IsoDate, '2026-01-01' as IsoDate)).toBeCloseTo(product, 12)
    expect(growthOfYears(record, '2006-01-02' as IsoDate, '2026-01-01' as IsoDate)).toBeNull()
    expect(growthOfYears(record, '1926-12-31' as IsoDate, '2025-12-31' as IsoDate)).toBeNull()
    const found = await evaluate({ from: '2005-12-31', to: '2025-12-31' })
    expect(found.figures['stocksRate']).toBeCloseTo((product ** (1 / 20) - 1) * 100, 9)
  })
  test('other days are read off the months, growth of two spans multiplies', async () => {
    const record = await fetchStockRecord()
    const [a, b, c] = ['1950-03-10', '1973-08-21', '2009-03-09'] as readonly string[] as readonly IsoDate[]
    const growth = (...days: (IsoDate | undefined)[]) =>
      pathOn(
        record,
        days.filter((day) => day !== undefined),
      )?.stocks.at(-1) ?? Number.NaN
    expect(growth(a, c)).toBeCloseTo(growth(a, b) * growth(b, c), 6)
    expect(growth(a, c)).toBeGreaterThan(1)
  })
  test('dates beyond the record are compared over the part it covers, and the page says which', async () => {
    const found = await evaluate({ from: '2020-01-01', to: '2026-11-21' })
    expect(found.figures).toHaveProperty('stocksRate')
    expect(found.figures).not.toHaveProperty('stocksEnd')
    expect(found.present().findings.some(({ text }) => text.includes('the part of your dates'))).toBe(true)
    expect((await evaluate({ from: '2026-04-01', to: '2030-01-01' })).figures).not.toHaveProperty('stocksRate')
    expect(recordEnds).toEqual({ first: '1871-01-16', last: '2026-03-16' })
  })
  test('the lines of the flows end at the value and at what stocks would have made; the last column adds up to nothing', async () => {
    const found = await evaluate({ find: 'flows' })
    const { charts, tables } = found.present()
    const [chart] = charts
    if (chart?.kind !== 'lines') throw new Error('the flows have a chart')
    const end = (key: string) => chart.series.find((one) => one.key === key)?.values.at(-1) ?? Number.NaN
    expect(end('own')).toBeCloseTo(16_000, 2)
    expect(end('stocks')).toBeCloseTo(found.figures['sameInStocks'] ?? 0, 2)
    // 5,000 + 3,000 - 1,000 + 4,000.
    expect(end('in')).toBe(11_000)
    const grown = (tables[0]?.rows ?? []).map((row) => Number(row[3]))
    expect(Math.abs(grown.reduce((sum, one) => sum + one, 0))).toBeLessThan(0.03)
  })
  test('stocks that would have run out on the way are said to, even if deposits came later; none are named where nothing was put in first', async () => {
    // From January 2008 to March 2009 US stocks lost about 40%: of 1,000 there were not 900 left to take.
    const fallen = list([
      ['2008-01-16', 1000],
      ['2009-03-16', -900],
      ['2010-01-15', 5000],
    ])
    const ran = await evaluate({ find: 'flows', flows: fallen, value: 12_000, valueDate: '2020-01-15' })
    expect(ran.figures).not.toHaveProperty('sameInStocks')
    const text = JSON.stringify(ran.present())
    expect(text).toContain('would have run out**: on some day there was less than you took')
    expect(text).not.toContain('would have become about')
    const out = list([
      ['2015-01-14', -1000],
      ['2016-01-14', 400],
    ])
    const first = await evaluate({ find: 'flows', flows: out, value: 300, valueDate: '2020-01-15' })
    expect(first.figures).not.toHaveProperty('sameInStocks')
    expect(JSON.stringify(first.present())).not.toMatch(/would have (run out|been about)/)
  })
  test('without a rate nothing is called a return; rows of zero are no list', async () => {
    const only = await evaluate({ find: 'flows', flows: list([['2018-09-15', 0]]), value: 500 })
    expect(only.answer().more).not.toContain('starts with')
    expect(JSON.stringify(only.present())).not.toContain('This is your own')
    // 10,000 to 1 in ten years: -99.99% in all.
    const loss = await evaluate({ from: '2015-01-02', to: '2025-01-02', end: 1 })
    expect(JSON.stringify(loss.present())).toContain('A loss of almost 100% over 10 years is −10% a year')
  })
  test('the same flows in stocks: one deposit grows as stocks do', async () => {
    const one = await evaluate({
      find: 'flows',
      flows: list([['2015-12-31', 10_000]]),
      value: 22_000,
      valueDate: '2025-12-31',
    })
    const plain = calculator.evaluate(start, env)
    expect(one.figures['sameInStocks']).toBeCloseTo(plain.figures['stocksEnd'] ?? 0, 0)
    // XIRR counts 3,653 days as 3,653/365 years, the plain rate counts ten.
    expect(one.figures['cagr']).toBeCloseTo((2.2 ** (365 / 3653) - 1) * 100, 9)
  })
  test('without the comparison nothing is fetched and nothing is said about stocks', () => {
    const found = calculator.evaluate(inputsOf({ compare: false, from: '1999-05-05' }), env)
    expect(recordLaw(inputsOf({ compare: false, from: '1999-05-05' })).record.key).toBe('stock-record-none')
    expect(recordLaw(inputsOf({ from: '1999-05-05' })).record.key).toBe('stock-record')
    expect(found.figures).not.toHaveProperty('stocksRate')
  })
})

describe('a record that cannot be fetched', () => {
  const lost = recordNeed(() => Promise.reject(new Error('no connection')))
  test('keeps nobody waiting: the rate is answered, and what is left out is said', async () => {
    const inputs = inputsOf({ from: '1999-05-05' })
    const law = lawShelf().set('stock-record', await lost.load())
    expect(calculator.missing(inputs, { ...env, law })).toBeNull()
    const found = calculator.evaluate(inputs, { ...env, law })
    expect(found.figures['cagr']).toBeTypeOf('number')
    expect(found.figures).not.toHaveProperty('stocksRate')
    expect(found.present().findings.some(({ text }) => text.includes('couldn’t load the record'))).toBe(true)
  })
})
