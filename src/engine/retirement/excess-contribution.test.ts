import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excessCarried, excessTax, netIncomeReturned } from './excess-contribution.ts'

describe('6% a year', () => {
  it('is of what is over at the year’s end, and of no more than is in the account (IRC 4973(a))', () => {
    expect(excessTax(1_000, 50_000)).toBe(60)
    expect(excessTax(1_000, 400)).toBe(24)
    expect(excessTax(-5, 400)).toBe(0)
  })
  it('the owner of a Roth IRA with 6,000 too much in each of four years owes 360, 720, 1,080 and, after the fourth came back in time, 1,080', () => {
    // irahelp.com thread 14574: 2006 to 2009, limit 0 by income, the 2009 contribution returned by April 15, 2010.
    let over = 0
    const taxes = [6_000, 6_000, 6_000, 0].map((contributed) => {
      over = excessCarried(over, { limit: 0, contributed, withdrawn: 0 })
      return excessTax(over, 100_000)
    })
    expect(taxes).toEqual([360, 720, 1_080, 1_080])
  })
  it('room in a later year uses it up, and so does taking it out (Form 5329 lines 10 to 13 and 19 to 22)', () => {
    expect(excessCarried(2_000, { limit: 7_500, contributed: 6_000, withdrawn: 0 })).toBe(500)
    expect(excessCarried(2_000, { limit: 0, contributed: 0, withdrawn: 2_000 })).toBe(0)
    expect(excessCarried(2_000, { limit: 7_500, contributed: 8_000, withdrawn: 300 })).toBe(2_200)
  })
  it('is never negative and never more than went in', () => {
    const dollars = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(dollars, dollars, dollars, dollars, (before, limit, contributed, withdrawn) => {
        const left = excessCarried(before, { limit, contributed, withdrawn })
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(before + contributed + 1e-6)
      }),
    )
  })
})

describe('earnings that go back', () => {
  it('26 CFR 1.408-11(d) example 1: 400 of 1,600 back, 4,800 before it, 7,600 at the end: 75', () => {
    expect(netIncomeReturned({ returned: 400, openingBalance: 6_400, closingBalance: 7_600 })).toBeCloseTo(75, 10)
  })
  it('a loss goes back too', () => {
    expect(netIncomeReturned({ returned: 1_000, openingBalance: 10_000, closingBalance: 9_000 })).toBe(-100)
    expect(netIncomeReturned({ returned: 1_000, openingBalance: 0, closingBalance: 0 })).toBe(0)
  })
})
