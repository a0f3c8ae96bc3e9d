import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { type Landlord, landlordYears, type RentalTax, rentalTax } from './rental-tax.ts'

const owner: Landlord = { status: 'single', pay: 90_000, annualPayGrowth: 0, role: 'active', stateRate: 0 }
/** 2026 law, no growth. Single: 16,100 standard deduction; 22% from 50,400, 24% from 105,700, 32% from 201,775 (Rev. Proc. 2025-32). */
function taxOf(
  changes: Partial<Landlord>,
  netRent: number,
  putOff = 0,
  sale: { gain: number; depreciation: number; shortTerm: boolean } | null = null,
): RentalTax {
  const landlord = { ...owner, ...changes }
  const [year] = landlordYears(landlord, taxYear2026, 2026, 0, 1)
  if (year === undefined) throw new Error('one year is there')
  return rentalTax(year, landlord, { netRent, putOff, sale })
}

describe('a year with rent', () => {
  it('taxes a profit at the owner’s own rates', () => {
    expect(taxOf({}, 10_000).change).toBeCloseTo(2200, 8)
    // 89,600 of 105,700 is used at 105,700 of pay: 16,100 fit at 22%, 3,900 at 24%.
    expect(taxOf({ pay: 105_700 }, 20_000).change).toBeCloseTo(16_100 * 0.22 + 3900 * 0.24, 8)
  })
  it('Publication 925 (John): 120,000 of income, 31,000 of loss: 15,000 counts, 16,000 waits', () => {
    const tax = taxOf({ pay: 120_000 }, -31_000)
    expect(tax.counted).toBeCloseTo(-15_000, 8)
    expect(tax.putOff).toBeCloseTo(16_000, 8)
    // Taxable 103,900 is in the 22% bracket.
    expect(tax.change).toBeCloseTo(-3300, 8)
  })
  it('losses that waited count against later profits first', () => {
    const tax = taxOf({ pay: 200_000 }, 9000, 5000)
    expect(tax.counted).toBeCloseTo(4000, 8)
    expect(tax.putOff).toBe(0)
    expect(taxOf({ pay: 200_000 }, 3000, 5000).putOff).toBeCloseTo(2000, 8)
  })
  it('without a part in it nothing counts; as a real estate professional all of it', () => {
    expect(taxOf({ role: 'passive' }, -8000)).toMatchObject({ change: 0, putOff: 8000 })
    const professional = taxOf({ role: 'professional', pay: 300_000 }, -40_000)
    // Taxable 283,900: 27,675 over 256,225 at 35%, the rest at 32%.
    expect(professional.change).toBeCloseTo(-(27_675 * 0.35 + 12_325 * 0.32), 6)
    expect(professional.putOff).toBe(0)
  })
  it('separate returns of spouses who live together allow nothing', () => {
    expect(taxOf({ status: 'separate', pay: 40_000 }, -8000).putOff).toBe(8000)
  })
  it('high income bears 3.8% on rent, a real estate professional does not', () => {
    expect(taxOf({ pay: 250_000 }, 10_000).investmentTax).toBeCloseTo(380, 8)
    expect(taxOf({ pay: 250_000, role: 'professional' }, 10_000).investmentTax).toBe(0)
  })
  it('a state rate counts on what the rental changes', () => {
    expect(taxOf({ stateRate: 0.05 }, 10_000).change).toBeCloseTo(2200 + 500, 8)
    expect(taxOf({ stateRate: 0.05 }, -10_000).change).toBeCloseTo(-2200 - 500, 8)
  })
})

describe('the year of the sale', () => {
  it('frees every loss that waited', () => {
    const tax = taxOf({ pay: 200_000 }, -4000, 20_000, { gain: 0, depreciation: 0, shortTerm: false })
    expect(tax.counted).toBe(-24_000)
    expect(tax.putOff).toBe(0)
    // Taxable 183,900 falls by 24,000, all at 24%.
    expect(tax.change).toBeCloseTo(-5760, 8)
  })
  it('taxes depreciation given back at 25% when the owner’s rate is higher, the rest at 15%', () => {
    // 300,000 of pay: 35% bracket. 40,000 at 25%, 60,000 at 15%, and 3.8% of 100,000.
    const tax = taxOf({ pay: 300_000 }, 0, 0, { gain: 100_000, depreciation: 40_000, shortTerm: false })
    expect(tax.change).toBeCloseTo(10_000 + 9000 + 3800, 6)
  })
  it('a loss on the sale is ordinary: more than the 3,000 of other capital losses', () => {
    const tax = taxOf({}, 0, 0, { gain: -20_000, depreciation: 30_000, shortTerm: false })
    // Taxable 73,900 falls to 53,900: all at 22%.
    expect(tax.change).toBeCloseTo(-4400, 8)
  })
  it('held a year or less the whole gain is taxed like pay', () => {
    const tax = taxOf({}, 0, 0, { gain: 10_000, depreciation: 5000, shortTerm: true })
    expect(tax.change).toBeCloseTo(2200, 8)
  })
  it('losses lower the income the 3.8% falls on', () => {
    const tax = taxOf({ pay: 250_000 }, 0, 30_000, { gain: 50_000, depreciation: 50_000, shortTerm: false })
    expect(tax.investmentTax).toBeCloseTo(20_000 * 0.038, 8)
  })
})

describe('any owner', () => {
  it('no loss is ever lost: what counted over the years is what was earned', () => {
    const nets = fc.array(fc.integer({ min: -60_000, max: 40_000 }), { minLength: 1, maxLength: 12 })
    const roles = fc.constantFrom<Landlord['role']>('active', 'passive', 'professional')
    fc.assert(
      fc.property(nets, roles, fc.nat(400_000), (years, role, pay) => {
        let putOff = 0
        let counted = 0
        for (const [index, net] of years.entries()) {
          const last = index === years.length - 1
          const tax = taxOf({ role, pay }, net, putOff, last ? { gain: 0, depreciation: 0, shortTerm: false } : null)
          expect(tax.putOff).toBeGreaterThanOrEqual(0)
          putOff = tax.putOff
          counted += tax.counted
        }
        expect(putOff).toBe(0)
        expect(counted).toBeCloseTo(
          years.reduce((sum, net) => sum + net, 0),
          5,
        )
      }),
      { numRuns: 200 },
    )
  })
  it('nothing earned changes nothing, and the return without it is the plain one', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (pay) => {
        expect(taxOf({ pay }, 0).change).toBeCloseTo(0, 8)
        const [year] = landlordYears({ ...owner, pay }, taxYear2026, 2026, 0, 1)
        if (year === undefined) throw new Error('one year is there')
        expect(year.federal.taxAfterCredits).toBe(federalReturn(year.household, taxYear2026).taxAfterCredits)
      }),
      { numRuns: 60 },
    )
  })
})
