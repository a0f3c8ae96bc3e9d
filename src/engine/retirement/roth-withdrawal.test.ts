import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RothHoldings, type RothWithdrawal, rothWithdrawal } from './roth-withdrawal.ts'

const plain: Omit<RothWithdrawal, 'amount' | 'year'> = { free: false, firstHome: 0, otherException: 0 }

describe('published examples', () => {
  it('Form 5329 instructions (2016): 33,000 at 53 over 4,000 of contributions and two conversions: nothing is income, 22,000 bears 10%', () => {
    const holdings: RothHoldings = {
      value: 60_000,
      contributions: 4_000,
      conversions: [
        { year: 2012, taxable: 15_000, nontaxable: 5_000 },
        { year: 2013, taxable: 7_000, nontaxable: 3_000 },
      ],
      firstYear: 2012,
    }
    const out = rothWithdrawal(holdings, { ...plain, amount: 33_000, year: 2016 })
    expect(out).toMatchObject({
      qualified: 0,
      fromContributions: 4_000,
      fromConversions: 29_000,
      fromEarnings: 0,
      taxable: 0,
      penalized: 22_000,
      additionalTax: 2_200,
    })
    // Of the 2013 conversion 2,000 of the 3,000 that was not taxed is out.
    expect(out.left.conversions).toEqual([{ year: 2013, taxable: 0, nontaxable: 1_000 }])
    expect(out.left.value).toBe(27_000)
  })
  it('Publication 590-B, Justin: converted 80,000 in 2016 (60,000 taxed), put in 5,000 in 2020, took 7,000 at 60: nothing is income', () => {
    const out = rothWithdrawal(
      {
        value: 120_000,
        contributions: 5_000,
        conversions: [{ year: 2016, taxable: 60_000, nontaxable: 20_000 }],
        firstYear: 2016,
      },
      { ...plain, amount: 7_000, year: 2020, free: true },
    )
    expect(out).toMatchObject({
      qualified: 0,
      fromContributions: 5_000,
      fromConversions: 2_000,
      taxable: 0,
      additionalTax: 0,
    })
    expect(out.left.conversions).toEqual([{ year: 2016, taxable: 58_000, nontaxable: 20_000 }])
  })
  it('N. Choate, Life and Death Planning: 20,000 three years after converting 100,000, at 35: no income, 10% of all of it', () => {
    const out = rothWithdrawal(
      {
        value: 100_000,
        contributions: 0,
        conversions: [{ year: 1999, taxable: 100_000, nontaxable: 0 }],
        firstYear: 1999,
      },
      { ...plain, amount: 20_000, year: 2002 },
    )
    expect([out.taxable, out.penalized]).toEqual([0, 20_000])
  })
  it('the same book, Leslie: 100,000 converted in 2004, 5,000 put in in 2009, 50,000 converted in 2010, 15,000 out in 2011 at 47: no tax', () => {
    const out = rothWithdrawal(
      {
        value: 210_000,
        contributions: 5_000,
        conversions: [
          { year: 2010, taxable: 50_000, nontaxable: 0 },
          { year: 2004, taxable: 100_000, nontaxable: 0 },
        ],
        firstYear: 2004,
      },
      { ...plain, amount: 15_000, year: 2011 },
    )
    expect(out).toMatchObject({ fromContributions: 5_000, fromConversions: 10_000, taxable: 0, additionalTax: 0 })
    expect(out.left.conversions[0]).toEqual({ year: 2004, taxable: 90_000, nontaxable: 0 })
  })
})

describe('two clocks', () => {
  const holdings: RothHoldings = {
    value: 50_000,
    contributions: 20_000,
    conversions: [{ year: 2024, taxable: 10_000, nontaxable: 0 }],
    firstYear: 2022,
  }
  it('the conversion’s own clock ends on January 1 of the fifth year after it (IRC 408A(d)(3)(F))', () => {
    expect(rothWithdrawal(holdings, { ...plain, amount: 30_000, year: 2028 }).penalized).toBe(10_000)
    expect(rothWithdrawal(holdings, { ...plain, amount: 30_000, year: 2029 }).penalized).toBe(0)
  })
  it('earnings at 59 1/2 are income but bear no additional tax before the fifth year, and are free from it', () => {
    const early = rothWithdrawal(holdings, { ...plain, amount: 50_000, year: 2026, free: true })
    expect([early.taxable, early.penalized]).toEqual([20_000, 0])
    const later = rothWithdrawal(holdings, { ...plain, amount: 50_000, year: 2027, free: true })
    expect([later.qualified, later.taxable]).toEqual([50_000, 0])
  })
  it('a first home: free after five years, before them taxed without the 10%', () => {
    const later = rothWithdrawal(holdings, { ...plain, amount: 50_000, year: 2030, firstHome: 10_000 })
    // Form 8606: line 19 50,000, line 20 10,000, line 21 40,000, line 22 20,000, line 24 10,000: line 25c is 10,000.
    expect(later).toMatchObject({ qualified: 10_000, taxable: 10_000, penalized: 10_000 })
    const early = rothWithdrawal(holdings, { ...plain, amount: 50_000, year: 2026, firstHome: 10_000 })
    expect([early.taxable, early.penalized]).toEqual([20_000, 10_000 + 20_000 - 10_000])
  })
})

describe('always', () => {
  const dollars = fc.double({ min: 0, max: 1e6, noNaN: true })
  const layers = fc.array(
    fc.record({ year: fc.integer({ min: 2018, max: 2026 }), taxable: dollars, nontaxable: dollars }),
    { maxLength: 5 },
  )
  it('every dollar has one origin, nobody pays on more than earnings, and 59 1/2 bears no additional tax', () => {
    fc.assert(
      fc.property(
        dollars,
        dollars,
        layers,
        dollars,
        fc.boolean(),
        fc.integer({ min: 2026, max: 2034 }),
        (earnings, contributions, conversions, amount, free, year) => {
          const inside = contributions + conversions.reduce((sum, one) => sum + one.taxable + one.nontaxable, 0)
          const holdings = { value: inside + earnings, contributions, conversions, firstYear: 2020 }
          const out = rothWithdrawal(holdings, { ...plain, amount, year, free })
          const taken = Math.min(amount, holdings.value)
          expect(out.qualified + out.fromContributions + out.fromConversions + out.fromEarnings).toBeCloseTo(taken, 4)
          expect(out.taxable).toBeLessThanOrEqual(earnings + 1e-4)
          if (free) expect(out.additionalTax).toBe(0)
          // Two withdrawals of a year come to the same as one.
          const half = rothWithdrawal(holdings, { ...plain, amount: taken / 2, year, free })
          const other = rothWithdrawal(half.left, { ...plain, amount: taken - taken / 2, year, free })
          expect(half.taxable + other.taxable).toBeCloseTo(out.taxable, 3)
          expect(half.penalized + other.penalized).toBeCloseTo(out.penalized, 3)
        },
      ),
    )
  })
})
