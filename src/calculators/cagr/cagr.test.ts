import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculator, env, evaluate, inputsOf, list } from './cagr.testkit.ts'

const sheet = (flows: readonly (readonly [string, number])[]) => ({
  find: 'flows',
  signs: 'sheet',
  value: null,
  flows: list(flows),
})

describe('pitfalls', () => {
  test('a plain growth rate with deposits on the way is wrong, and the page says by how much', async () => {
    // 1,000 at first, 9,000 a month before the end, 10,100 then: 1% as if all had been there; money-weighted far more.
    const found = await evaluate({
      find: 'flows',
      flows: list([
        ['2024-01-01', 1000],
        ['2024-12-01', 9000],
      ]),
      value: 10_100,
      valueDate: '2025-01-01',
    })
    expect(found.figures['naiveRate']).toBeCloseTo(1, 6)
    expect(found.figures['cagr']).toBeGreaterThan(5)
    expect(found.present().findings.some(({ text }) => text.includes('Ignoring dates, you’d get 1%'))).toBe(true)
  })
  test.each([
    ['zero start', { start: 0 }, /zero or below/],
    ['negative start', { start: -500 }, /zero or below/],
    ['negative end', { end: -1 }, /below zero/],
    ['no time', { from: '2025-12-31' }, /over no time/],
    ['dates the wrong way round', { from: '2026-01-31' }, /over no time/],
    ['zero years', { timeBy: 'years', years: 0 }, /over no time/],
    ['growth at a rate of zero', { find: 'years', rate: 0 }, /never reach/],
    ['growth at a negative rate', { find: 'years', rate: -5 }, /never reach/],
    ['a cent at a hundredth of a percent', { find: 'years', start: 1, end: 1e9, rate: 0.01 }, /more than 10,000 years/],
    [
      'an amount beyond all money',
      { find: 'end', timeBy: 'years', years: 200, rate: 50 },
      /more than \$1,000 trillion/,
    ],
    ['an end that is the start', { find: 'years', end: 10_000 }, /already is/],
    ['an end of nothing at a rate', { find: 'years', end: 0, rate: -5 }, /never becomes zero/],
    ['a start for an end of nothing', { find: 'start', end: 0 }, /ending value \*\*above zero/],
    ['one day', { from: '2025-12-30', end: 1_000_000 }, /too large/],
    ['no yearly returns', { find: 'returns', returns: [] }, /at least one/],
  ])('undefined and said: %s', async (_, changes, words) => {
    const found = await evaluate(changes)
    expect(found.outcome).toBe('undefined')
    expect(found.figures).not.toHaveProperty('cagr')
    expect(found.present().headline).toMatch(words)
  })
  test('nothing left is −100%, not an error', async () => {
    const found = await evaluate({ end: 0 })
    expect(found.figures['cagr']).toBe(-100)
    expect(found.present().headline).toContain('−100%')
  })
  test('what is left of a loss is not rounded away', async () => {
    // 10,000 to 1 in a year is -99.99%; in half a year 0.0001^2 - 1, which two decimals would call -100%.
    const text = (await evaluate({ from: '2025-01-01', to: '2025-07-02', end: 1 })).answer()
    expect(text.headline).toContain('**almost −100% a year**')
    expect(text.more).toContain('or almost 100% in total')
  })
  test('days of a part of a leap year are its days: January 1 to December 31, 2024 are 365', async () => {
    // 365 of 366 days is 0.99727 of a year, which times 365 would be 364 days.
    expect((await evaluate({ from: '2024-01-01', to: '2024-12-31' })).answer().headline).toContain('over 365 days')
  })
  test('part-years go by days, whole years are whole over leap years', async () => {
    expect((await evaluate({ from: '2020-02-29', to: '2024-02-29' })).figures['years']).toBe(4)
    expect((await evaluate({ from: '2024-01-01', to: '2024-12-31' })).figures['years']).toBeCloseTo(365 / 366, 12)
  })
  test('several rates: both are named, none is the answer, the modified rate stands beside', async () => {
    const found = await evaluate(
      sheet([
        ['2021-03-01', -100],
        ['2022-03-01', 230],
        ['2023-03-01', -132],
      ]),
    )
    expect(found.outcome).toBe('several-rates')
    expect(found.figures).not.toHaveProperty('cagr')
    expect(found.present().headline).toMatch(/2 rates\*\* fit/)
    expect(found.present().more).toMatch(/10% and 20%.*modified rate/)
  })
  test('no rate: 100, −150, 100 has none, and the modified rate stands beside', async () => {
    const found = await evaluate(
      sheet([
        ['2021-03-01', 100],
        ['2022-03-01', -150],
        ['2023-03-01', 100],
      ]),
    )
    expect(found.outcome).toBe('no-rate')
    expect(found.figures['modifiedRate']).toBeTypeOf('number')
    expect(found.present().headline).toMatch(/No yearly rate fits/)
  })
  test('all money gone is said as such; one day and one side too', async () => {
    const gone = await evaluate({
      find: 'flows',
      value: 0,
      flows: list([
        ['2020-01-01', 4000],
        ['2021-01-01', 7000],
      ]),
    })
    expect(gone.present().headline).toMatch(/\$11,000\*\* you put in is gone/)
    expect(
      (
        await evaluate(
          sheet([
            ['2021-03-01', -100],
            ['2021-03-01', 110],
          ]),
        )
      ).present().headline,
    ).toMatch(/one day/)
    expect((await evaluate(sheet([['2021-03-01', 100]]))).present().headline).toMatch(/both ways/)
    expect((await evaluate({ find: 'flows', flows: [], value: 5 })).present().headline).toMatch(/both ways/)
  })
  test('a rate that fits but is beyond the range is not said to be missing', async () => {
    // 10% overnight is 1.1^365 - 1 a year, 1.3e17 percent.
    const overnight = await evaluate(
      sheet([
        ['2025-03-01', -100],
        ['2025-03-02', 110],
      ]),
    )
    expect(overnight.answer().headline).toMatch(/One yearly rate fits.*above 1,000,000% or below −99\.99%/)
  })
  test('money got first and given back later is a loan: its rate is a cost, not what the money made', async () => {
    // 1,000 in, 1,100 back 365 days later: 10% a year and a loss of 100.
    const loan = await evaluate(
      sheet([
        ['2025-03-01', 1000],
        ['2026-03-01', -1100],
      ]),
    )
    expect(loan.figures).toMatchObject({ gain: -100, paidIn: 1100, takenOut: 1000 })
    expect(loan.figures['cagr']).toBeCloseTo(10, 9)
    expect(loan.answer().headline).toContain('it cost **10% a year**')
    // Both amounts came out: nothing was ever put in.
    const turned = await evaluate({
      find: 'flows',
      value: null,
      signs: 'sheet',
      flows: list([
        ['2025-03-01', 100],
        ['2026-03-01', 20],
      ]),
    })
    expect(turned.answer().more).toContain('starts with money you took out')
  })
  test('a debt at the end is no deposit: 1,000 in, 2,000 out, 300 owed is a gain of 700', async () => {
    const found = await evaluate({
      find: 'flows',
      flows: list([
        ['2020-01-01', 1000],
        ['2021-01-01', -2000],
      ]),
      value: -300,
      valueDate: '2022-01-01',
    })
    expect(found.figures).toMatchObject({ paidIn: 1000, takenOut: 2000, valueAtEnd: -300, gain: 700 })
    expect(found.present().charts[0]?.summary).toContain('you owed $300')
    const gone = await evaluate({ find: 'flows', flows: list([['2020-01-01', 1000]]), value: -300 })
    expect(gone.answer().headline).toMatch(/All \*\*\$1,000\*\* you put in is gone, and you owe \*\*\$300\.00\*\*/)
  })
  test('a list that ends with the value and a flow of the same day, in any order, has that value at the end', async () => {
    const days = [
      ['2020-01-01', -1000],
      ['2025-01-01', 1600],
      ['2025-01-01', -200],
    ] as const
    for (const flows of [days, [...days].reverse()]) {
      const found = await evaluate(sheet(flows))
      expect(found.figures).toMatchObject({ paidIn: 1200, takenOut: 0, valueAtEnd: 1600, gain: 400 })
      // 1,827 days from 1,000 to 1,400.
      expect(found.figures['cagr']).toBeCloseTo((1.4 ** (365 / 1827) - 1) * 100, 9)
    }
  })
  test('a row of zero on a far day moves nothing', async () => {
    const flows = [['2020-01-01', 1000]] as const
    const one = { find: 'flows', value: 1500, valueDate: '2025-01-01' }
    const with0 = await evaluate({ ...one, flows: list([['1990-01-01', 0], ...flows]) })
    expect(with0.figures).toEqual((await evaluate({ ...one, flows: list(flows) })).figures)
    expect(with0.answer().more).toContain('From Jan 1, 2020')
  })
  test('the working of the modified rate holds its own numbers', async () => {
    const found = await evaluate({
      ...sheet([
        ['2021-03-01', -100],
        ['2022-03-01', 230],
        ['2023-03-01', -132],
      ]),
      financeRate: 4,
      reinvestRate: 4,
    })
    // 100 + 132 / 1.04^2 = 222.04; 230 x 1.04 = 239.20; 730 days.
    expect(found.present().workings[1]?.lines[1]).toBe('= ($239.20 ÷ $222.04)^(365 ÷ 730) − 1')
  })
  test('the plain average of yearly returns is too high', async () => {
    const found = await evaluate({ find: 'returns', returns: [{ percent: 100 }, { percent: -50 }] })
    expect(found.figures).toMatchObject({ simpleAverage: 25, endOfReturns: 10_000 })
    expect(found.figures['cagr']).toBeCloseTo(0, 9)
    expect(found.present().findings[0]?.text).toMatch(/25 points too high/)
  })
})

