import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { icrFactors } from '#facts/student/income-contingent.ts'
import { incomeDriven, incomeDrivenSmallPrint } from '#facts/student/plans.ts'
import { povertyGuidelines } from '#facts/student/poverty.ts'
import { standardPayment } from './fixed-plans.ts'
import { askedPayment, discretionaryPayment, icrFactor, icrPayment, povertyLine } from './income-driven.ts'

const { single, married } = icrFactors.value
const { contiguous, alaska, hawaii } = povertyGuidelines.in(2026).value
const twelve = (balance: number): number => standardPayment({ balance, annualRate: 0.06, subsidized: false }, 144)
const icr = (agi: number, family: number, balance: number, rows = single): number =>
  icrPayment(agi, povertyLine(contiguous, family), twelve(balance), incomeDriven.value.icr, rows, 5)

describe('income-contingent payment', () => {
  it('Federal Register 2026-11540, example 1: Kesha, 15,000 at 6%, AGI 35,104, pays 105.23', () => {
    // 146.38 x 71.89% = 105.23, less than 20% x (35,104 - 15,960) / 12 = 319.07
    expect(icr(35_104, 1, 15_000)).toBe(105.23)
  })
  it('Federal Register 2026-11540, example 3: Santiago, 60,000 at 6%, AGI 41,769, pays 430.15', () => {
    expect(icr(41_769, 1, 60_000)).toBe(430.15)
  })
  it('Federal Register 2026-11540, interpolation: single with an AGI of 50,000 has 86.83%', () => {
    // 80.33 + (50,000 - 41,769) / (52,462 - 41,769) x (88.77 - 80.33) = 86.83
    expect(icrFactor(50_000, single)).toBe(0.8683)
  })
  it('a couple with 25,000 at 6% and a joint AGI of 99,146: 109.4% of the 12-year payment, 266.89', () => {
    // 25,000 x 0.005 / (1 - 1.005^-144) = 243.96; x 1.094 = 266.89; 20% x (99,146 - 21,640) / 12 is more
    expect(icr(99_146, 2, 25_000, married)).toBe(266.89)
  })
  it('holds the first and last factor beyond the rows, and is each row’s factor on it', () => {
    expect(icrFactor(0, single)).toBe(0.55)
    expect(icrFactor(1e9, single)).toBe(2)
    for (const rows of [single, married]) for (const [agi, factor] of rows) expect(icrFactor(agi, rows)).toBe(factor)
    expect(icrFactor(50_000, [])).toBe(0)
  })
  it('asks nothing below the poverty guideline and 5 dollars just above it', () => {
    expect(icr(15_960, 1, 60_000)).toBe(0)
    expect(icr(16_000, 1, 60_000)).toBe(5) // 40 x 20% / 12 = 0.67
  })
  it('never falls when income rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 5000 }), (agi, raise) => {
        expect(icr(agi + raise, 1, 40_000)).toBeGreaterThanOrEqual(icr(agi, 1, 40_000))
      }),
    )
  })
})

describe('discretionary income', () => {
  const old = incomeDriven.value.ibrBefore2014
  const recent = incomeDriven.value.ibrFrom2014
  it('is AGI over one and a half times the guideline: 60,000 with two people, 344.25 and 229.50', () => {
    // 60,000 - 1.5 x 21,640 = 27,540; x 15% / 12 and x 10% / 12
    const poverty = povertyLine(contiguous, 2)
    expect(discretionaryPayment(60_000, poverty, old)).toBeCloseTo(344.25, 9)
    expect(discretionaryPayment(60_000, poverty, recent)).toBeCloseTo(229.5, 9)
  })
  it('protects more in Alaska and Hawaii, and more for a larger family', () => {
    const at = (line: number): number => discretionaryPayment(60_000, line, recent)
    expect(at(povertyLine(alaska, 1))).toBeLessThan(at(povertyLine(hawaii, 1)))
    expect(at(povertyLine(hawaii, 1))).toBeLessThan(at(povertyLine(contiguous, 1)))
    expect(at(povertyLine(contiguous, 3))).toBeLessThan(at(povertyLine(contiguous, 2)))
  })
  it('grows with prices', () => {
    expect(povertyLine(contiguous, 4, 1.1)).toBeCloseTo(36_300, 9) // 33,000 x 1.1
  })
  it('asks nothing under 5 dollars and 10 from 5 to 10', () => {
    const small = incomeDrivenSmallPrint.value
    expect([0, 4.99, 5, 9.99, 10, 10.01].map((payment) => askedPayment(payment, small))).toEqual([
      0, 0, 10, 10, 10, 10.01,
    ])
  })
})
