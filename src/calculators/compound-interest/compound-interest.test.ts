import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { readLink } from '../kit/read-link.ts'
import { writeLink } from '../kit/share-link.ts'
import { calculator as tool } from './calculator.ts'
import { miniLink } from './mini-link.ts'

const { calculator, env, defaults, evaluate, figure, present, words } = await askedWhole(tool)
const working = (changes: InputValues = {}): string =>
  present(changes)
    .workings.flatMap((one) => [one.title, ...one.lines, ...(one.steps ?? [])])
    .join('\n')
const nominal = (compounding: string): InputValues => ({ rateKind: 'nominal', compounding })

test('the starting rate is the cautious one its hint says it is', () => {
  expect(defaults.rate).toBeLessThan(longRunGrowth.value.mix * 100)
})

describe('the start of the page', () => {
  test('answers in one sentence, in future and in today’s dollars, both named', () => {
    // 505,842.32 and 241,156.62 by closed form, see the cases.
    expect(unmarked(present().headline)).toBe(
      'You’d have about $506,000 in 30 years, worth about $241,000 in today’s dollars.',
    )
    expect(present().more).toContain('You’d put in $149,000 ($400 a month).')
  })
  test('the split adds up to the balance', () => {
    for (const changes of [{}, { fee: 1 }, { tax: 'each-year', taxRate: 24 }, { tax: 'at-end' }]) {
      const sum = (present(changes).split?.parts ?? []).reduce((total, part) => total + part.value, 0)
      expect(sum).toBeCloseTo(figure('finalBalance', changes), 2)
    }
  })
})

describe('pitfalls', () => {
  test('an APY is not compounded twice: 7% for a year is 7%, whatever the compounding field still holds', () => {
    const year = { start: 1000, deposit: 0, years: 12, rateKind: 'effective' }
    for (const compounding of ['daily', 'monthly', 'continuous'])
      expect(figure('finalBalance', { ...year, compounding })).toBe(1070)
  })
  test('10,000 at 5% APY for 18 months is 10,759, not the 10,779 of a stated rate compounded daily', () => {
    // 10,000 x 1.05^1.5 = 10,759.30; 10,000 (1 + 0.05/365)^547.5 = 10,778.8 reads the APY as nominal.
    const apy = { start: 10_000, deposit: 0, years: 18, rate: 5, rateKind: 'effective' }
    expect(figure('finalBalance', apy)).toBeCloseTo(10_759.3, 1)
    expect(figure('finalBalance', { ...apy, ...nominal('daily') })).toBeCloseTo(10_778.8, 0)
  })
  test('the working names the conversion: root for an APY, division for the same beat, power otherwise', () => {
    expect(working()).toContain('i = (1 + r)^(1/12) − 1')
    expect(working()).toContain('= 0.565415% per month')
    expect(working(nominal('monthly'))).toContain('i = r ÷ 12')
    expect(working(nominal('monthly'))).toContain('= 0.583333% per month')
    expect(working(nominal('quarterly'))).toContain('i = (1 + r/4)^(4/12) − 1')
    expect(working(nominal('continuous'))).toContain('i = e^(r/12) − 1')
  })
  test('at the beginning each deposit earns one period more: exactly (1 + i) times as much', () => {
    const plan = { start: 0 }
    const i = 1.07 ** (1 / 12) - 1
    expect(figure('finalBalance', { ...plan, timing: 'begin' })).toBeCloseTo(figure('finalBalance', plan) * (1 + i), 1)
  })
  test('the first month: at the end the first deposit earns nothing, at the beginning one month', () => {
    const month = { start: 0, deposit: 100, years: 1, ...nominal('monthly'), rate: 12 }
    expect(figure('finalBalance', { ...month, timing: 'end' })).toBe(100)
    expect(figure('finalBalance', { ...month, timing: 'begin' })).toBe(101)
  })
  test('fees compound: 1% a year is about a quarter of the balance after 30 years, not 1%', () => {
    const lump = { start: 100_000, deposit: 0, fee: 1 }
    // 1 - 0.99^30 = 26.03%
    expect(figure('feeCost', lump) / figure('finalBalance', { ...lump, fee: 0 })).toBeCloseTo(1 - 0.99 ** 30, 6)
    expect(words(lump)).toContain('26% of what you’d have without it')
  })
  test('without deposits, their timing and their rise have no say', () => {
    const lump = { deposit: 0 }
    expect(evaluate({ ...lump, timing: 'begin', depositGrowth: 8 }).figures).toEqual(evaluate(lump).figures)
  })
  test('a tax rate without a tax changes nothing', () => {
    expect(evaluate({ tax: 'none', taxRate: 50 }).figures).toEqual(evaluate({ tax: 'none', taxRate: 0 }).figures)
  })
  test('a rate below zero loses money and says so, with lines instead of a stack', () => {
    const shown = present({ rate: -3, variance: 0 })
    expect(words({ rate: -3 })).toContain('less than you put in')
    expect(shown.charts[0]).toMatchObject({ kind: 'lines' })
    expect(shown.split).toBeUndefined()
    expect(evaluate({ rate: -3 }).figures).not.toHaveProperty('doublingYears')
  })
  test('nothing in, nothing out', () => {
    expect(figure('finalBalance', { start: 0, deposit: 0 })).toBe(0)
    expect(present({ start: 0, deposit: 0 }).headline).toContain('**$0**')
  })
})

