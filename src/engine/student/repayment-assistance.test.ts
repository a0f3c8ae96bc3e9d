import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repaymentAssistance } from '#facts/student/plans.ts'
import { assistanceEdges, assistanceMonth, assistancePayment, assistanceRate } from './repayment-assistance.ts'

const rule = repaymentAssistance.value
const pays = (agi: number, dependents = 0): number => assistancePayment(agi, dependents, rule)

describe('payment of the Repayment Assistance Plan (P.L. 119-21 s. 82001)', () => {
  it('counts its percentage on the whole income: 50,000 pays 166.67, 50,001 pays 208.34', () => {
    expect(pays(50_000)).toBe(166.67) // 4% / 12
    expect(pays(50_001)).toBe(208.34) // 5% / 12
  })
  it('is 10 dollars up to 10,000, and 10% of all above 100,000', () => {
    expect([0, 10_000, 10_001].map((agi) => pays(agi))).toEqual([10, 10, 10]) // 10,001 x 1% / 12 = 8.33
    expect(pays(120_000)).toBe(1000)
    expect(pays(100_000)).toBe(750) // 9%
    expect(pays(1_000_000)).toBeCloseTo(8333.33, 9)
  })
  it('falls by 50 dollars for each dependent, not below 10', () => {
    expect(pays(60_000, 1)).toBe(200)
    expect(pays(60_000, 4)).toBe(50)
    expect(pays(60_000, 9)).toBe(10)
  })
  it('jumps by a twelfth of one percent of the income at every edge', () => {
    for (const { over, rate } of rule.rows.slice(1)) {
      expect(pays(over + 0.01) - pays(over)).toBeCloseTo(over / 1200, 1)
      expect(assistanceRate(over, rule)).toBeCloseTo(rate - 0.01, 12)
    }
  })
  it('never falls when income rises, and never rises with a dependent', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(20_000), fc.nat(8), (agi, raise, dependents) => {
        expect(pays(agi + raise, dependents)).toBeGreaterThanOrEqual(pays(agi, dependents))
        expect(pays(agi, dependents + 1)).toBeLessThanOrEqual(pays(agi, dependents))
      }),
    )
  })
  it('names the edges around an income', () => {
    expect(assistanceEdges(5000, rule)).toEqual({ below: null, above: 10_000 })
    expect(assistanceEdges(50_000, rule)).toEqual({ below: 40_000, above: 50_000 })
    expect(assistanceEdges(50_001, rule)).toEqual({ below: 50_000, above: 60_000 })
    expect(assistanceEdges(500_000, rule)).toEqual({ below: 100_000, above: null })
  })
})

describe('a month of the plan', () => {
  it('waives interest a payment does not cover, and takes 50 dollars off the principal', () => {
    expect(assistanceMonth(200, 300, 60_000, 50)).toEqual({ toInterest: 200, toPrincipal: 0, waived: 100, matched: 50 })
  })
  it('matches no more than the payment itself: 10 dollars paid, 10 matched', () => {
    expect(assistanceMonth(10, 300, 60_000, 50)).toEqual({ toInterest: 10, toPrincipal: 0, waived: 290, matched: 10 })
  })
  it('matches only what is missing to 50: principal falls by 20, so 30 more', () => {
    expect(assistanceMonth(320, 300, 60_000, 50)).toEqual({ toInterest: 300, toPrincipal: 20, waived: 0, matched: 30 })
    expect(assistanceMonth(380, 300, 60_000, 50).matched).toBe(0)
  })
  it('pays interest brought from another plan before principal, and waives none of it', () => {
    expect(assistanceMonth(320, 300, 60_000, 50, 500)).toEqual({
      toInterest: 320,
      toPrincipal: 0,
      waived: 0,
      matched: 50,
    })
  })
  it('splits every payment whole, and never takes off more principal than there is', () => {
    const amount = fc.double({ min: 0, max: 5000, noNaN: true })
    fc.assert(
      fc.property(amount, amount, amount, (payment, interest, principal) => {
        const paid = Math.min(payment, interest + principal)
        const month = assistanceMonth(paid, interest, principal, 50)
        expect(month.toInterest + month.toPrincipal).toBeCloseTo(paid, 6)
        expect(month.toPrincipal + month.matched).toBeLessThanOrEqual(principal + 1e-9)
        expect(month.matched).toBeLessThanOrEqual(Math.min(50, paid) + 1e-9)
        expect(month.waived).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
