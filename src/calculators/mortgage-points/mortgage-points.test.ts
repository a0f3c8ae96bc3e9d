import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oracleBalance } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import { readPaste } from '../kit/paste.ts'
import { fieldsOf } from '../kit/section.ts'
import { calculator as tool } from './calculator.ts'
import { readSheet } from './rate-sheet.ts'
import { sections } from './sections.ts'

const {
  calculator,
  defaults,
  evaluate,
  figures,
  present,
  words,
  allWords,
  headline,
  rows: table,
} = await askedWhole(tool)
const { offers: offersField } = fieldsOf(sections)
const row = (rate: number, points: number, fees = 0) => ({ rate, points, fees })
const plain = { loanAmount: 300_000, earns: 0, buydown: 'none', offers: [row(6.5, 0), row(6.25, 1)] } as const

describe('the answer', () => {
  test('names the option, when it breaks even and what it leaves', () => {
    expect(headline(plain)).toBe('Best: 6.25% with 1 point. It breaks even after 4 years.')
    expect(allWords(plain)).toContain('You’d be $2,268 ahead of 6.5% with no points if you keep the loan 7 years.')
  })
  test('a short stay: says how long points would need', () => {
    expect(headline({ ...plain, stay: 24 })).toBe(
      'Points wouldn’t pay off: break-even takes 4 years, and you’d leave after 2 years.',
    )
  })
  test('points that never pay are said to never pay', () => {
    const same = { ...plain, offers: [row(6.5, 0), row(6.5, 1)] }
    expect(headline(same)).toBe('Points never pay off at these rates. Best: 6.5% with no points.')
    expect(table('lines', same)[1]).toContain('Never')
  })
  test('several lines at once: credit for short stays, points for long ones, in order', () => {
    const best = table('bestByStay', { ...plain, offers: [row(6.5, 0), row(6.25, 1), row(6.75, -1)] })
    expect(best[0]?.[1]).toBe('6.75% with a 1-point credit')
    expect(best.at(-1)?.[1]).toBe('6.25% with 1 point')
  })
})

describe('pitfall: the payment-only break-even forgets the balance and what money could earn', () => {
  test('the balance brings the break-even nearer than cost ÷ lower payment', () => {
    const found = figures(plain)
    expect([found.cashBreakEven, found.trueBreakEven]).toEqual([62, 48])
    expect(words(plain)).toContain('It leaves out that you’d owe less')
  })
  test('money that earns elsewhere moves it out again, and the shortcut does not move', () => {
    const at = (earns: number) => figures({ ...plain, earns })
    const months = [0, 3, 6, 12].map((earns) => at(earns).trueBreakEven ?? 999)
    expect(months).toEqual([...months].sort((a, b) => a - b))
    expect(months[0]).toBeLessThan(months[3] ?? 0)
    expect(at(12).cashBreakEven).toBe(62)
  })
  test('at the return on the points, the lines end even', () => {
    const rate = figures(plain).returnOnPoints ?? 0
    expect(Math.abs(figures({ ...plain, earns: rate }).aheadAtStay ?? 99)).toBeLessThan(0.02)
  })
  test('the points money as a smaller loan is compared too', () => {
    expect(words(plain)).toMatch(/Borrowing that much less instead would leave you .* behind/)
    expect(words({ ...plain, offers: [row(6.5, 0), row(6.45, 1)] })).toMatch(
      /Borrowing that much less instead would leave you .* ahead/,
    )
  })
})

