import { describe, expect, test } from 'vitest'
import { emptyHousehold, noIncome } from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { taxYears } from '#facts/tax-years.ts'
import { gainTaxRate, investorOf, payoutTaxes } from './investor-tax.ts'

const facts = taxYears[2026]
const single = (pay: number) => investorOf('single', pay, 'none', facts)
const payouts = { ordinary: 400, qualified: 2000, reit: 300, shortGain: 500, longGain: 3000 }

describe('tax on payouts as differences of whole returns', () => {
  test('dollars times rates are what all payouts together add to the return', () => {
    const rates = payoutTaxes(single(80_000), payouts).all
    const sum = (Object.keys(payouts) as (keyof typeof payouts)[]).reduce(
      (all, kind) => all + payouts[kind] * rates[kind],
      0,
    )
    const household = { ...emptyHousehold, people: [{ ...noIncome, pay: 80_000 }] as const }
    const taxOf = (extra: object) => settleTaxes({ ...household, ...extra }, facts, null).federalTax
    const whole = taxOf({ ordinaryDividends: 3200, qualifiedDividends: 2000, reitDividends: 300, longTermGain: 3000 })
    expect(sum).toBeCloseTo(whole - taxOf({}), 6)
  })
  test('single with 80,000 of pay in 2026: 22% on ordinary payouts, 15% on qualified ones, REITs a fifth free', () => {
    // Taxable income 80,000 - 16,100 = 63,900: in the 22% bracket (from 50,400) and above the 0% gains limit of 49,450.
    const rates = payoutTaxes(single(80_000), payouts).all
    expect(rates.ordinary).toBeCloseTo(0.22, 9)
    expect(rates.shortGain).toBeCloseTo(0.22, 9)
    expect(rates.qualified).toBeCloseTo(0.15, 9)
    expect(rates.longGain).toBeCloseTo(0.15, 9)
    expect(rates.reit).toBeCloseTo(0.22 * 0.8, 9)
  })
  test('low pay: gains and qualified dividends are free', () => {
    const rates = payoutTaxes(single(40_000), payouts).all
    expect(rates.qualified).toBe(0)
    expect(rates.longGain).toBe(0)
    expect(rates.ordinary).toBeCloseTo(0.12, 9)
  })
  test('high pay: 3.8% net investment income tax on top', () => {
    expect(payoutTaxes(single(300_000), payouts).all.qualified).toBeCloseTo(0.188, 9)
  })
  test('small payouts are sampled with $100; none are not taxed', () => {
    const rates = payoutTaxes(single(80_000), { ...payouts, ordinary: 3, reit: 0 }).all
    expect(rates.ordinary).toBeCloseTo(0.22, 9)
    expect(rates.reit).toBe(0)
  })
})

test('one large gain reaches into higher rates', () => {
  expect(gainTaxRate(single(80_000), 10_000)).toBeCloseTo(0.15, 9)
  expect(gainTaxRate(single(80_000), 1_000_000)).toBeGreaterThan(0.18)
  expect(gainTaxRate(single(30_000), 10_000)).toBe(0)
})
