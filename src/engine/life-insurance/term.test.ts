import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupTermLife } from '#facts/insurance/group-term.ts'
import { multipleByAge, soldPolicies } from '#facts/insurance/life-need.ts'
import { termLifeByLength } from '#facts/insurance/term-life.ts'
import { imputedIncome, tableOneCost } from './group-term.ts'
import { bestLadder, coverageIn, coverageYears, lengthFor, onePolicy, rungsOf, yearsNeeded } from './ladder.ts'
import { policySize } from './policy-size.ts'
import { premiumReturn } from './premium-return.ts'
import { dimeNeed, humanLifeValue, mostMultiple } from './rules-of-thumb.ts'
import { ageNearest, termPrice } from './term-price.ts'

const sold = { ...soldPolicies.value, mostRungs: 3 }
const free = groupTermLife.value

describe('coverage through work that is taxed', () => {
  it('Pub. 15-B: $200,000 at 45 with $100 a year paid by the employee adds $170 of pay', () => {
    // $0.15 × 150 × 12 = 270, less 100.
    expect(imputedIncome(200_000, 45, 100, free)).toBe(170)
  })
  it.each([
    // A newsletter’s example A (2003): $80,000 at 42 costs $3 a month by Table I, and the $16 a month paid is more.
    [80_000, 42, 0, 36],
    [80_000, 42, 192, 0],
    // $100,000 at 42: 0.10 × 50 × 12 = 60.
    [100_000, 42, 0, 60],
    [50_000, 60, 0, 0],
    // 50,050 above is 50.1 thousands to the nearest hundred: 0.66 × 50.1 × 12 = 396.79.
    [100_050, 60, 0, 396.79],
  ])('%d of coverage at %d, %d paid: %d', (coverage, age, paid, expected) =>
    expect(imputedIncome(coverage, age, paid, free)).toBe(expected),
  )
  it('Table I steps up with each five years of age', () => {
    expect([24, 25, 34, 35, 49, 50, 64, 65, 70, 90].map((age) => tableOneCost(age, free))).toEqual([
      0.05, 0.06, 0.08, 0.09, 0.15, 0.23, 0.66, 1.27, 2.06, 2.06,
    ])
  })
})

describe('a price by age, length and amount', () => {
  const table = termLifeByLength.value
  const price = (years: number, amount: number, age: number, sex: 'female' | 'male' = 'male') =>
    termPrice(table, { years, amount }, { age, sex })
  it('is the printed one where there is one', () => {
    expect(price(20, 500_000, 40)).toBe(36.92)
    expect(price(30, 250_000, 50, 'female')).toBe(59.64)
  })
  it('comes near the printed ages in between', () => {
    // NoExam.com, January 2020, 20 years, $500,000, men of 40 and 45 are $36.92 and $59.93. Equal percents: 36.92 × (59.93 / 36.92)^0.4.
    expect(price(20, 500_000, 42)).toBeCloseTo(44.819, 2)
  })
  it('is on a line between two sizes and proportional above the largest', () => {
    expect(price(20, 375_000, 40)).toBeCloseTo((21.67 + 36.92) / 2, 10)
    expect(price(20, 1_000_000, 40)).toBeCloseTo(2 * 36.92, 10)
  })
  it('is not known outside the list', () => {
    expect(price(20, 50_000, 40)).toBeNull()
    expect(price(20, 250_000, 61)).toBeNull()
    expect(price(20, 250_000, 24)).toBeNull()
    expect(price(30, 250_000, 51)).toBeNull()
    expect(price(25, 250_000, 40)).toBeNull()
    expect(price(20, 2_000_000, 40)).toBeCloseTo(4 * 36.92, 10)
    expect(price(20, 2_050_000, 40)).toBeNull()
  })
  it('age nearest: the next birthday counts from six months before it', () => {
    expect(ageNearest('1986-05-22', '2026-11-21')).toBe(40)
    expect(ageNearest('1986-05-22', '2026-11-22')).toBe(41)
    expect(ageNearest('1986-05-21', '2026-11-21')).toBe(41)
    expect(ageNearest('1986-11-23', '2026-11-22')).toBe(40)
    expect(ageNearest('2026-11-22', '2026-11-22')).toBe(0)
  })
})

