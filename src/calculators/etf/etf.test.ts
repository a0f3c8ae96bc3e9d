import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { breakEvenOf } from './break-even.ts'
import { calculator as tool } from './calculator.ts'
import { readHoldings } from './holdings-paste.ts'
import { MOST_HOLDINGS } from './most-rows.ts'

const { calculator, evaluate, figure, words } = await askedWhole(tool)
const bare: InputValues = {
  deposit: 0,
  expense: 0,
  spread: 0,
  section31: 0,
  sharePrice: 1_000_000,
  dividendYield: 0,
  twin: false,
  account: 'roth',
  taxBy: 'rates',
  inflation: 0,
  annualReturn: 0,
}

describe('pitfalls', () => {
  test('the spread is paid on each trade: twelve small purchases pay no less than one large one', () => {
    const once = { ...bare, start: 12_000, spread: 0.4, years: 1 }
    const often = { ...bare, start: 0, deposit: 1000, every: 'month', spread: 0.4, years: 1 }
    // 0.2% buying and 0.2% selling of 12,000, a little less than 48 because the value bought is less.
    expect(figure('spreadPaid', once)).toBeCloseTo(12_000 * (1 - 0.998 / 1.002), 2)
    expect(figure('spreadPaid', often)).toBeCloseTo(figure('spreadPaid', once), 2)
  })
  test('a commission on each small purchase weighs more', () => {
    const small = { ...bare, start: 0, deposit: 100, every: 'month', commission: 5, years: 1 }
    expect(figure('feeCost', small)).toBeCloseTo(65, 2)
    expect(figure('feeCost', { ...small, deposit: 1200, every: 'year' })).toBeCloseTo(10, 2)
  })
  test('premium and discount: paid and lost, or paid and received again', () => {
    const plan = { ...bare, start: 10_000, years: 2 }
    expect(figure('netValue', { ...plan, premiumBuy: 1, premiumSell: 1 })).toBeCloseTo(10_000, 2)
    expect(figure('netValue', { ...plan, premiumBuy: 1, premiumSell: 0 })).toBeCloseTo(10_000 / 1.01, 2)
    expect(figure('netValue', { ...plan, premiumBuy: -1, premiumSell: 0 })).toBeCloseTo(10_000 / 0.99, 2)
  })
  test('qualified dividends are taxed like gains, interest of bonds like pay, REIT dividends a fifth less', () => {
    const plan = {
      ...bare,
      account: 'taxable',
      start: 10_000,
      dividendYield: 4,
      ordinaryRate: 30,
      gainRate: 15,
      years: 1,
    }
    const taxOf = (change: InputValues) => figure('taxPer10k', { ...plan, ...change })
    expect(taxOf({ holds: 'stocks', qualifiedShare: 100 })).toBeCloseTo(400 * 0.15, 6)
    expect(taxOf({ holds: 'stocks', qualifiedShare: 0 })).toBeCloseTo(400 * 0.3, 6)
    expect(taxOf({ holds: 'bonds' })).toBeCloseTo(400 * 0.3, 6)
    expect(taxOf({ holds: 'property' })).toBeCloseTo(400 * 0.24, 6)
    expect(taxOf({ holds: 'mix', qualifiedShare: 50, reitShare: 25 })).toBeCloseTo(
      200 * 0.15 + 100 * 0.24 + 100 * 0.3,
      6,
    )
  })
})

describe('tax by account', () => {
  test('payouts cost nothing inside an IRA or a Roth', () => {
    const gap = (name: string) => figure(`etf${name}`) - figure(`fund${name}`)
    // Same expense ratio: outside a taxable account only the ETF’s trading costs differ.
    expect(gap('Roth')).toBeLessThan(0)
    expect(gap('Taxable')).toBeGreaterThan(gap('Roth'))
    expect(figure('etfTaxRoth')).toBe(0)
  })
  test('from the household’s whole return: 15% on qualified dividends with 80,000 of pay, none with 40,000', () => {
    const plan = { dividendYield: 2, qualifiedShare: 100, gains: 0, twinGains: 0 }
    expect(figure('taxPer10k', { ...plan, income: 80_000 })).toBeCloseTo(30, 2)
    expect(figure('taxPer10k', { ...plan, income: 40_000 })).toBe(0)
  })
})

