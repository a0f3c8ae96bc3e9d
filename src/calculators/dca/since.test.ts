import { describe, expect, test } from 'vitest'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { findings } from '../kit/asked-study.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { calculator, defaults, env, evaluate } from './dca.testkit.ts'
import { pastLaw } from './law.ts'

const since = { question: 'since' }
const first = (2000 - 1871) * 12
/** March 2026, the last month of the record with a dividend. */
const last = shillerMonthly.dividend.length - 1

/** The S&P 500 by hand: a share bought each month, its dividend (a twelfth of the yearly one) spent on more shares. */
function byHand(from: number, deposit: number) {
  const { price, dividend } = shillerMonthly
  let shares = 0
  for (let month = from; month <= last; month++) {
    // What the shares paid in the month just over buys at this month's price.
    if (month > from) shares += (shares * ((dividend[month] ?? 0) / 12)) / (price[month] ?? Number.NaN)
    if (month < last) shares += deposit / (price[month] ?? Number.NaN)
  }
  return shares * (price[last] ?? Number.NaN)
}

describe('$500 a month since January 2000', () => {
  test('is what shares bought month by month with their dividends come to', () => {
    const { figures } = evaluate({ ...since, fee: 0 })
    const hand = byHand(first, 500)
    // The source reinvests in real terms within the month: a part of a percent over 26 years.
    expect(Math.abs((figures.sinceWorth ?? 0) / hand - 1)).toBeLessThan(0.01)
    // 26 years and 2 months.
    expect(figures).toMatchObject({ sincePaidIn: 157_000, sinceDeposits: 314 })
  })
  test('the money-weighted return undoes the deposits, nominal and real', () => {
    const { figures } = evaluate(since)
    const { cpi } = shillerMonthly
    const end = cpi[last] ?? Number.NaN
    const price = (month: number) => (cpi[first + month] ?? Number.NaN) / end
    const worthAt = (rate: number, deposit: (month: number) => number) => {
      let worth = 0
      for (let month = 0; month < 314; month++) worth = (worth + deposit(month)) * (1 + rate / 100) ** (1 / 12)
      return worth
    }
    const ratio = (rate: number | undefined, deposit: (month: number) => number) =>
      worthAt(rate ?? Number.NaN, deposit) / (figures.sinceWorth ?? 1)
    expect(ratio(figures.sinceReturn, () => 500)).toBeCloseTo(1, 5)
    expect(ratio(figures.sinceRealReturn, (month) => 500 / price(month))).toBeCloseTo(1, 5)
    let real = 0
    for (let month = 0; month < 314; month++) real += 500 / price(month)
    expect(Math.abs((figures.sincePaidInReal ?? 0) - real)).toBeLessThan(1)
    expect(Math.abs((figures.sinceWorthThen ?? 0) - (figures.sinceWorth ?? 0) * price(0))).toBeLessThan(1)
  })
  test('the headline says it, the line under it names the index, and both kinds of dollars have a chart', () => {
    const shown = evaluate(since).present()
    expect(unmarked(shown.headline)).toMatch(
      /^\$500 a month since January 2000 would have become about \$[\d,]+ by March 2026\.$/,
    )
    expect(shown.headline.length).toBeLessThanOrEqual(120)
    expect(shown.more).toContain(
      'You’d have put $157,000 into the S&P 500 with dividends reinvested, after a 0.2% fee.',
    )
    expect(shown.more).toMatch(/a year, or [\d.]+% after inflation\. In January 2000 dollars, it’s/)
    expect(shown.charts.map(({ key }) => key)).toEqual(['since', 'sinceReal'])
    expect(calculator.mainFigure({ ...defaults, ...since })).toBe('sinceWorth')
    expect(calculator.moreIs('sinceWorth')).toBe('better')
  })
  test('what it went through is told: the fall of 2007 to 2009, and how long it was below the deposits', () => {
    const text = findings(evaluate(since))
    expect(text).toMatch(/the fund fell 49%, October 2007 to March 2009/)
    expect(text).toContain('was worth less than the deposits so far')
    expect(text).toContain('anything after March 2026')
  })
})

describe('any month, any mix', () => {
  test('bonds alone are named, and grow less', () => {
    const bonds = evaluate({ ...since, stockShare: 0 })
    expect(bonds.answer().more).toContain('Treasury bonds with interest reinvested')
    expect(bonds.figures.sinceWorth ?? 0).toBeLessThan(evaluate(since).figures.sinceWorth ?? 0)
    expect(evaluate({ ...since, stockShare: 60 }).answer().more).toContain('60% S&P 500 and 40% Treasury bonds')
  })
  test('a fee takes something, twice the deposit is worth twice as much, a later start less', () => {
    const worth = (changes: Record<string, unknown>) =>
      evaluate({ ...since, ...changes } as never).figures.sinceWorth ?? 0
    expect(worth({ fee: 1 })).toBeLessThan(worth({ fee: 0 }))
    expect(worth({ sinceDeposit: 1000 })).toBeCloseTo(2 * worth({ sinceDeposit: 500 }), 1)
    expect(worth({ sinceFrom: '2010-01' })).toBeLessThan(worth({}))
  })
  test('the first month and the last the form takes have whole records; nothing in is asked for', () => {
    const { sinceFrom } = calculator.fields
    if (sinceFrom?.kind !== 'month') throw new Error('a month')
    for (const month of [sinceFrom.min, sinceFrom.max]) {
      const shown = evaluate({ ...since, sinceFrom: month })
      expect(shown.broken).toEqual([])
      expect(findings(shown)).not.toMatch(/NaN|undefined|\$−/)
      expect(shown.present().tables[0]?.rows.length).toBeLessThanOrEqual(162)
    }
    expect(evaluate({ ...since, sinceFrom: sinceFrom.max }).figures.sinceDeposits).toBe(12)
    expect(unmarked(evaluate({ ...since, sinceDeposit: 0 }).answer().headline)).toContain('Enter a monthly amount')
  })
  test('it needs the record and no study; the other questions need no record', () => {
    expect(calculator.study?.key({ ...defaults, ...since }, env)).toBeNull()
    expect(pastLaw({ ...defaults, ...since } as never).past.key).toBe('past-months')
    expect(pastLaw(defaults as never).past.key).toBe('past-none')
    expect(evaluate({ ...since, total: 5, deposit: 7, years: 120, rate: 1 }).figures).toEqual(evaluate(since).figures)
  })
})
