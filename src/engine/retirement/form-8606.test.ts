import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Form8606Facts, form8606, settleIraYear } from './form-8606.ts'

const none: Form8606Facts = {
  nondeductible: 0,
  paidNextYear: 0,
  basisBefore: 0,
  yearEndValue: 0,
  distributions: 0,
  conversions: 0,
}

describe('Form 8606', () => {
  it('Publication 590-B, Rose Green: basis 300, 2,000 put in of which 500 isn’t deducted, 5,000 converted, 20,000 left: 460 and 4,540', () => {
    // Worksheet 1-1 uses all 2,000 before the deduction is known: 2,300 / 25,000 = 0.092; 5,000 x 0.092 = 460 (also on the 2018 sample form, lines 16 to 18).
    const form = form8606({ ...none, nondeductible: 2_000, basisBefore: 300, yearEndValue: 20_000, conversions: 5_000 })
    expect(form.line9).toBe(25_000)
    expect(form.line10).toBeCloseTo(0.092, 12)
    expect(form.line11).toBeCloseTo(460, 9)
    expect(form.line18).toBeCloseTo(4_540, 9)
  })
  it('instructions, line 4: 1,000 of basis, 2,000 taken out, 30,000 left, share 0.031: 62 free, 938 goes on', () => {
    const form = form8606(
      { ...none, nondeductible: 1_000, yearEndValue: 30_000, distributions: 2_000 },
      { rounding: 'forms' },
    )
    expect(form.line10).toBe(0.031)
    expect([form.line12, form.line13, form.line14, form.line15a]).toEqual([62, 62, 938, 1_938])
  })
  it('a clean backdoor is free of tax, one beside 92,500 of pre-tax money is 92.5% taxable', () => {
    const clean = form8606({ ...none, nondeductible: 7_500, conversions: 7_500 })
    expect([clean.line18, clean.line14]).toEqual([0, 0])
    // 7,500 / (92,500 + 7,500) = 0.075; 7,500 x 0.925 = 6,937.50.
    const beside = form8606({ ...none, nondeductible: 7_500, conversions: 7_500, yearEndValue: 92_500 })
    expect(beside.line18).toBeCloseTo(6_937.5, 9)
    expect(beside.line14).toBeCloseTo(7_500 - 562.5, 9)
  })
  it('a little growth before converting: with the share rounded to 1.000 nothing is taxed and no basis is below zero', () => {
    const form = form8606({ ...none, nondeductible: 6_500, conversions: 6_501 }, { rounding: 'forms' })
    expect(form.line18).toBe(0)
    expect(form.line14).toBe(0)
  })
  it('what is paid after December 31 counts as basis, but not in this year’s share', () => {
    const form = form8606({ ...none, nondeductible: 7_500, paidNextYear: 7_500, conversions: 7_500 })
    expect([form.line10, form.line18, form.line14]).toEqual([0, 7_500, 7_500])
  })
  it('nothing taken out: all of the basis goes on', () => {
    expect(form8606({ ...none, nondeductible: 4_000, basisBefore: 9_000, yearEndValue: 50_000 }).line14).toBe(13_000)
  })
  it('basis is never made, lost or used twice', () => {
    const dollars = fc.double({ min: 0, max: 1e7, noNaN: true })
    fc.assert(
      fc.property(dollars, dollars, dollars, dollars, dollars, dollars, (a, b, c, d, e, f) => {
        const facts = {
          nondeductible: a,
          paidNextYear: Math.min(a, b),
          basisBefore: c,
          yearEndValue: d,
          distributions: e,
          conversions: f,
        }
        const form = form8606(facts)
        expect(form.line13 + form.line14).toBeCloseTo(form.line3, 4)
        expect(form.line15a + form.line18 + form.line11 + form.line12).toBeCloseTo(e + f, 4)
        expect(Math.min(form.line14, form.line15a, form.line18)).toBeGreaterThanOrEqual(0)
        expect(form.line10).toBeLessThanOrEqual(1)
        const more = form8606({ ...facts, yearEndValue: d + 1_000 })
        expect(more.line18).toBeGreaterThanOrEqual(form.line18 - 1e-6)
      }),
    )
  })
})

describe('a year with a contribution and a conversion', () => {
  const year = { contributed: 2_000, basisBefore: 300, yearEndValue: 20_000, distributions: 0, conversions: 5_000 }
  it('Publication 590-B, Rose Green: 1,500 of 2,000 deducted, 460 free by the worksheet, 340 of basis left', () => {
    const found = settleIraYear(year, (taxable) => (Math.abs(taxable - 4_540) < 0.01 ? 1_500 : 0))
    expect(found).toMatchObject({ deducted: 1_500, byWorksheet: true, line3: 800 })
    expect(found.line13).toBeCloseTo(460, 9)
    expect(found.line18).toBeCloseTo(4_540, 9)
    expect(found.line14).toBeCloseTo(340, 9)
  })
  it('wholly deducted, the form itself applies: only older basis is free', () => {
    const found = settleIraYear(year, () => 2_000)
    expect(found).toMatchObject({ deducted: 2_000, byWorksheet: false })
    // 300 / 25,000 of 5,000 is 60.
    expect(found.line11).toBeCloseTo(60, 9)
    expect(found.line14).toBeCloseTo(240, 9)
  })
  it('where the worksheet would free basis that there isn’t, deduction and form agree', () => {
    // No basis, 7,000 put in, 10,000 converted, 7,000 left: as if nothing were deducted 4,117.65 would be free, and all 7,000 deductible at the lower income.
    const rule = (taxable: number) => (taxable <= 6_000 ? 7_000 : Math.max(0, 7_000 - (taxable - 6_000)))
    const found = settleIraYear(
      { contributed: 7_000, basisBefore: 0, yearEndValue: 7_000, distributions: 0, conversions: 10_000 },
      rule,
    )
    // Deducted D = 13,000 - T, free 10,000 (7,000 - D) / 17,000 and T = 10,000 - free: T = 10,000 - (T - 6,000) / 1.7, so T = 23,000 / 2.7 = 8,518.52.
    expect(found.line18).toBeCloseTo(8_518.52, 1)
    expect(found.deducted).toBeCloseTo(13_000 - 23_000 / 2.7, 1)
    expect(found.line13).toBeLessThanOrEqual(found.line3 + 1e-9)
  })
  it('no basis is counted twice, whatever the deduction', () => {
    const dollars = fc.double({ min: 0, max: 1e5, noNaN: true })
    fc.assert(
      fc.property(
        dollars,
        dollars,
        dollars,
        dollars,
        dollars,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (contributed, basisBefore, yearEndValue, distributions, conversions, part) => {
          const found = settleIraYear(
            { contributed, basisBefore, yearEndValue, distributions, conversions },
            () => contributed * part,
          )
          expect(found.line14).toBeGreaterThanOrEqual(0)
          expect(found.deducted).toBeLessThanOrEqual(contributed + 1e-9)
          expect(found.line11 + found.line12).toBeCloseTo(found.line13, 4)
        },
      ),
    )
  })
})