describe('against a mutual fund', () => {
  test('the break-even year is where the lines cross', () => {
    expect(breakEvenOf([9, 11, 12], [10, 10, 10])).toEqual({ kind: 'from', year: 2 })
    expect(breakEvenOf([11, 11, 9], [10, 10, 10])).toEqual({ kind: 'until', first: 1, year: 2 })
    expect(breakEvenOf([9, 11, 9], [10, 10, 10])).toEqual({ kind: 'until', first: 2, year: 2 })
    expect(breakEvenOf([9, 11, 10], [10, 10, 10])).toEqual({ kind: 'from', year: 2 })
    expect(breakEvenOf([11, 12], [10, 10])).toEqual({ kind: 'always' })
    expect(breakEvenOf([9, 10], [10, 10])).toEqual({ kind: 'never' })
    expect(breakEvenOf([10, 10], [10, 10])).toEqual({ kind: 'same' })
    expect(breakEvenOf([9, 11, 9, 11], [10, 10, 10, 10])).toEqual({ kind: 'from', year: 4 })
  })
  test('a wide spread is earned back by a lower expense ratio in the year named', () => {
    // One sum, no growth: the ETF keeps 0.99875 / 1.00125 = 0.997503; the fund 0.999^2 = 0.998001 after two years, 0.997003 after three.
    const plan = { ...bare, start: 10_000, spread: 0.25, twin: true, twinExpense: 0.1, twinGains: 0, years: 10 }
    expect(figure('aheadFrom', plan)).toBe(3)
    expect(words(plan)).toContain('The ETF is ahead once you hold for 3 years')
  })
})

describe('the page', () => {
  test('asks at most seven questions before the answer', () => {
    const folded = calculator.groups.findIndex((group) => group.more)
    const open = calculator.groups.slice(0, folded).flatMap((group) => group.fields)
    expect(open.length).toBeLessThanOrEqual(7)
  })
  test('the first chart sets ETF and fund beside each other, each bar the whole of its costs and tax', () => {
    const shown = evaluate()
    const [chart] = shown.present().charts
    if (chart?.kind !== 'ranks') throw new Error('no bars')
    const [etf] = chart.rows.map((row) => row.values.reduce((sum, value) => sum + value, 0))
    expect(etf).toBeCloseTo((shown.figures.feeCost ?? 0) + (shown.figures.taxCost ?? 0), 1)
    expect(chart.rows.map((row) => row.label)).toEqual(['ETF', 'Mutual fund'])
  })
  test('by kind of account there is one bar each, never two things on top of each other', () => {
    const shown = evaluate()
    const chart = shown.present().charts.find((one) => one.key === 'byAccount')
    if (chart?.kind !== 'ranks') throw new Error('no bars')
    expect(chart.parts).toHaveLength(1)
    // Figures are whole cents each, so their difference may be off by one.
    for (const [i, name] of ['Taxable', 'Ira', 'Roth'].entries())
      expect(chart.rows[i]?.values[0]).toBeCloseTo(
        (shown.figures[`etf${name}`] ?? 0) - (shown.figures[`fund${name}`] ?? 0),
        1,
      )
  })
  test('no chart is drawn of nothing, nor of two lines that never part', () => {
    expect(evaluate({ start: 0, deposit: 0 }).present().charts).toEqual([])
    const same = { ...bare, start: 1000, twin: true, twinExpense: 0, twinGains: 0 }
    expect(
      evaluate(same)
        .present()
        .charts.map((chart) => chart.key),
    ).not.toContain('gap')
  })
  test('a single year is not called every year', () => {
    const one = words({ years: 1 })
    expect(one).toContain('The mutual fund leaves you more: $')
    expect(one).not.toContain('every year')
  })
  test('a cost of cents is said in cents', () => {
    // 0.5% of 100 for a year without growth.
    const small = { ...bare, start: 100, years: 1, expense: 0.5 }
    expect(unmarked(evaluate(small).answer().headline)).toBe(
      'This ETF would cost you $0.50 in fees and trading over 1 year.',
    )
  })
})

test('a gain that comes all at once is said to be taxed higher, where it is', () => {
  // Joint, 100,000 of pay: 67,800 taxable, 31,100 below the end of the 0% rate (98,900 in 2026). A year's payouts fit, 15 years of gain do not.
  const joint = { status: 'joint', income: 100_000, start: 100_000, deposit: 0, years: 15, twinGains: 1 }
  const text = words(joint)
  expect(text).toContain('Selling everything in one year is taxed at about')
  expect(text).toContain('gains would be taxed at about 0%')
  expect(words({ ...joint, taxBy: 'rates' })).not.toContain('Selling everything in one year')
})

describe('workings', () => {
  test('the printed sale comes out to the cent', () => {
    const number = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))
    for (let years = 1; years <= 20; years++) {
      const shown = evaluate({
        years,
        annualReturn: 6.3,
        start: 12_345.67,
        deposit: 89.1,
        premiumSell: -0.13,
      }).present()
      const lines = shown.workings.find(({ title }) => title.startsWith('Selling'))?.lines ?? []
      const [value = 0, ...taken] = (lines[1] ?? '').split('−').map(number)
      expect(taken).toHaveLength(4)
      expect(number(lines[2] ?? '')).toBeCloseTo(value - taken.reduce((sum, one) => sum + one, 0), 9)
    }
  })
  test('a discount at the sale is taken off, a premium added, in the printed line', () => {
    const saleLine = (premiumSell: number) =>
      evaluate({
        account: 'roth',
        start: 10_000,
        deposit: 0,
        years: 1,
        annualReturn: 0,
        expense: 0,
        spread: 0,
        section31: 0,
        sharePrice: 1_000_000,
        premiumSell,
      })
        .present()
        .workings.find((one) => one.title.startsWith('Selling'))?.lines
    expect(saleLine(-2)?.[0]).toContain('value − discount')
    expect(saleLine(-2)?.[1]).toBe('= $10,000.00 − $200.00 − $0.00 − $0.00 − $0.00')
    expect(saleLine(2)?.[1]).toBe('= $10,000.00 + $200.00 − $0.00 − $0.00 − $0.00')
  })
})

