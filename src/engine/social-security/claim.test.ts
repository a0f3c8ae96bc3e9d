import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spouseReduction, workerReduction } from '#facts/social-security/rules.ts'
import { claimMonths, toMonthCount } from './birth.ts'
import {
  adjustedBenefit,
  benefitInMonth,
  creditsCounted,
  creditsEarned,
  dueInMonth,
  monthsEarly,
  reducedAmount,
  reductionShare,
  retirementBenefit,
} from './claim.ts'
import { born } from './social-security.testkit.ts'

const worker = workerReduction.value

describe('SSA, benefits at age 62 on a PIA of $1,000 (early retirement table)', () => {
  // Columns: months of reduction, worker's amount, worker's reduction in percent, spouse's amount, spouse's reduction.
  it.each([
    [1937, 36, 800, 20, 375, 25],
    [1938, 38, 791, 20.83, 370, 25.83],
    [1939, 40, 783, 21.67, 366, 26.67],
    [1940, 42, 775, 22.5, 362, 27.5],
    [1941, 44, 766, 23.33, 358, 28.33],
    [1942, 46, 758, 24.17, 354, 29.17],
    [1943, 48, 750, 25, 350, 30],
    [1955, 50, 741, 25.83, 345, 30.83],
    [1956, 52, 733, 26.67, 341, 31.67],
    [1957, 54, 725, 27.5, 337, 32.5],
    [1958, 56, 716, 28.33, 333, 33.33],
    [1959, 58, 708, 29.17, 329, 34.17],
    [1960, 60, 700, 30, 325, 35],
  ])('born %d', (year, months, amount, percent, spouseAmount, spousePercent) => {
    const birth = born(`${year}-06-02`) // born on the 2nd: may start at exactly 62
    expect(monthsEarly(birth, birth.month62)).toBe(months)
    expect(benefitInMonth(1000, { birth, claimMonth: birth.month62 }, birth.month62, worker)).toBe(amount)
    expect(reductionShare(months, worker) * 100).toBeCloseTo(percent, 2)
    expect(Math.floor(reducedAmount(500, months, spouseReduction.value))).toBe(spouseAmount)
    expect(reductionShare(months, spouseReduction.value) * 100).toBeCloseTo(spousePercent, 2)
  })
})

describe('SSA, effect of early or delayed retirement on benefits: percent of PIA at 62, 63, 64, 65, 66, 67 and 70', () => {
  it.each([
    [1924, [80, 86 + 2 / 3, 93 + 1 / 3, 100, 103, 106, 115]],
    [1943, [75, 80, 86 + 2 / 3, 93 + 1 / 3, 100, 108, 132]],
    [1955, [74 + 1 / 6, 79 + 1 / 6, 85 + 5 / 9, 92 + 2 / 9, 98 + 8 / 9, 106 + 2 / 3, 130 + 2 / 3]],
    [1956, [73 + 1 / 3, 78 + 1 / 3, 84 + 4 / 9, 91 + 1 / 9, 97 + 7 / 9, 105 + 1 / 3, 129 + 1 / 3]],
    [1957, [72.5, 77.5, 83 + 1 / 3, 90, 96 + 2 / 3, 104, 128]],
    [1958, [71 + 2 / 3, 76 + 2 / 3, 82 + 2 / 9, 88 + 8 / 9, 95 + 5 / 9, 102 + 2 / 3, 126 + 2 / 3]],
    [1959, [70 + 5 / 6, 75 + 5 / 6, 81 + 1 / 9, 87 + 7 / 9, 94 + 4 / 9, 101 + 1 / 3, 125 + 1 / 3]],
    [1960, [70, 75, 80, 86 + 2 / 3, 93 + 1 / 3, 100, 124]],
  ])('born %d', (year, percents) => {
    const birth = born(`${year}-06-02`)
    for (const [i, age] of [62, 63, 64, 65, 66, 67, 70].entries()) {
      const found = retirementBenefit(1000, birth, birth.month + age * 12, worker)
      expect(found.outcome === 'paid' ? found.share * 100 : found.outcome).toBeCloseTo(percents[i] ?? 0, 9)
    }
  })
})

