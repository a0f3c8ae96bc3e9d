import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fundFor, valueNow } from './fund.ts'
import { balanceAfter, type FamilyCosts, type FamilyIncome, needAt } from './need.ts'

const nothing: FamilyIncome = { takeHome: () => 0, benefits: () => [] }
const bare: FamilyCosts = {
  living: 0,
  grownFrom: 99,
  grownShare: 1,
  children: [],
  childCare: 0,
  replacedCare: 0,
  careUntilAge: 13,
  college: { yearly: 0, years: 4, fromAge: 18, growth: 0 },
  mortgage: { balance: 0, rate: 0, monthsLeft: 1, isPaidOff: true },
  debts: 0,
  final: 0,
  supportYears: 0,
  inflation: 0,
  savesExtra: false,
}

describe('the fund', () => {
  it('pays for a row of shortfalls: an annuity due', () => {
    // 10 payments of 1,000 at 5%, the first now: 1,000 × (1 − 1.05^-10) / 0.05 × 1.05 = 8,107.82.
    expect(fundFor(Array(10).fill(1000), 0.05)).toBeCloseTo(8107.82, 2)
    expect(valueNow(Array(10).fill(1000), 0.05)).toBeCloseTo(8107.82, 2)
  })
  it('money left over pays for later years, not for earlier ones', () => {
    expect(fundFor([-500, 800], 0)).toBe(300)
    expect(fundFor([800, -500], 0)).toBe(800)
    expect(fundFor([100, -300, 150, 60], 0)).toBe(100)
  })
  it('is the least amount that never runs out', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 30 }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        (shortfalls, rate) => {
          const lowest = (start: number): number => {
            let left = start
            let least = start
            for (const shortfall of shortfalls) {
              left -= shortfall
              least = Math.min(least, left)
              left *= 1 + rate
            }
            return least
          }
          const fund = fundFor(shortfalls, rate)
          expect(lowest(fund)).toBeGreaterThanOrEqual(-1e-6)
          if (fund > 1) expect(lowest(fund - 1)).toBeLessThan(0)
        },
      ),
    ))
})

describe('the need', () => {
  it('with a return equal to inflation is the sum of today’s prices', () => {
    const need = needAt({ ...bare, living: 36_000, supportYears: 10, inflation: 0.025 }, nothing, 0.025)
    expect(need.total).toBeCloseTo(360_000, 6)
  })
  it('college rises at its own rate, each child at the right age', () => {
    // Ages 17 and 10: four years each from 1 and from 8 years on. At 5% and a return of 0: 10,000 × Σ 1.05^y.
    const college = { yearly: 10_000, years: 4, fromAge: 18, growth: 0.05 }
    const years = [1, 2, 3, 4, 8, 9, 10, 11]
    const expected = years.reduce((sum, year) => sum + 10_000 * 1.05 ** year, 0)
    expect(needAt({ ...bare, children: [17, 10], college }, nothing, 0).total).toBeCloseTo(expected, 6)
  })
  it('child care ends with 13 for each child, help at home with the youngest', () => {
    // 12 and 9: 9,000 a year for both is 9,000 once, then 4,500 for three years; help of 6,000 for four years.
    const costs = { ...bare, children: [12, 9], childCare: 9000, replacedCare: 6000, supportYears: 20 }
    expect(needAt(costs, nothing, 0).total).toBe(9000 + 3 * 4500 + 4 * 6000)
  })
  it('a mortgage is paid off, or its payments go on', () => {
    const mortgage = { balance: 100_000, rate: 0.06, monthsLeft: 120, isPaidOff: true }
    expect(needAt({ ...bare, mortgage }, nothing, 0.03).total).toBe(100_000)
    // 100,000 at 6% over 120 months: 1,110.21 a month (level payment), 12 of them for ten years.
    const kept = needAt({ ...bare, mortgage: { ...mortgage, isPaidOff: false } }, nothing, 0)
    expect(kept.total).toBeCloseTo(120 * 1110.205, 1)
    // After five years 57,425.98 is left: 1,110.205 × (1 − 1.005^-60) / 0.005.
    expect(balanceAfter(mortgage, 60)).toBeCloseTo(57_425.98, 2)
    expect(balanceAfter(mortgage, 120)).toBe(0)
  })
  it('pay and benefits count while support lasts; what is left over is saved only where that is said', () => {
    const income: FamilyIncome = { takeHome: () => 30_000, benefits: () => [20_000, 20_000] }
    const costs = { ...bare, living: 40_000, supportYears: 4 }
    // Left over 10,000 twice, short 10,000 twice.
    expect(needAt(costs, income, 0).total).toBe(20_000)
    expect(needAt({ ...costs, savesExtra: true }, income, 0).total).toBe(0)
    expect(needAt(costs, income, 0).unused).toBe(20_000)
  })
  it('of a later death counts the years that are left, in the dollars of that year', () => {
    const costs = { ...bare, living: 12_000, supportYears: 10, inflation: 0.02, final: 1000 }
    // Six years left at prices 1.02^4 higher; the return equals inflation.
    expect(needAt(costs, nothing, 0.02, 4).total).toBeCloseTo((6 * 12_000 + 1000) * 1.02 ** 4, 6)
    expect(needAt(costs, nothing, 0.02, 10).total).toBeCloseTo(1000 * 1.02 ** 10, 6)
  })
  it('its parts add up to it', () =>
    fc.assert(
      fc.property(
        fc.record({
          living: fc.integer({ min: 0, max: 90_000 }),
          ages: fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 4 }),
          pay: fc.integer({ min: 0, max: 90_000 }),
          saves: fc.boolean(),
          paidOff: fc.boolean(),
          rate: fc.double({ min: 0, max: 0.08, noNaN: true }),
          death: fc.integer({ min: 0, max: 25 }),
        }),
        ({ living, ages, pay, saves, paidOff, rate, death }) => {
          const need = needAt(
            {
              ...bare,
              living,
              children: ages,
              childCare: 8000,
              college: { yearly: 12_000, years: 4, fromAge: 18, growth: 0.04 },
              mortgage: { balance: 150_000, rate: 0.05, monthsLeft: 200, isPaidOff: paidOff },
              debts: 5000,
              final: 9000,
              supportYears: 20,
              inflation: 0.03,
              savesExtra: saves,
            },
            { takeHome: () => pay, benefits: () => [15_000, 15_000, 9000] },
            rate,
            death,
          )
          const {
            final,
            debts,
            payoff,
            living: costs,
            care,
            college,
            mortgage,
            takeHome,
            benefits,
            unused,
            total,
          } = need
          const sum = final + debts + payoff + costs + care + college + mortgage - takeHome - benefits + unused
          expect(sum).toBeCloseTo(total, 4)
          expect(unused).toBeGreaterThanOrEqual(0)
        },
      ),
    ))
})