describe('pitfall: points on a refinance amortize for tax', () => {
  const taxed = { ...plain, earns: 4, itemize: 'itemize', taxRate: 24 } as const
  test('a purchase deducts them at once, a refinance over the term, so the refinance is a little behind', () => {
    const buy = figures({ ...taxed, purpose: 'buy' }).aheadAtStay ?? 0
    const refinance = figures({ ...taxed, purpose: 'refinance' }).aheadAtStay ?? 0
    // 3,000 x 24% = 720 at once, grown 7 years at 4%: 947.47. Spread: 2 a month, grown, and 720 - 168 = 552 at the end.
    const monthly = 1.04 ** (1 / 12) - 1
    const spread = (2 * ((1 + monthly) ** 84 - 1)) / monthly + 552
    expect(buy - refinance).toBeCloseTo(720 * 1.04 ** 7 - spread, 1)
    expect(words({ ...taxed, purpose: 'refinance' })).toContain('points spread over the term')
  })
  test('with the standard deduction nothing is saved by deducting', () => {
    expect(figures({ ...plain, taxRate: 40 })).toEqual(figures(plain))
    expect(calculator.shown('taxRate', defaults)).toBe(false)
  })
  test('above $750,000 only a share of interest counts', () => {
    const large = (itemize: string) =>
      figures({ ...plain, loanAmount: 3_000_000, itemize, taxRate: 40 }).aheadAtStay ?? 0
    const small = (itemize: string) => figures({ ...plain, itemize, taxRate: 40 }).aheadAtStay ?? 0
    expect(small('itemize') / small('standard')).toBeCloseTo(0.6, 3)
    // A quarter of 3,000,000 counts at first: about 1 - 0.4 x 0.25 = 90% is left.
    expect(large('itemize') / large('standard')).toBeGreaterThan(0.85)
  })
})

describe('pitfall: compare APR only at equal horizon', () => {
  test('the lowest APR over 30 years can be the dearest line for a short stay, and the page says so', () => {
    const short = { ...plain, stay: 24 }
    expect(words(short)).toContain('The lowest APR isn’t your lowest cost')
    const [none, point] = table('lines', short)
    expect(Number(point?.[3])).toBeLessThan(Number(none?.[3]))
    expect(Number(point?.[4])).toBeGreaterThan(Number(none?.[4]))
  })
  test('the rate over the stay orders the lines as their lead does when money earns that rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 300 }), fc.integer({ min: 1, max: 40 }), (stay, tenths) => {
        const changes = { ...plain, stay, earns: 6.6972, offers: [row(6.5, 0), row(6.25, tenths / 10)] }
        const rows = table('lines', changes)
        const ahead = figures(changes).aheadAtStay ?? 0
        // 6.6972% effective is 6.5% nominal: a line whose own rate is below it is ahead of the 6.5% line.
        if (Math.abs(ahead) > 5) expect(Number(rows[1]?.[4]) < 6.5).toBe(ahead > 0)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the temporary buydown', () => {
  test('is none until it is asked for', () => {
    expect(defaults.buydown).toBe('none')
    expect(table('buydown')).toEqual([])
  })
  const bought = { ...plain, buydown: '2-1' } as const
  test('paid by oneself it only hands the money back: nothing gained without growth, a little lost with it', () => {
    expect(figures({ ...bought, offers: [row(6.5, 0), row(6.5, 1)], buydownPaidBy: 'me' }).aheadAtStay).toBe(0)
    expect(words({ ...bought, buydownPaidBy: 'me' })).toContain('just gives you back your own $6,828')
  })
  test('paid by the seller it is worth what it costs, and the same money in points is named', () => {
    expect(words({ ...bought, buydownPaidBy: 'other' })).toContain('2.28 points')
    expect(figures({ ...bought, buydownPaidBy: 'other' }).aheadAtStay).toBeCloseTo(6827.64, 2)
  })
  test('the balance is that of the full rate: the note does not change', () => {
    const rows = table('lines', { ...bought, buydownPaidBy: 'other' })
    const left = oracleBalance(300_000, 0.065 / 12, 1896.2, 84)
    expect(Math.abs(Number(rows[2]?.[5]) - left)).toBeLessThan(1)
    expect(rows[2]?.[5]).toBe(rows[0]?.[5])
  })
  test('a buydown below zero is refused in words', () => {
    const wrong = { ...defaults, ...bought, offers: [row(1.5, 0), row(1, 1)] }
    expect(calculator.check(wrong).offers).toContain('2-1 buydown lowers the rate by 2 points')
  })
})

describe('the sheet', () => {
  test('reads points, prices, credits and dollars as lenders print them', () => {
    const text =
      'Rate  Price\n6.500 100.000\n6.250\t98.875\n6.750 101.25\n7.0 (1.5)\n6.125% 2 pts $1,200\n6.875 credit of $2,400'
    expect(readSheet(text)).toEqual({
      rows: [row(6.5, 0), row(6.25, 1.125), row(6.75, -1.25), row(7, -1.5), row(6.125, 2, 1200), row(6.875, 0, -2400)],
      note: 'We left out 1 line without a rate and points.',
    })
  })
  test('“6,5” is no rate of 65, and “2.400,50” no fee of 2.4: such lines are left out, and the door says so', async () => {
    expect(readSheet('6,5 1\n6.25 1\n6.5 $2.400,50')).toEqual({
      rows: [row(6.25, 1)],
      note: 'We left out 2 lines without a rate and points.',
    })
    expect(await readPaste(offersField, '6,5 1\n6.25 1\n6.5 0')).toMatchObject({
      note: expect.stringContaining('numbers like 6,5.'),
    })
  })
  test('a text without rates, and a sheet too long', async () => {
    expect(readSheet('hello\nworld')).toHaveProperty('problem')
    const long = Array.from({ length: 9 }, (_, k) => `${6 + k / 8} ${k / 4}`).join('\n')
    expect(readSheet(long)).toMatchObject({ note: 'We took the first 6 of 9 lines.' })
    expect((await readPaste(offersField, long)).ok).toBe(true)
  })
  test('any pasted text gives rows the form takes, or a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        const read = await readPaste(offersField, text)
        if (!read.ok) expect(read.problem.length).toBeGreaterThan(10)
      }),
      { numRuns: 300 },
    )
  })
  test('lines that read alike get their numbers', () => {
    const rows = table('lines', { ...plain, offers: [row(6.5, 0), row(6.5, 0), row(6.25, 1)] })
    expect(rows.map((one) => one[0])).toEqual([
      '6.5% with no points (option 1)',
      '6.5% with no points (option 2)',
      '6.25% with 1 point',
    ])
  })
  test('a line that costs a quarter of the loan is refused in words', () => {
    expect(calculator.check({ ...defaults, offers: [row(6, 0), row(5, 10, 90_000)] }).offers).toContain(
      'points and fees of option 2',
    )
  })
})

