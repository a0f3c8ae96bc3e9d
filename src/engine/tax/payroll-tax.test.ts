import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { additionalMedicareWithheld, employerPayrollTax, payrollTax } from './payroll-tax.ts'

const paid = (pay: number, cafeteriaPlan = 0, socialSecurityWithheld: number | null = null) => ({
  pay,
  cafeteriaPlan,
  socialSecurityWithheld,
  medicareWithheld: null,
})

describe('payroll tax of one person', () => {
  it('Social Security Administration, 2025 and 2026: most an employee pays', () => {
    // Published maximums: 176,100 x 6.2% = 10,918.20; 184,500 x 6.2% = 11,439.00.
    expect(payrollTax(paid(176_100), taxYear2025).socialSecurity).toBeCloseTo(10_918.2, 8)
    expect(payrollTax(paid(900_000), taxYear2025).socialSecurity).toBeCloseTo(10_918.2, 8)
    expect(payrollTax(paid(184_500), taxYear2026).socialSecurity).toBeCloseTo(11_439, 8)
    expect(payrollTax(paid(184_499.99), taxYear2026).socialSecurity).toBeCloseTo(11_439 - 0.00062, 8)
    expect(payrollTax(paid(184_500.01), taxYear2026).socialSecurity).toBeCloseTo(11_439, 8)
  })
  it('takes cafeteria money out and has no ceiling for Medicare', () => {
    // 60,000 less 5,000: 55,000 x 6.2% = 3,410; x 1.45% = 797.50.
    const tax = payrollTax(paid(60_000, 5_000), taxYear2026)
    expect(tax.medicareWages).toBe(55_000)
    expect(tax.socialSecurity).toBeCloseTo(3_410, 8)
    expect(tax.medicare).toBeCloseTo(797.5, 8)
    expect(payrollTax(paid(1_000_000), taxYear2026).medicare).toBeCloseTo(14_500, 8)
    expect(payrollTax(paid(3_000, 5_000), taxYear2026).medicareWages).toBe(0)
  })
  it('withholds the 0.9% above 200,000 of one employer, whatever the status (IRC 3102(f))', () => {
    expect(payrollTax(paid(200_000), taxYear2026).additionalMedicareWithheld).toBe(0)
    expect(payrollTax(paid(200_000.01), taxYear2026).additionalMedicareWithheld).toBeCloseTo(0.00009, 10)
    expect(payrollTax(paid(250_000), taxYear2026).additionalMedicareWithheld).toBeCloseTo(450, 8)
  })
  it('by Form 8959 lines 19 to 22: two employers who pay 150,000 each withhold 1.45% and nothing more', () => {
    // 300,000 x 1.45% = 4,350 in boxes 6 together; the return owes 0.9% of what is over the threshold all the same.
    expect(additionalMedicareWithheld(300_000, 4_350, taxYear2026)).toBe(0)
    expect(additionalMedicareWithheld(300_000, null, taxYear2026)).toBeCloseTo(900, 8)
    // 250,000 and 50,000: the first withholds 0.9% of 50,000, 450.
    expect(additionalMedicareWithheld(300_000, 4_800, taxYear2026)).toBeCloseTo(450, 8)
    // Less than 1.45% withheld is never a payment below nothing.
    expect(additionalMedicareWithheld(300_000, 4_349, taxYear2026)).toBe(0)
    expect(payrollTax({ ...paid(300_000), medicareWithheld: 4_800 }, taxYear2025)).toMatchObject({ medicare: 4_350 })
  })
  it('by hand from IRC 31(b), excess Social Security: two employers together took more than the maximum', () => {
    // 2025: 100,000 and 110,000 of pay, each withheld at 6.2%: 13,020 less 10,918.20 is 2,101.80.
    const tax = payrollTax(paid(210_000, 0, 13_020), taxYear2025)
    expect(tax.socialSecurity).toBe(13_020)
    expect(tax.excessSocialSecurity).toBeCloseTo(2_101.8, 8)
    expect(payrollTax(paid(210_000, 0, 10_918.2), taxYear2025).excessSocialSecurity).toBeCloseTo(0, 8)
    expect(payrollTax(paid(900_000), taxYear2025).excessSocialSecurity).toBe(0)
    expect(payrollTax(paid(50_000, 0, 0), taxYear2025).socialSecurity).toBe(0)
  })
  it('costs the employer the same 7.65% without the 0.9%', () => {
    expect(employerPayrollTax({ pay: 100_000, cafeteriaPlan: 0 }, taxYear2026)).toBeCloseTo(7_650, 8)
    expect(employerPayrollTax({ pay: 300_000, cafeteriaPlan: 0 }, taxYear2026)).toBeCloseTo(11_439 + 4_350, 8)
  })
  it('never falls when pay rises', () => {
    const money = fc.double({ min: 0, max: 400_000, noNaN: true })
    fc.assert(
      fc.property(money, money, (pay, more) => {
        const low = payrollTax(paid(pay), taxYear2026)
        const high = payrollTax(paid(pay + more), taxYear2026)
        expect(high.socialSecurity).toBeGreaterThanOrEqual(low.socialSecurity)
        expect(high.medicare).toBeGreaterThanOrEqual(low.medicare)
        expect(high.additionalMedicareWithheld).toBeGreaterThanOrEqual(low.additionalMedicareWithheld)
      }),
    )
  })
})
