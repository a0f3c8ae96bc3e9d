import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CarSale, type CarTaxRule, carTax } from './car-tax.ts'

const rule: CarTaxRule = { rate: 0.06, tradeIn: 'full', rebateTaxed: true, localRate: 0 }
const sale: CarSale = { price: 30_000, taxedFees: 0, tradeIn: 10_000, rebate: 2000, isNew: true }

describe('tax on a car', () => {
  it('price less trade-in, or the whole price, by the rule', () => {
    expect(carTax(rule, sale).tax).toBe(1200) // 20,000 x 6 %
    expect(carTax({ ...rule, tradeIn: 'none' }, sale).tax).toBe(1800)
    expect(carTax({ ...rule, tradeIn: 'capped', tradeInLimit: 4000 }, sale).tax).toBe(1560) // 26,000 x 6 %
    expect(carTax({ ...rule, tradeIn: 'new-only' }, sale).tax).toBe(1200)
    expect(carTax({ ...rule, tradeIn: 'new-only' }, { ...sale, isNew: false }).tax).toBe(1800)
  })
  it('a rebate before or after tax', () => {
    expect(carTax({ ...rule, rebateTaxed: false }, sale).tax).toBe(1080) // 18,000 x 6 %
  })
  it('one part of the rate on the whole price, the other on the difference', () => {
    // 30,000 x 3.25 % + 20,000 x 1.25 % = 975 + 250
    const partial = { ...rule, rate: 0.045, rateOnWholePrice: 0.0325, tradeIn: 'partial' as const }
    expect(carTax(partial, sale).tax).toBe(1225)
  })
  it('a county surtax on the first 5,000 only', () => {
    // 20,000 x 6 % + 5,000 x 1 %
    expect(carTax({ ...rule, localRate: 0.01, localOnFirst: 5000 }, sale)).toMatchObject({
      tax: 1250,
      localTax: 50,
      rate: 0.06,
    })
    expect(carTax({ ...rule, localRate: 0.01 }, sale).tax).toBe(1400)
  })
  it('Tennessee, 25,000 as dealers and car pages work it: 1,750 state + 36 local + 44 single-article = 1,830', () => {
    const tennessee = {
      ...rule,
      rate: 0.07,
      localRate: 0.0225,
      localOnFirst: 1600,
      band: { from: 1600, to: 3200, rate: 0.0275 },
    }
    const car = { price: 25_000, taxedFees: 0, tradeIn: 0, rebate: 0, isNew: false }
    expect(carTax(tennessee, car)).toMatchObject({ stateTax: 1794, localTax: 36, tax: 1830 })
    // 2,000: 140 + 400 x 2.75 % = 11, and 36 local
    expect(carTax(tennessee, { ...car, price: 2000 }).tax).toBe(187)
  })
  it('a ceiling and a floor', () => {
    expect(carTax({ ...rule, rate: 0.05, most: 500 }, sale)).toMatchObject({ tax: 500, rate: 0 })
    expect(carTax({ ...rule, least: 75 }, { ...sale, price: 500, tradeIn: 0, rebate: 0 }).tax).toBe(75)
  })
  it('a higher rate above a price, lower ones on cheap used cars', () => {
    const above = { ...rule, rate: 0.0635, rateAbove: { price: 50_000, rate: 0.0775 } }
    expect(carTax(above, { ...sale, price: 50_000, tradeIn: 0 }).tax).toBe(3175)
    expect(carTax(above, { ...sale, price: 50_001, tradeIn: 0 }).tax).toBe(3875.08)
    const steps = {
      ...rule,
      rate: 0.065,
      usedSteps: [
        { from: 10_000, rate: 0.065 },
        { from: 4000, rate: 0.035 },
      ],
    }
    const used = { price: 8000, taxedFees: 0, tradeIn: 0, rebate: 0, isNew: false }
    expect(carTax(steps, used).tax).toBe(280)
    expect(carTax(steps, { ...used, price: 3999 }).tax).toBe(0)
    expect(carTax(steps, { ...used, isNew: true }).tax).toBe(520)
  })
  it('a trade-in worth more than the car leaves nothing to tax', () => {
    expect(carTax(rule, { ...sale, tradeIn: 40_000 })).toMatchObject({ tax: 0, taxable: 0, tradeInCredit: 30_000 })
  })
  it('never negative, never more than the full price taxed, and a trade-in never raises it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom('full', 'capped', 'new-only', 'none', 'partial'),
        fc.boolean(),
        (price, tradeIn, rebate, kind, rebateTaxed) => {
          const one = {
            ...rule,
            tradeIn: kind,
            tradeInLimit: 12_000,
            rebateTaxed,
            localRate: 0.02,
            rateOnWholePrice: 0.03,
          }
          const found = carTax(one, { price, taxedFees: 500, tradeIn, rebate, isNew: true })
          const without = carTax(one, { price, taxedFees: 500, tradeIn: 0, rebate, isNew: true })
          expect(found.tax).toBeGreaterThanOrEqual(0)
          expect(found.tax).toBeLessThanOrEqual(without.tax)
          expect(without.tax).toBeLessThanOrEqual((price + 500) * 0.08 + 0.011)
        },
      ),
    )
  })
})
