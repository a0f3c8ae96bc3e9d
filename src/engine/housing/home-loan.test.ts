import { describe, expect, test } from 'vitest'
import { oracleOwed } from '#engine/oracles/housing.ts'
import { oracleDrift } from '#engine/oracles/lending.ts'
import { pmiLaw } from '#facts/lending/mortgage.ts'
import { homeLoan } from './home-loan.ts'

const terms = {
  price: 420_000,
  principal: 357_000,
  annualRate: 0.074,
  termMonths: 360,
  pmiAnnualRate: 0.0058,
  pmiEnds: 'automatic',
} as const

const i = 0.074 / 12

describe('a home loan by year', () => {
  const loan = homeLoan(terms, pmiLaw.value, 40)
  test('payments of twelve months split into interest and principal, and the balance is the closed form’s', () => {
    loan?.years.slice(0, 30).forEach((year, k) => {
      const paid = loan.monthly.slice(k * 12, k * 12 + 12).reduce((a, b) => a + b, 0)
      expect(year.interest + year.principal + year.insurance).toBeCloseTo(paid, 6)
      expect(Math.abs(year.balance - oracleOwed(357_000, i, 360, (k + 1) * 12))).toBeLessThan(
        oracleDrift(i, (k + 1) * 12, 0.01),
      )
    })
    expect(loan?.years.reduce((sum, year) => sum + year.principal, 0)).toBeCloseTo(357_000, 4)
  })
  test('after the payoff nothing is due', () => {
    expect(loan?.years[29]?.balance).toBe(0)
    expect(loan?.monthly.slice(360)).toEqual(new Array(120).fill(0))
    expect(loan?.years[35]).toMatchObject({ interest: 0, principal: 0 })
  })
  test('PMI runs 84 payments by itself, 64 when asked', () => {
    // Payments until 327,600 and 336,000 are owed: ln((A - rX) / (A - rL)) / ln(1 + r) = 83.5 and 63.7.
    expect(loan).toMatchObject({ insuranceMonths: 84, monthlyInsurance: 172.55 })
    expect(homeLoan({ ...terms, pmiEnds: 'request' }, pmiLaw.value, 30)?.insuranceMonths).toBe(64)
  })
  test('20% down has no PMI; nothing borrowed is no loan; a rate out of range is refused', () => {
    expect(homeLoan({ ...terms, principal: 336_000 }, pmiLaw.value, 30)?.insuranceMonths).toBe(0)
    expect(homeLoan({ ...terms, principal: 0 }, pmiLaw.value, 2)).toMatchObject({
      outcome: 'no-loan',
      monthly: new Array(24).fill(0),
    })
    expect(homeLoan({ ...terms, annualRate: 50 }, pmiLaw.value, 2)).toBeNull()
  })
})

describe('asking for the end of PMI', () => {
  test('never makes it last longer than not asking (12 USC 4902(c))', () => {
    // 400,000 at 16% over 360 months with 97% lent: a share of 1 - ((1+i)^k - 1) / ((1+i)^360 - 1) is still owed after k payments. 80% of the price is
    // 82.47% of the loan: (1+i)^k = 1 + 0.17526 x (1.013333^360 - 1) = 21.45, k = 231.5, so 232; the middle of the term comes after 180.
    const dear = { ...terms, price: 400_000, principal: 388_000, annualRate: 0.16 }
    expect(homeLoan({ ...dear, pmiEnds: 'automatic' }, pmiLaw.value, 30)?.insuranceMonths).toBe(180)
    expect(homeLoan({ ...dear, pmiEnds: 'request' }, pmiLaw.value, 30)?.insuranceMonths).toBe(180)
    // At 6% 80% comes first: (1+i)^k = 1 + 0.17526 x (1.005^360 - 1) = 1.8803, k = 126.6.
    expect(homeLoan({ ...dear, annualRate: 0.06, pmiEnds: 'request' }, pmiLaw.value, 30)?.insuranceMonths).toBe(127)
  })
})