describe('net present value', () => {
  test('the published XNPV, Microsoft Excel function reference: 2,086.65 at 9%', async () => {
    const published = sheet([
      ['2008-01-01', -10_000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    ])
    const found = await evaluate({ ...published, discountRate: 9 })
    expect(found.figures['presentValue']).toBe(2086.65)
    expect(found.present().workings.at(-1)?.lines.at(-1)).toBe('= $2,086.65')
  })
  test('at the money-weighted rate itself it is nothing; above and below zero it is said what that means', async () => {
    const { figures } = await evaluate({ find: 'flows' })
    const own = figures['cagr'] ?? 0
    expect((await evaluate({ find: 'flows', discountRate: own })).figures['presentValue']).toBeCloseTo(0, 2)
    const text = async (discountRate: number) =>
      (await evaluate({ find: 'flows', discountRate }))
        .present()
        .findings.map((one) => one.text)
        .join(' ')
    expect(await text(own - 1)).toContain('did better than that return')
    expect(await text(own + 1)).toMatch(/XNPV\) is −\$.*did worse than that return/)
  })
})

describe('each question has its own answer in front', () => {
  test.each([
    ['rate', 'cagr'],
    ['end', 'endValue'],
    ['start', 'startValue'],
    ['years', 'years'],
    ['flows', 'cagr'],
    ['returns', 'cagr'],
  ])('%s: %s', async (find, figure) => {
    const found = await evaluate({ find })
    expect(calculator.mainFigure(inputsOf({ find }))).toBe(figure)
    // The headline says it, so the tiles do not.
    expect(found.answer().keyFigures).not.toContain(figure)
    expect(found.figures[figure]).toBeTypeOf('number')
  })
  test('less to start with and less time are better, a higher rate and end too', () => {
    expect(['startValue', 'years', 'cagr', 'endValue'].map(calculator.moreIs)).toEqual([
      'worse',
      'worse',
      'better',
      'better',
    ])
  })
  test('growth on growth: 10,000 at 7% for 10 years is 7,000 alone and 2,671.51 more', async () => {
    const { findings } = (await evaluate({ find: 'end', timeBy: 'years', years: 10 })).present()
    expect(findings.map(({ text }) => text).join(' ')).toContain('$2,672 of your gain is growth on growth')
    expect(findings.some(({ text }) => text.includes('not the simple average'))).toBe(false)
  })
  test('one year is “1 year”, one return is itself, stocks over other dates are no key figure', async () => {
    const texts = (await evaluate({ timeBy: 'years', years: 1, end: 20_000 })).present().findings
    expect(texts.some(({ text }) => text.includes('doubles in 1 year**'))).toBe(true)
    const one = (await evaluate({ find: 'returns', returns: [{ percent: 7 }] })).answer()
    expect(one.headline).toContain('One year’s return is the yearly rate: **7%**')
    const beyond = await evaluate({ from: '2020-01-01', to: '2026-11-21' })
    expect(beyond.answer().keyFigures).not.toContain('stocksRate')
  })
})