describe('return of premium', () => {
  it('a rider of $26.50 a month for 30 years that returns $26,400 pays 6.1% (prices of Investopedia’s example)', () => {
    // $562 and $880 a year: 318 more, 26,400 back. Monthly: (880 − 562) / 12 = 26.50.
    const found = premiumReturn(562 / 12, 880 / 12, 30)
    expect(found).toMatchObject({ outcome: 'rate' })
    if (found.outcome !== 'rate') return
    expect(found.returned).toBeCloseTo(26_400, 6)
    // Bisection elsewhere: 6.09473% a year.
    expect(found.rate).toBeCloseTo(0.060_947_3, 7)
  })
  it('put back into the deposits it gives what is returned', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 300, noNaN: true }),
        fc.double({ min: 1, max: 500, noNaN: true }),
        fc.constantFrom(10, 15, 20, 30),
        (plain, extra, years) => {
          const found = premiumReturn(plain, plain + extra, years)
          if (found.outcome !== 'rate') throw new Error('a rate')
          let balance = 0
          for (let month = 0; month < years * 12; month++) balance = (balance + extra) * (1 + found.rate) ** (1 / 12)
          expect(balance / found.returned).toBeCloseTo(1, 6)
        },
      ),
    ))
  it('has no rate where it costs no more', () =>
    expect(premiumReturn(50, 50, 20)).toEqual({ outcome: 'costs-no-more', returned: 12_000 }))
})

describe('policies', () => {
  it('are sold in steps', () => {
    const { sizes } = soldPolicies.value
    expect([0, 1, 100_000, 240_001, 250_001, 630_000, 1_000_001, 3_000_001].map((n) => policySize(n, sizes))).toEqual([
      0, 25_000, 100_000, 250_000, 300_000, 650_000, 1_250_000, 3_500_000,
    ])
  })
  it('a need that falls evenly over 30 years: ladder by hand', () => {
    // 600,000 falling 20,000 a year. 10, 20 and 30 years: at most 200,000 from year 20 on, 400,000 from year 10 on.
    const gaps = Array.from({ length: 30 }, (_, year) => 600_000 - 20_000 * year)
    expect(rungsOf(gaps, [10, 20, 30], sold)).toEqual([
      { years: 10, amount: 200_000 },
      { years: 20, amount: 200_000 },
      { years: 30, amount: 200_000 },
    ])
    expect(onePolicy(gaps, sold)).toEqual({ years: 30, amount: 600_000 })
    expect(yearsNeeded(gaps, sold.least)).toBe(26)
  })
  it('a level need is one policy', () => {
    const gaps = Array.from({ length: 20 }, () => 500_000)
    expect(bestLadder(gaps, sold, () => null)).toEqual([{ years: 20, amount: 500_000 }])
    expect(bestLadder([], sold, () => null)).toEqual([])
    expect(lengthFor(45, sold.lengths)).toBe(30)
  })
  it('every ladder covers every year up to its end, and the best costs no more than one policy', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        (gaps, isPriced) => {
          const cost = ({ years, amount }: { years: number; amount: number }) =>
            isPriced ? years * (5 + (amount / 1000) * (0.05 + 0.003 * years)) : null
          const ladder = bestLadder(gaps, sold, cost)
          const one = onePolicy(gaps, sold)
          if (one === null) return expect(ladder).toEqual([])
          gaps.forEach((gap, year) => {
            if (year < one.years && gap >= sold.least)
              expect(coverageIn(ladder, year)).toBeGreaterThanOrEqual(Math.min(gap, 2_000_000) - 1e-6)
          })
          expect(ladder.length).toBeLessThanOrEqual(3)
          const sum = (rungs: typeof ladder) => rungs.reduce((all, rung) => all + (cost(rung) ?? 0), 0)
          if (isPriced) expect(sum(ladder)).toBeLessThanOrEqual(sum([one]) + 0.01)
          else expect(coverageYears(ladder)).toBeLessThanOrEqual(coverageYears([one]))
        },
      ),
    ))
})

describe('quick rules', () => {
  it('DIME adds up', () =>
    expect(
      dimeNeed({
        debts: 20_000,
        final: 15_000,
        yearlyIncome: 80_000,
        years: 15,
        mortgage: 250_000,
        education: 100_000,
      }),
    ).toBe(1_585_000))
  it('human life value without interest or inflation is pay kept for others times the years', () => {
    expect(humanLifeValue(50_000, 0.3, 20, 0, 0)).toBeCloseTo(700_000, 6)
    expect(humanLifeValue(50_000, 0.3, 0, 0, 0)).toBe(0)
  })
  it('insurers’ usual limits by age', () =>
    expect([25, 40, 41, 60, 64, 80].map((age) => mostMultiple(age, multipleByAge.value))).toEqual([
      30, 30, 20, 15, 10, 10,
    ]))
})