describe('published amounts', () => {
  it('20 CFR 404.410(a), Alex: PIA $980.50, 44 months early: $751.70', () =>
    expect(adjustedBenefit(980.5, 44, 0, 8, worker)).toBe(751.7))
  it('20 CFR 404.410(b): spouse $412.40, 28 months early: $332.20', () =>
    expect(reducedAmount(412.4, 28, spouseReduction.value)).toBe(332.2))
  it('POMS RS 00615.692: PIA $802.80, 25 credits of 1/3%: $869.70, not $869.60', () =>
    expect(adjustedBenefit(802.8, 0, 25, 4, worker)).toBe(869.7))
  it('POMS RS 00615.692: PIA $1,000.00, born 15 June 1940, 30 credits of 7/12%: $1,175.00', () => {
    expect(born('1940-06-15').creditPercent).toBe(7)
    expect(adjustedBenefit(1000, 0, 30, 7, worker)).toBe(1175)
  })
  it('SSA benefit examples 2026, case A: PIA $2,609.80, 60 months early: $1,826', () =>
    expect(Math.floor(adjustedBenefit(2609.8, 60, 0, 8, worker))).toBe(1826))
  it.each([
    [1990, 3.5],
    [1992, 4],
    [1994, 4.5],
    [1996, 5],
    [1998, 5.5],
    [2000, 6],
    [2002, 6.5],
  ])('Social Security Handbook 720.3: 65 in %d earns %d%% a year', (year, percent) => {
    expect(born(`${year - 65}-06-15`).creditPercent).toBe(percent)
  })
})

describe('delayed credits are added in January (20 CFR 404.313)', () => {
  // Born 15 September 1960: full retirement age 67 in September 2027.
  const birth = born('1960-09-15')
  const claimMonth = toMonthCount('2029-03')
  const at = (month: `${number}-${number}`) => benefitInMonth(1000, { birth, claimMonth }, toMonthCount(month), worker)

  it('a claim in March has the credits through December before it until next January', () => {
    expect(creditsEarned(birth, claimMonth)).toBe(18) // September 2027 to February 2029
    expect(creditsCounted(birth, claimMonth, claimMonth)).toBe(16) // to December 2028
    expect(at('2029-02')).toBe(0)
    expect(at('2029-03')).toBe(1106) // 1,000 × (1 + 16 × 2/3%) = 1,106.66
    expect(at('2029-12')).toBe(1106)
    expect(at('2030-01')).toBe(1120) // 18 × 2/3% = 12%
    expect(at('2040-06')).toBe(1120)
  })
  it('a claim in January starts with all of them', () => {
    const january = retirementBenefit(1000, birth, toMonthCount('2029-01'), worker)
    expect(january).toMatchObject({ first: 1106, final: 1106, finalFrom: toMonthCount('2029-01'), credits: 16 })
  })
  it('in the year of full retirement age none count yet', () => {
    const claim = retirementBenefit(1000, birth, toMonthCount('2027-12'), worker)
    expect(claim).toMatchObject({ first: 1000, final: 1020, finalFrom: toMonthCount('2028-01'), credits: 3 })
  })
  it('at 70 all count at once, in whatever month', () => {
    const claim = retirementBenefit(1000, birth, birth.month70, worker)
    expect(claim).toMatchObject({ first: 1240, final: 1240, finalFrom: birth.month70, credits: 36 })
  })
  it('a claim in the months before 70 is made whole at 70, not the January after', () => {
    const claim = retirementBenefit(1000, birth, toMonthCount('2030-07'), worker)
    expect(claim).toMatchObject({ first: 1186, final: 1226, finalFrom: toMonthCount('2030-09'), credits: 34 })
  })
  it('nothing is added past 70', () =>
    expect(retirementBenefit(1000, birth, birth.month70 + 30, worker)).toMatchObject({ first: 1240, credits: 36 }))
})