describe('pasted holdings', () => {
  const rowsOf = (text: string) => {
    const read = readHoldings(text)
    if ('problem' in read) throw new Error(read.problem)
    return read.rows
  }
  test('lines of a ticker and a weight', () => {
    expect(rowsOf('AAPL 6.5%\nMSFT\t5.9\nBRK.B, 1.7%')).toEqual([
      { ticker: 'AAPL', weight: 6.5 },
      { ticker: 'MSFT', weight: 5.9 },
      { ticker: 'BRK.B', weight: 1.7 },
    ])
  })
  test('a spreadsheet with headings, names in quotes and other numbers', () => {
    const text =
      'Name,Ticker,Shares,Weight (%)\n"Apple, Inc.",AAPL,"1,234,567",6.51\nMicrosoft,MSFT,99,5.90\nCash,-,5,0.1'
    expect(rowsOf(text)).toEqual([
      { ticker: 'AAPL', weight: 6.51 },
      { ticker: 'MSFT', weight: 5.9 },
    ])
    expect(readHoldings(text)).toHaveProperty('note', '1 line without a ticker and a weight was left out.')
  })
  test('weights as shares of 1 are read as such, and it is said', () => {
    const read = readHoldings('AAA 0.6\nBBB 0.4')
    expect(read).toMatchObject({ rows: [{ weight: 60 }, { weight: 40 }] })
    expect(read).toHaveProperty('note', 'The weights added up to about 1, so we read them as shares of 100%.')
  })
  test('keeps the largest, and says so', () => {
    const text = Array.from({ length: 150 }, (_, i) => `T${i} ${(i + 1) / 200}%`).join('\n')
    expect(rowsOf(text)).toHaveLength(MOST_HOLDINGS)
    expect(rowsOf(text)[0]).toEqual({ ticker: 'T149', weight: 0.75 })
  })
  test('empty cells keep their place under the headings; cash is no holding', () => {
    const text = 'Ticker,Name,Sector,Weight (%)\nAAPL,"Apple, Inc.",,6.5\nMSFT,,Technology,6\nUSD,Cash,,0.4\nCASH,,,0.1'
    expect(rowsOf(text)).toEqual([
      { ticker: 'AAPL', weight: 6.5 },
      { ticker: 'MSFT', weight: 6 },
    ])
  })
  test('the column named weight counts before any other percentage; a decimal comma is not guessed at', () => {
    expect(rowsOf('Ticker,% change,Weight\nAAPL,1.2%,6.5%\nMSFT,-3%,6%')).toEqual([
      { ticker: 'AAPL', weight: 6.5 },
      { ticker: 'MSFT', weight: 6 },
    ])
    for (const text of ['AAPL;6,5', 'AAPL 6,5%']) expect(readHoldings(text)).toHaveProperty('problem')
    // A market value without quotes, beside lines that show how many cells there are.
    expect(rowsOf('Ticker,Value,Weight\nAAPL,1,234,6.5\nMSFT,999,6')).toMatchObject([{ weight: 6.5 }, { weight: 6 }])
  })
  test('text without holdings says what to do', () => {
    expect(readHoldings('hello there')).toHaveProperty('problem')
  })
  test('the overlap of top holdings alone is a range', () => {
    const lists = {
      holdingsA: [{ ticker: 'AAPL', weight: 7 }],
      holdingsB: [{ ticker: 'aapl', weight: 5 }],
    }
    // 93% and 95% are not given; the 2% more of AAPL in the first is not in the second: 5% + 93%.
    expect(figure('overlap', lists)).toBeCloseTo(5, 9)
    expect(words(lists)).toContain('At least 5% of the two ETFs is the same, and at most 98%')
  })
})

test('an overlap is named only where both lists hold something', () => {
  const one = [{ ticker: 'AAPL', weight: 7 }]
  for (const holdingsB of [[], [{ ticker: ' ', weight: 5 }], [{ ticker: 'AAPL', weight: 0 }]])
    expect(evaluate({ holdingsA: one, holdingsB }).figures).not.toHaveProperty('overlap')
  expect(words({ holdingsA: one, holdingsB: [{ ticker: 'MSFT', weight: 5 }] })).toContain(
    'None of the holdings you listed',
  )
})

test('nothing invested speaks plainly', () => {
  const none = evaluate({ start: 0, deposit: 0 })
  expect(unmarked(none.answer().headline)).toBe('Enter an amount to invest, and we’ll show what this ETF costs.')
  expect(none.present().findings.length).toBeGreaterThan(1)
})
