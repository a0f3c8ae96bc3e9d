import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { coupleTax, taxOnForgiven } from './returns.ts'

const single = { status: 'single', income: 60_000, spouseIncome: 0, dependents: 0 } as const

describe('tax on forgiven debt', () => {
  it('40,000 forgiven beside 60,000 of wages, single, 2026: brackets by hand', () => {
    // Rev. Proc. 2025-32: standard deduction 16,100; 12% up to 50,400, 22% up to 105,700. Taxable 43,900 without, 83,900 with:
    // 6,500 x 12% + 33,500 x 22% = 780 + 7,370 = 8,150
    expect(taxOnForgiven(single, 40_000, taxYear2026)).toBeCloseTo(8150, 6)
  })
  it('takes lost credits along: with two children and 25,000 of wages it costs more than the bracket', () => {
    const parent = { status: 'head', income: 25_000, spouseIncome: 0, dependents: 2 } as const
    // 10% and 12% alone would be under 2,400 on 20,000; the earned income credit shrinks beside them
    expect(taxOnForgiven(parent, 20_000, taxYear2026)).toBeGreaterThan(2400)
  })
  it('is nothing on nothing', () => {
    expect(taxOnForgiven(single, 0, taxYear2026)).toBe(0)
  })
})

describe('one return or two', () => {
  const couple = { income: 70_000, spouseIncome: 70_000, dependents: 0, childrenWith: 'me' } as const
  it('two equal incomes without loans: the same tax', () => {
    const { joint, separate } = coupleTax(couple, 0, taxYear2026)
    expect(joint).toBeCloseTo(separate, 6)
  })
  it('only the joint return deducts student loan interest: 2,500 at 22% is 550', () => {
    // Taxable 140,000 - 32,200 = 107,800, over 100,800 by more than 2,500: the 22% bracket. Publication 970: up to 2,500 a return.
    const without = coupleTax(couple, 0, taxYear2026)
    const having = coupleTax(couple, 4000, taxYear2026)
    expect(without.joint - having.joint).toBeCloseTo(550, 6)
    expect(having.separate).toBeCloseTo(without.separate, 9)
  })
  it('one earner: two returns cost more, as half the standard deduction and the low brackets go unused', () => {
    const { joint, separate } = coupleTax({ ...couple, spouseIncome: 0 }, 0, taxYear2026)
    // joint: (70,000 - 32,200) = 37,800: 2,480 + 13,000 x 12% = 4,040. separate: 53,900: 1,240 + 38,000 x 12% + 3,500 x 22% = 6,570
    expect(joint).toBeCloseTo(4040, 6)
    expect(separate).toBeCloseTo(6570, 6)
  })
})