describe('a claim', () => {
  const birth = born('1964-06-15')
  it('before 62 has held all month is too early', () => {
    expect(retirementBenefit(1000, birth, toMonthCount('2026-06'), worker)).toEqual({
      outcome: 'too-early',
      firstMonth: toMonthCount('2026-07'),
    })
    expect(dueInMonth(1000, { birth, claimMonth: toMonthCount('2026-06') }, toMonthCount('2026-06'), worker)).toBe(0)
  })
  it('in the first possible month of most people is 59 months early, of one born on the 2nd 60', () => {
    expect(monthsEarly(birth, birth.firstMonth)).toBe(59)
    const second = born('1964-06-02')
    expect(monthsEarly(second, second.firstMonth)).toBe(60)
    const first = born('1964-06-01')
    expect(monthsEarly(first, first.firstMonth)).toBe(59)
  })
  it('gets back months that the earnings test held, from full retirement age on', () => {
    const claim = { birth, claimMonth: birth.firstMonth, monthsRestored: 11 }
    // 59 months early: 1 - 36/180 - 23/240 = 0.7041666…; 48 months: 0.75.
    expect(benefitInMonth(1000, claim, birth.fullMonth - 1, worker)).toBe(704)
    expect(benefitInMonth(1000, claim, birth.fullMonth, worker)).toBe(750)
  })
})

describe('properties', () => {
  const dates = fc
    .date({ min: new Date('1943-01-02'), max: new Date('2010-12-31'), noInvalidDate: true })
    .map((day) => born(day.toISOString().slice(0, 10)))
  // PIAs are whole dimes.
  const pias = fc.integer({ min: 0, max: 60_000 }).map((dimes) => dimes / 10)

  it('the final amount never falls when the claim is later', () => {
    fc.assert(
      fc.property(dates, pias, (birth, pia) => {
        const finals = claimMonths(birth).map((month) => {
          const found = retirementBenefit(pia, birth, month, worker)
          return found.outcome === 'paid' ? found.final : -1
        })
        expect(finals).toEqual([...finals].sort((a, b) => a - b))
        expect(finals[0]).toBeGreaterThanOrEqual(Math.floor(pia * 0.7) - 1)
        expect(finals.at(-1)).toBeLessThanOrEqual(pia * 1.32 + 1e-6)
      }),
      { numRuns: 60 },
    )
  })
  it('every amount equals whole-number arithmetic: dimes × (720 - 4 near - 3 far) / 720, or × (150 + credits) / 150', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -48, max: 60 }), (dimes, early) => {
        const near = BigInt(Math.min(36, Math.max(0, early)))
        const far = BigInt(Math.max(0, early - 36))
        const credits = BigInt(Math.max(0, -early))
        const exact =
          early > 0 ? (BigInt(dimes) * (720n - 4n * near - 3n * far)) / 720n : (BigInt(dimes) * (150n + credits)) / 150n
        const found = adjustedBenefit(dimes / 10, Math.max(0, early), Math.max(0, -early), 8, worker)
        expect(Math.round(found * 10)).toBe(Number(exact))
      }),
    )
  })
  it('whole dollars are paid, never more than is due', () => {
    fc.assert(
      fc.property(dates, pias, fc.nat(95), fc.nat(200), (birth, pia, wait, later) => {
        const claim = { birth, claimMonth: birth.firstMonth + wait }
        const due = dueInMonth(pia, claim, claim.claimMonth + later, worker)
        const paid = benefitInMonth(pia, claim, claim.claimMonth + later, worker)
        expect(Number.isInteger(paid)).toBe(true)
        expect(paid).toBeLessThanOrEqual(due + 1e-9)
        expect(due - paid).toBeLessThan(1)
      }),
    )
  })
})
