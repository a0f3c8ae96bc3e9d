import { describe, expect, it } from 'vitest'
import { premiumByAge, premiumShares } from '#facts/insurance/marketplace.ts'
import { premiumAtAge } from './premium-at-age.ts'
import { premiumCredit, requiredShare } from './premium-credit.ts'

/** The table of 26 CFR 1.36B-3(g)(2), for its examples. */
const table2014 = {
  rows: [
    { from: 0, to: 133, initial: 0.02, final: 0.02 },
    { from: 133, to: 150, initial: 0.03, final: 0.04 },
    { from: 150, to: 200, initial: 0.04, final: 0.063 },
    { from: 200, to: 250, initial: 0.063, final: 0.0805 },
    { from: 250, to: 300, initial: 0.0805, final: 0.095 },
    { from: 300, to: 400, initial: 0.095, final: 0.095 },
  ],
  noneOver: 400,
  noneUnder: 100,
}
/** The same for 2020 and 2021 before the act of March 2021: 9.83% at the top. */
const table2021 = { ...table2014, rows: [{ from: 0, to: 400, initial: 0.0983, final: 0.0983 }] }
const law = premiumShares.in(2026).value

describe('share of income', () => {
  it('26 CFR 1.36B-3(g)(3), examples 1 and 2: 275% of the line is 8.78%, 210% is 6.65%', () => {
    expect(requiredShare(27_500, 10_000, table2014, 'forms')).toBe(0.0878)
    expect(requiredShare(21_000, 10_000, table2014, 'forms')).toBe(0.0665)
  })
  it('Rev. Proc. 2025-25: the ends of each row for 2026', () => {
    const at = (percent: number) => requiredShare(percent * 100, 10_000, law)
    expect(at(100)).toBe(0.021)
    expect(at(132.9)).toBe(0.021)
    expect(at(133)).toBe(0.0314)
    expect(at(150)).toBeCloseTo(0.0419, 10)
    expect(at(200)).toBeCloseTo(0.066, 10)
    expect(at(250)).toBeCloseTo(0.0844, 10)
    expect(at(300)).toBeCloseTo(0.0996, 10)
    expect(at(400)).toBeCloseTo(0.0996, 10)
  })
  it('one dollar over four times the line ends the credit; under the line there is none', () => {
    // A couple in 2026: 4 x 21,150 = 84,600 (KFF, October 2025: $84,600 for two).
    expect(requiredShare(84_600, 21_150, law)).toBeCloseTo(0.0996, 10)
    expect(requiredShare(84_601, 21_150, law)).toBeNull()
    expect(requiredShare(62_600, 15_650, law)).not.toBeNull()
    expect(requiredShare(62_601, 15_650, law)).toBeNull()
    expect(requiredShare(15_649, 15_650, law)).toBeNull()
  })
  it('in 2025 there is no edge: 8.5% from four times the line on', () => {
    const before = premiumShares.in(2025).value
    expect(requiredShare(200_000, 15_060, before)).toBe(0.085)
    expect(requiredShare(15_060 * 1.5, 15_060, before)).toBeCloseTo(0, 10)
  })
})

describe('credit', () => {
  it('KFF, February 2021: $50,000 at 60 pays $410 of a $957 benchmark, a credit of $548; at $52,000 the whole $957', () => {
    const year = [{ months: 12, benchmark: 957, premium: 957 }]
    const share = requiredShare(50_000, 12_760, table2021)
    const credit = premiumCredit(year, share, 50_000) / 12
    expect(957 - credit).toBeCloseTo(410, 0)
    expect(credit).toBeGreaterThan(547)
    expect(credit).toBeLessThan(548)
    expect(premiumCredit(year, requiredShare(52_000, 12_760, table2021), 52_000)).toBe(0)
  })
  it('is never more than the premium, and month by month', () => {
    expect(premiumCredit([{ months: 12, benchmark: 900, premium: 500 }], 0.021, 16_000)).toBe(12 * 500)
    const own = (0.066 * 31_300) / 12
    const two = premiumCredit(
      [
        { months: 4, benchmark: 1800, premium: 1800 },
        { months: 8, benchmark: 850, premium: 850 },
      ],
      0.066,
      31_300,
    )
    expect(two).toBeCloseTo(4 * (1800 - own) + 8 * (850 - own), 8)
  })
})

describe('premium by age', () => {
  const table = premiumByAge.value
  it('the federal curve: one factor for each age from 21 to 64, three times at the end', () => {
    expect(table.factors).toHaveLength(44)
    expect(table.factors.at(-1)).toBe(3)
    expect(premiumAtAge(1, 21, 40, table)).toBe(1.278)
    expect(premiumAtAge(1, 21, 60, table)).toBe(2.714)
    expect(premiumAtAge(500, 64, 80, table)).toBe(500)
  })
  it('KFF’s $957 at 60 in 2021 is its $452 average at 40 times the curve, to a percent', () => {
    expect(Math.abs(premiumAtAge(452, 40, 60, table) / 957 - 1)).toBeLessThan(0.01)
  })
})
