import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositsOneByOne, purses } from '#engine/oracles/investing.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { type InputValues, initialInputs } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { studied } from '../kit/study.ts'
import { calculator } from './calculator.ts'
import type { DcaInputs } from './fields.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { type DcaStudy, study } from './study.ts'
import type { WindfallStudy } from './windfall-study.ts'

const env = { today: '2026-11-21', year: 2026 }
const defaults = initialInputs(calculator.fields, env)
const evaluate = (changes: InputValues = {}, found?: unknown) =>
  calculator.evaluate({ ...defaults, ...changes }, env, found)
const find = (changes: InputValues = {}) => studied(calculator, { ...defaults, ...changes }) as Promise<DcaStudy>
const whole = async (changes: InputValues = {}) => evaluate(changes, await find(changes))
const windfall = async (changes: InputValues = {}): Promise<WindfallStudy> => {
  const found = await find(changes)
  if (found.kind !== 'windfall') throw new Error('asked for the windfall')
  return found
}
const figure = (key: string, changes: InputValues = {}): number => evaluate(changes).figures[key] ?? Number.NaN
const findings = (shown: ReturnType<typeof evaluate>): string =>
  shown
    .present()
    .findings.map((finding) => unmarked(finding.text))
    .join('\n')
const paycheck = { question: 'paycheck' }

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
    expect(findings(evaluate())).toContain('That is our own count, from January 1928 on.')
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
    expect(findings(evaluate())).toContain('September 1929, 34.7% more')
  })
  test('the worst regret each way is named', () => {
    expect(findings(evaluate())).toContain('Begun in March 1933, parts missed a rise')
    expect(findings(evaluate())).toContain('Begun in August 1931, they missed a fall')
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
      '18 months in 6 parts (yours)',
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
    expect(findings(shown)).toContain('January 2020 cannot be shown.')
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

describe('pitfalls', () => {
  test('two questions, kept apart: neither has a say in the other, and the page says which is which', async () => {
    expect(evaluate({ deposit: 999, frequency: 'weekly', years: 120 }).figures).toEqual(evaluate().figures)
    const other = { ...paycheck, total: 5, months: 3, every: '3', horizon: 48, cashYield: 9, pastCash: 'own' }
    expect((await whole(other)).figures).toEqual((await whole(paycheck)).figures)
    expect(findings(await whole(paycheck))).toContain('This is the other question.')
    const key = (changes: InputValues) => calculator.study?.key({ ...defaults, ...changes })
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
    expect(text).toContain('your cash earns more than the market you expect, after its fee.')
    expect(unmarked(evaluate({ rate: 3, fee: 0, cashYield: 3.75 }).answer().headline)).toMatch(/market you expect\.$/)
  })
  test('that the gap grows wider both ways is said only where it does', async () => {
    for (const changes of [{}, { pastCash: 'own', cashYield: 15 }, { every: '3', months: 24 }, { stockShare: 0 }]) {
      const shown = (await whole(changes)).present()
      const rows = shown.tables.find(({ key }) => key === 'compare')?.rows ?? []
      const gaps = rows.map(([name, parts, , , , low, high]) => ({
        // A part every three months waits three times as long as its number of parts says.
        wait: (Number(parts) - 1) * (String(name).includes('parts') ? 3 : 1),
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
    expect(evaluate({ total: 1000, months: 6 }).answer().more).toContain('6 monthly parts of $166.67')
    const paid = evaluate({ question: 'paycheck', deposit: 587.6, frequency: 'monthly', years: 24 })
    expect(paid.answer().headline).toContain('$587.60 a month')
    expect(unmarked(evaluate({ months: 2, every: '2' }).answer().more ?? '')).toBe('1 part of $60,000, today.')
    const small = evaluate({ total: 50 }).present()
    expect(small.charts.find(({ key }) => key === 'lengths')?.summary).toMatch(
      /3 months is expected to cost \$0\.\d\d,/,
    )
  })
  test('equal money at risk, overlapping starts and monthly averages are said', () => {
    const text = findings(evaluate())
    expect(text).toContain('After the last part both ways are in the market with all of it')
    expect(text).toContain('starts overlap')
    expect(text).toContain('monthly averages')
  })
  test('interest on waiting cash is counted: without it waiting costs more', () => {
    expect(figure('waitingInterest', { cashYield: 0 })).toBe(0)
    expect(figure('costOfWaiting', { cashYield: 0 })).toBeGreaterThan(figure('costOfWaiting'))
  })
  test('cash above the market is a gain, and the headline says so', () => {
    const { headline } = evaluate({ cashYield: 9 }).answer()
    expect(unmarked(headline)).toContain('is expected to gain about $')
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
    expect((await whole(paycheck)).answer().more).toContain('rises with prices')
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
    const steps = study(defaults as unknown as DcaInputs)
    const seen: DcaStudy[] = []
    let last = 0
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        expect(step.value).toEqual(firstStudy)
        break
      }
      expect(step.value.share).toBeGreaterThan(last)
      expect(step.value.share).toBeLessThanOrEqual(1)
      last = step.value.share
      if (step.value.soFar) seen.push(step.value.soFar)
    }
    const [early] = seen
    expect(early?.windows ?? 0).toBeLessThan(firstStudy.of)
    expect(unmarked(evaluate({}, early).answer().more ?? '')).toContain('starts looked at so far, out of 1,059')
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
  expect(findings(evaluate({ months: 3, every: '2' }, null))).toContain('A dollar waits 1 month on average')
  // 50 over 12 months: 4.1667 each.
  const small = await whole({ total: 50 })
  expect(small.answer().more).toContain('12 monthly parts of $4.17')
  expect(unmarked(small.answer().headline)).toMatch(/cost about \$0\.\d\d /)
  // At -20% a year the last year's deposits are worth less than was put in.
  expect(findings(evaluate({ ...paycheck, rate: -20 }, null))).toContain('less at the end, and you would have put in')
  expect(findings(await whole({ ...paycheck, years: 600, fee: 10, stockShare: 0 }))).toContain('All 1,263 starts ended')
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
    expect(findings(shown)).not.toMatch(/NaN|undefined|\$−|\b1 starts\b/)
    expect(unmarked(shown.answer().headline)).not.toMatch(/\$−/)
  }
})