describe('without inflation', () => {
  test('one amount, and a word on when it is today’s money', () => {
    const shown = present({ inflation: 0 })
    expect(unmarked(shown.headline)).toBe('You’d have about $506,000 in 30 years.')
    expect(shown.more).toContain('counted no inflation')
  })
})

describe('findings', () => {
  test('growth passes the deposits in year 10', () => {
    // By hand in the cases: year 10 earns 4,948 against 4,800 of deposits.
    expect(words()).toContain('In year 10, growth passes your deposits: $4,948 vs. $4,800.')
    expect(present().charts[0]).toMatchObject({ marks: [{ x: 10, label: 'Growth passes deposits' }] })
  })
  test('what waiting costs: the deposits of 25 years instead of 30', () => {
    // 400 (1.07^30 - 1.07^25) / i, i = 1.07^(1/12) - 1: the missing deposits at their final worth.
    const i = 1.07 ** (1 / 12) - 1
    const missing = Math.round((400 * (1.07 ** 30 - 1.07 ** 25)) / i)
    expect(words()).toContain(
      `would cost you about $${Math.round(missing / 1000)},000 by the same end date. Only $24,000 of that is deposits`,
    )
  })
  test('one more point', () => {
    const gain = figure('finalBalance', { rate: 8 }) - figure('finalBalance')
    expect(words()).toContain(`would add about $${Math.round(gain / 1000)},000`)
  })
  test('what a fee would cost when none is given', () => {
    expect(words()).toContain('A 1% yearly fee would cost you')
  })
  test('each but the last has a number; the last says what is left out', () => {
    for (const changes of [{}, { fee: 0.5 }, { tax: 'each-year' }, nominal('daily'), { deposit: 0 }]) {
      const { findings } = present(changes)
      for (const finding of findings.slice(0, -1)) expect(finding.text).toMatch(/\d/)
      expect(findings.at(-1)?.text).toContain('Not included')
      expect(findings.length).toBeLessThanOrEqual(7)
    }
  })
})

describe('properties', () => {
  const plan = fc.record({
    start: fc.integer({ min: 0, max: 200_000 }),
    deposit: fc.integer({ min: 0, max: 5000 }),
    frequency: fc.constantFrom('weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'yearly'),
    years: fc.integer({ min: 1, max: 600 }),
    rate: fc.double({ min: 0.1, max: 15, noNaN: true }),
    fee: fc.double({ min: 0, max: 2, noNaN: true }),
    tax: fc.constantFrom('none', 'each-year', 'at-end'),
    timing: fc.constantFrom('begin', 'end'),
    rateKind: fc.constantFrom('effective', 'nominal'),
    depositGrowth: fc.integer({ min: 0, max: 5 }),
  })
  test('every dollar is accounted for: paid in + growth - fees - tax = balance', () => {
    fc.assert(
      fc.property(plan, (inputs) => {
        const { figures: f } = evaluate(inputs)
        const sum = (f.totalPaidIn ?? 0) + (f.totalGrowth ?? 0) - (f.totalFees ?? 0) - (f.totalTax ?? 0)
        expect(Math.abs(sum - (f.finalBalance ?? 0))).toBeLessThan(0.03 + (f.finalBalance ?? 0) * 1e-10)
      }),
      { numRuns: 200 },
    )
  })
  test('low, middle and high stand in order, and a fee never helps', () => {
    fc.assert(
      fc.property(plan, (inputs) => {
        const { figures: f } = evaluate(inputs)
        expect(f.lowBalance ?? 0).toBeLessThanOrEqual((f.finalBalance ?? 0) + 0.01)
        expect(f.highBalance ?? 0).toBeGreaterThanOrEqual((f.finalBalance ?? 0) - 0.01)
        expect(f.feeCost ?? -1).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the small door for other pages', () => {
  const open = (hash: string) => {
    const read = readLink(calculator, hash, env)
    if (!read?.ok) throw new Error(`not read: ${hash}`)
    return read.inputs
  }
  test('400 a month to month ends, 5% after inflation, 35 years: 443,385 of today’s dollars', () => {
    // 400 x (1.05^35 - 1) / (1.05^(1/12) - 1) = 400 x 4.51601537 / 0.00407412, the front page's own answer.
    const { figures } = calculator.evaluate(open(miniLink({ monthly: 400, years: 35, realRate: 5 })), env)
    expect(Math.round(figures.finalBalanceToday ?? 0)).toBe(443_385)
    expect(figures.finalBalance).toBe(figures.finalBalanceToday)
    expect(figures.totalPaidIn).toBe(168_000)
  })
  test('writes every input, in the form of the share link', () => {
    const hash = miniLink({ monthly: 250.5, years: 20, realRate: 4.5 })
    expect(writeLink(calculator, open(hash), 2026).split('&').sort()).toEqual(hash.split('&').sort())
  })
})