describe('refinancing first', () => {
  test('the more rates must fall, the rarer it was; the shares of the chart end at the figure', () => {
    const odds = [0.5, 1, 2, 4].map((refinanceDrop) => figures({ ...plain, refinanceDrop }).refinanceOdds ?? 0)
    expect(odds).toEqual([...odds].sort((a, b) => b - a))
    const chart = present(plain).charts.find((one) => one.key === 'refinanced')
    if (chart?.kind !== 'bars') throw new Error('bars')
    expect(chart.series[0]?.values.at(-1)).toBeCloseTo(odds[1] ?? 0, 10)
  })
  test('a drop that never came: the lines meet at the end of the stay', () => {
    const rare = { ...plain, stay: 6, refinanceDrop: 5 }
    expect(figures(rare).refinanceOdds).toBe(0)
    expect(figures(rare).aheadOdds).toBe(0)
  })
})

test('a stay past the end of the loan is compared to its end', () => {
  expect(figures({ ...plain, term: 180, stay: 360 }).aheadAtStay).toBe(
    figures({ ...plain, term: 180, stay: 180 }).aheadAtStay,
  )
})
test('typing stays quick', () => {
  const start = performance.now()
  for (let i = 0; i < 50; i++) evaluate({ loanAmount: 300_000 + i }).answer()
  expect((performance.now() - start) / 50).toBeLessThan(8)
})
