import { describe, expect, test } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { saltCap2027 } from '#facts/tax-years/standing.ts'
import { lawAhead, saltCapIn } from './law-ahead.ts'

describe('cap on state and local taxes (P.L. 119-21 s. 70120)', () => {
  test('2027 as the statute prints it: 40,804, threshold 510,050', () => {
    const { cap, magiOver } = saltCapIn(taxYear2026, 2027).value
    expect(cap.joint).toBeCloseTo(saltCap2027.value.cap, 6)
    expect(cap.separate).toBeCloseTo(saltCap2027.value.capSeparate, 6)
    expect(magiOver.joint).toBeCloseTo(saltCap2027.value.magiOver, 6)
    expect(magiOver.separate).toBeCloseTo(saltCap2027.value.magiOverSeparate, 6)
  })
  test('one year ahead of 2025 is the 2026 law', () => {
    expect(saltCapIn(taxYear2025, 2026).value.cap.single).toBeCloseTo(taxYear2026.saltCap.value.cap.single, 6)
    expect(saltCapIn(taxYear2025, 2026).value.magiOver.single).toBeCloseTo(taxYear2026.saltCap.value.magiOver.single, 6)
  })
  test('still 1% a year in 2029, 10,000 from 2030 whatever the income', () => {
    // 40,400 x 1.01^3
    expect(saltCapIn(taxYear2026, 2029).value.cap.single).toBeCloseTo(41_624.1604, 4)
    expect(saltCapIn(taxYear2026, 2030).value.cap).toMatchObject({ single: 10_000, joint: 10_000, separate: 5000 })
    expect(saltCapIn(taxYear2026, 2050).value.cap.single).toBe(10_000)
  })
})

describe('what is indexed and what is not', () => {
  const ahead = lawAhead(taxYear2026, 'joint', 10, 0.025)
  const factor = 1.025 ** 10
  test('brackets, standard deduction, gains edges and minimum tax grow', () => {
    expect(ahead.ordinaryBrackets.value.joint[1]?.over).toBeCloseTo(24_800 * factor, 6)
    expect(ahead.standardDeduction.value.joint).toBeCloseTo(32_200 * factor, 6)
    expect(ahead.capitalGains.value.zeroUpTo.joint).toBeCloseTo(98_900 * factor, 6)
    expect(ahead.alternativeMinimumTax.value.exemption.joint).toBeCloseTo(140_200 * factor, 6)
    expect(ahead.year).toBe(2036)
    expect(ahead.standardDeduction.status).toBe('projected')
  })
  test('the loan limit and the net investment income tax stay', () => {
    expect(ahead.mortgageInterest.value.debtLimit.joint).toBe(750_000)
    expect(ahead.netInvestmentIncomeTax.value.magiOver.joint).toBe(250_000)
  })
  test('other statuses are left alone, and year 0 is the law itself', () => {
    expect(ahead.standardDeduction.value.single).toBe(16_100)
    expect(lawAhead(taxYear2026, 'single', 0, 0.03)).toBe(taxYear2026)
  })
})

describe('a later year whose law is held', () => {
  test('2025 one year ahead is the 2026 law itself, with what begins in it', () => {
    const next = lawAhead(taxYear2025, 'single', 1, 0.025, [taxYear2026])
    expect(next).toBe(taxYear2026)
    expect(lawAhead(taxYear2025, 'single', 1, 0.025).year).toBe(2026)
  })
  test('later years are carried on from it', () => {
    expect(lawAhead(taxYear2025, 'single', 3, 0.02, [taxYear2026]).standardDeduction.value.single).toBeCloseTo(
      16_100 * 1.02 ** 2,
      8,
    )
    expect(lawAhead(taxYear2026, 'single', 2, 0.02, [taxYear2026])).toEqual(lawAhead(taxYear2026, 'single', 2, 0.02))
  })
})
