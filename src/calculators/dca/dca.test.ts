import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositsOneByOne, purses } from '#engine/oracles/investing.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { findings, stepByStep } from '../kit/asked-study.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator, defaults, env, evaluate, figure, find, paycheck, whole, windfall } from './dca.testkit.ts'
import { firstStudy } from './first-study.precomputed.ts'
import type { DcaInputs } from './sections.ts'
import { study } from './study.ts'

describe('pitfalls', () => {
  test('two questions, kept apart: neither has a say in the other, and the page says which is which', async () => {
    expect(evaluate({ deposit: 999, frequency: 'weekly', years: 120 }).figures).toEqual(evaluate().figures)
    const other = { ...paycheck, total: 5, months: 3, every: '3', horizon: 48, cashYield: 9, pastCash: 'own' }
    expect((await whole(other)).figures).toEqual((await whole(paycheck)).figures)
    expect(findings(await whole(paycheck))).toContain('This isn’t the lump sum question.')
    const key = (changes: InputValues) => calculator.study?.key({ ...defaults, ...changes }, env)
    expect(key({ deposit: 9, years: 120, total: 7, rate: 3 })).toBe(key({}))
    expect(key(other)).toBe(key(paycheck))
  })
  test('total return, not price: with prices alone all at once would have won less often', async () => {
    const found = await windfall({ fee: 0, pastCash: 'own', cashYield: 0 })
    let byPrice = 0
    const { price } = shillerMonthly
    for (let start = 0; start < found.windows; start++) {
      const { lump, schedule } = purses(price, Array(price.length).fill(1), start, 12, 1, 12)
      if (lump > schedule) byPrice += 1
    }
    expect(found.yours.lumpAhead).toBeGreaterThan(byPrice)
    expect(evaluate().present().workings.at(-1)?.steps?.join(' ')).toContain('never the price alone')
  })
  test('cash ahead of the market by its fee alone is said to be so', () => {
    // 4% less a fee of 0.5% is 1.04 x 0.995 - 1 = 3.48%, under the 3.75% of cash though 4% is over it.
    const text = unmarked(evaluate({ rate: 4, fee: 0.5, cashYield: 3.75 }).answer().headline)
    expect(text).toContain('Your cash earns more than the fund after its fee.')
    expect(unmarked(evaluate({ rate: 3, fee: 0, cashYield: 3.75 }).answer().headline)).toMatch(
      /the return you expect\.$/,
    )
  })
  test('that the gap grows wider both ways is said only where it does', async () => {
    for (const changes of [{}, { pastCash: 'own', cashYield: 15 }, { every: '3', months: 24 }, { stockShare: 0 }]) {
      const shown = (await whole(changes)).present()
      const rows = shown.tables.find(({ key }) => key === 'compare')?.rows ?? []
      const gaps = rows.map(([name, parts, , , , low, high]) => ({
        // A part every three months waits three times as long as its number of parts says.
        wait: (Number(parts) - 1) * (String(name).includes('installments') ? 3 : 1),
        low: Number(low),
        high: Number(high),
      }))
      gaps.sort((a, b) => a.wait - b.wait)
      const wider = gaps
        .slice(1)
        .every(({ low, high }, i) => low <= (gaps[i]?.low ?? 0) && high >= (gaps[i]?.high ?? 0))
      const note = shown.charts.find(({ key }) => key === 'compare')?.note ?? ''
      expect(note.includes('grows wider both ways'), JSON.stringify(changes)).toBe(wider)
    }
  })
  test('an amount that stands for a sum keeps its cents', async () => {
    // 1,000 in six parts: 166.67 each, and six times 167 would be 1,002.
    expect(evaluate({ total: 1000, months: 6 }).answer().more).toContain('6 monthly installments of $166.67')
    const paid = await whole({ question: 'paycheck', deposit: 587.6, frequency: 'monthly', years: 24 })
    expect(paid.present().charts[0]?.title).toContain('$587.60 a month')
    expect(unmarked(evaluate({ months: 2, every: '2' }).answer().more ?? '')).toBe('1 installment of $60,000, today.')
    const small = evaluate({ total: 50 }).present()
    expect(small.charts.find(({ key }) => key === 'lengths')?.summary).toMatch(
      /3 months is expected to cost \$0\.\d\d,/,
    )
  })
  test('equal money at risk, overlapping starts and monthly averages are said', () => {
    const text = findings(evaluate())
    expect(text).toContain('After the last installment, you take the same risk')
    expect(text).toContain('starts overlap')
    expect(text).toContain('monthly averages')
  })
  test('interest on waiting cash is counted: without it waiting costs more', () => {
    expect(figure('waitingInterest', { cashYield: 0 })).toBe(0)
    expect(figure('costOfWaiting', { cashYield: 0 })).toBeGreaterThan(figure('costOfWaiting'))
  })
  test('cash above the market is a gain, and the headline says so', () => {
    const { headline } = evaluate({ cashYield: 9 }).answer()
    expect(unmarked(headline)).toMatch(/Best at your rates: installments, by \$[\d,]+\./)
    expect(figure('costOfWaiting', { cashYield: 9 })).toBeLessThan(0)
  })
  test('the expected cost grows with the length when the market pays more than cash', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 35 }),
        fc.double({ min: 3, max: 12, noNaN: true }),
        fc.double({ min: 0, max: 2.5, noNaN: true }),
        (months, rate, cashYield) => {
          const cost = (length: number) =>
            evaluate({ months: length, rate, cashYield, fee: 0 }, null).figures.costOfWaiting ?? 0
          expect(cost(months + 1)).toBeGreaterThan(cost(months))
          expect(cost(months)).toBeGreaterThan(0)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('from each paycheck', () => {
  test('the study agrees with every deposit followed on its own', async () => {
    const found = await find({ ...paycheck, years: 120, fee: 0 })
    if (found.kind !== 'paycheck') throw new Error('asked for paychecks')
    const { stocks, prices } = stocksAndPrices
    const real = stocks.map((value, i) => value / (prices[i] ?? 1))
    const ends: number[] = []
    for (let start = 0; start + 120 < real.length; start++) ends.push(depositsOneByOne(real, start, 120))
    ends.sort((a, b) => a - b)
    expect(found.windows).toBe(ends.length)
    expect(found.worst.path.at(-1)).toBeCloseTo(ends[0] ?? 0, 3)
    expect(found.best.path.at(-1)).toBeCloseTo(ends.at(-1) ?? 0, 3)
    expect(found.p50.at(-1)).toBeCloseTo(ends[(ends.length - 1) / 2] ?? 0, 3)
    expect(found.below.at(-1)).toBe(ends.filter((worth) => worth < 120).length)
  })
  test('the money-weighted return stands in order and undoes the deposits', async () => {
    const { figures } = await whole(paycheck)
    expect(figures.pastWorstReturn ?? 9).toBeLessThan(figures.pastMiddleReturn ?? 0)
    expect(figures.pastMiddleReturn ?? 9).toBeLessThan(figures.pastBestReturn ?? 0)
    // D (1 + i)((1 + i)^n - 1) / i at the middle return is the middle worth.
    const i = (1 + (figures.pastMiddleReturn ?? 0) / 100) ** (1 / 12) - 1
    const worth = ((figures.monthly ?? 0) * (1 + i) * ((1 + i) ** 360 - 1)) / i
    expect(Math.abs(worth / (figures.pastMiddle ?? 1) - 1)).toBeLessThan(1e-4)
  })
  test('all in today’s dollars: paid in is the deposits themselves, and the page says they rise with prices', async () => {
    // 250 x 26 x 30 = 195,000
    expect((await whole(paycheck)).figures.paidInToday).toBeCloseTo(195_000, 2)
    expect((await whole(paycheck)).answer().more).toContain('raising each deposit with prices')
  })
})

describe('before the history has come', () => {
  test('both questions are answered from closed forms, without the charts of history', () => {
    for (const [changes, charts] of [
      [{ months: 7 }, ['own', 'lengths']],
      [paycheck, ['own']],
    ] as const) {
      const shown = evaluate(changes)
      expect(shown.present().charts.map((chart) => chart.key)).toEqual(charts)
      for (const key of shown.answer().keyFigures) expect(shown.figures).toHaveProperty(key)
      expect(shown.figures).not.toHaveProperty('pastStarts')
      expect(shown.figures).toHaveProperty('costOfWaiting')
    }
  })
  test('what is known so far says on how much it rests, and ends as the whole', () => {
    const { whole: end, seen } = stepByStep(study(defaults as unknown as DcaInputs))
    expect(end).toEqual(firstStudy)
    const [early] = seen
    expect(early?.windows ?? 0).toBeLessThan(firstStudy.of)
    expect(unmarked(evaluate({}, early).answer().more ?? '')).toContain('starting months so far (of 1,059)')
  })
  test('a study of the other question is never shown', () => {
    expect(evaluate(paycheck, firstStudy).present()).toEqual(evaluate(paycheck, null).present())
  })
})

test('the hint about past bills is what the record says', () => {
  const bill = (year: number) => annualReturns.bills[year - annualReturns.firstYear] ?? Number.NaN
  expect(Math.round(bill(1981) * 100)).toBe(14)
  for (const year of [1940, 2014]) expect(bill(year)).toBeLessThan(0.001)
})

test('nothing to invest, a small sum, and deposits that shrink are said in words that hold', async () => {
  const none = await whole({ total: 0 })
  expect(unmarked(none.answer().headline)).toContain('Enter an amount')
  expect(none.present().charts.map(({ key }) => key)).toEqual(['gaps', 'years', 'compare'])
  const noPay = await whole({ ...paycheck, deposit: 0 })
  expect(unmarked(noPay.answer().headline)).toContain('Enter what you invest from each paycheck')
  expect(noPay.present().charts).toEqual([])
  // Two halves two months apart: a dollar waits one month.
  expect(findings(evaluate({ months: 3, every: '2' }, null))).toContain('Each dollar waits 1 month on average')
  // 50 over 12 months: 4.1667 each.
  const small = await whole({ total: 50 })
  expect(small.answer().more).toContain('12 monthly installments of $4.17')
  expect(unmarked(small.answer().headline)).toMatch(/You’d expect \$0\.\d\d more in the end/)
  // At -20% a year the last year's deposits are worth less than was put in.
  expect(findings(evaluate({ ...paycheck, rate: -20 }, null))).toContain('less by the end, after putting in')
  expect(findings(await whole({ ...paycheck, years: 600, fee: 10, stockShare: 0 }))).toContain(
    'All 1,263 starting months ended',
  )
})

test('odd numbers keep their words', async () => {
  for (const changes of [
    { total: 0 },
    { months: 2, every: '3' },
    { stockShare: 0, pastCash: 'own', cashYield: 15 },
    { rate: -20, horizon: 480 },
    { ...paycheck, deposit: 0 },
    { ...paycheck, rate: -20, years: 24 },
    { ...paycheck, years: 600, fee: 10 },
  ]) {
    const shown = await whole(changes)
    expect(shown.broken).toEqual([])
    expect(findings(shown)).not.toMatch(/NaN|undefined|\$−|\b1 start(ing month)?s\b/)
    expect(unmarked(shown.answer().headline)).not.toMatch(/\$−/)
  }
})