describe('hidden fields do not count', () => {
  test.each([
    ['rate', { find: 'rate' }, { rate: 50, years: 3, value: 5, returns: [] }],
    ['end', { find: 'end' }, { end: 5 }],
    ['start', { find: 'start' }, { start: 5 }],
    ['years', { find: 'years' }, { timeBy: 'years', years: 3, from: '1999-01-01', compare: false }],
    ['by years', { timeBy: 'years' }, { from: '1999-01-01', to: '1999-01-02', compare: false }],
    ['flows', { find: 'flows' }, { start: 1, end: 2, rate: 3, from: '1999-01-01', inflation: 9 }],
    ['returns', { find: 'returns' }, { end: 2, rate: 3, compare: false, inflation: 9, discountRate: 3, flows: [] }],
  ])('%s', async (_, shown, hidden) => {
    expect((await evaluate({ ...shown, ...hidden })).figures).toEqual((await evaluate(shown)).figures)
  })
})

test('property: what one question finds, the others take', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      fc.double({ min: -40, max: 60, noNaN: true }).filter((rate) => Math.abs(rate) > 0.01),
      fc.double({ min: 0.1, max: 60, noNaN: true }),
      (from, rate, years) => {
        const ask = (changes: Record<string, unknown>) =>
          calculator.evaluate(inputsOf({ timeBy: 'years', ...changes }), env).figures
        const end = from * (1 + rate / 100) ** years
        fc.pre(end <= 1e15)
        expect(ask({ find: 'rate', start: from, end, years })['cagr']).toBeCloseTo(rate, 6)
        expect(ask({ find: 'years', start: from, end, rate })['years']).toBeCloseTo(years, 6)
        expect(Math.abs((ask({ find: 'start', end, rate, years })['startValue'] ?? 0) - from)).toBeLessThan(0.006)
      },
    ),
  )
})
