import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeYear, type EarningsLimits, excessEarnings, heldBackMonths, monthlyLimit } from './earnings-test.ts'
import { at } from './social-security.testkit.ts'

const of2019: EarningsLimits = { underFullAge: 17_640, yearOfFullAge: 46_920 }
const of2021: EarningsLimits = { underFullAge: 18_960, yearOfFullAge: 50_520 }
const of2013: EarningsLimits = { underFullAge: 15_120, yearOfFullAge: 40_080 }
const of2025: EarningsLimits = { underFullAge: 23_400, yearOfFullAge: 62_160 }
const of2026: EarningsLimits = { underFullAge: 24_480, yearOfFullAge: 65_160 }
const everyMonth = (benefit: number): number[] => Array.from({ length: 12 }, () => benefit)

describe('published examples', () => {
  it('SSA, How Work Affects Your Benefits (EN-05-10077), 2021: $23,920 of pay, $600 a month', () => {
    const excess = excessEarnings(23_920, of2021, false)
    expect(excess).toBe(2_480)
    // Withheld January through May; the additional $520 withheld in May is paid the next year.
    expect(chargeYear(excess, everyMonth(600))).toEqual({ heldBack: [0, 1, 2, 3, 4], deducted: 2_480, refund: 520 })
  })

  it('SSA, How Work Affects Your Benefits (EN-05-10077), 2019: $22,600 of pay is $4,960 over the limit', () => {
    expect(excessEarnings(22_600, of2019, false)).toBe(2_480)
  })

  it('SSA, How Work Affects Your Benefits (EN-05-10077), 2025: $25,000 of pay withholds $800, January and February', () => {
    const excess = excessEarnings(25_000, of2025, false)
    expect(excess).toBe(800)
    expect(chargeYear(excess, everyMonth(600))).toEqual({ heldBack: [0, 1], deducted: 800, refund: 400 })
  })

  it('SSA, How Work Affects Your Benefits (EN-05-10077), 2025: full age in November, $65,520 until then withholds $1,120', () => {
    const excess = excessEarnings(65_520, of2025, true)
    expect(excess).toBe(1_120)
    const untilOctober = everyMonth(600).map((benefit, month) => (month < 10 ? benefit : 0))
    expect(chargeYear(excess, untilOctober)).toEqual({ heldBack: [0, 1], deducted: 1_120, refund: 80 })
  })

  it('SSA, Special Earnings Limit Rule, 2025: retired on 30 June after $37,000, paid for July, August and September', () => {
    const months = everyMonth(600).map((benefit, month) => (month >= 6 ? benefit : 0))
    // From October he works for his own business: those months may be charged, the three before may not.
    const works = months.map((_, month) => month < 6 || month >= 9)
    const charged = chargeYear(excessEarnings(37_000, of2025, false), months, works)
    expect(charged.heldBack.filter((month) => month < 9)).toEqual([])
    expect(monthlyLimit(of2025, false)).toBe(1_950)
    // The same case through steady work that ends: nothing is held back at all.
    const work = { yearlyPay: 74_000, stops: at(2025, 7) }
    expect(heldBackMonths(work, at(2025, 7), at(2030, 1), () => 600, of2025).months).toEqual([])
  })

  it('SSA, POMS RS 02501.100: $2,880 against $562 a month suspends January through June, June in part', () => {
    // 5 x 562 = 2,810 leaves 70 for June, so 492 of June is due later.
    expect(chargeYear(2_880, everyMonth(562))).toEqual({ heldBack: [0, 1, 2, 3, 4, 5], deducted: 2_880, refund: 492 })
  })

  it('SSA, Retirement Planner 2013: $23,120 every year from 62 to 66 withholds five months a year, 20 in all', () => {
    const work = { yearlyPay: 23_120, stops: at(2017, 1) }
    const held = heldBackMonths(work, at(2013, 1), at(2017, 1), () => 800, of2013)
    expect(held.months).toHaveLength(20)
    expect(held.refunds).toEqual([])
    // Paid by then: 48 x 800 - 20 x 800 = 22,400.
    expect((48 - held.months.length) * 800).toBe(22_400)
  })

  it('SSA, Exempt Amounts Under the Earnings Test: monthly amounts of 2026 are $2,040 and $5,430', () => {
    expect(monthlyLimit(of2026, false)).toBe(2_040)
    expect(monthlyLimit(of2026, true)).toBe(5_430)
  })
})

describe('edges', () => {
  it('nothing at the limit, a dollar for two above it, fractions dropped', () => {
    expect(excessEarnings(24_480, of2026, false)).toBe(0)
    expect(excessEarnings(24_481, of2026, false)).toBe(0)
    expect(excessEarnings(24_482, of2026, false)).toBe(1)
    expect(excessEarnings(65_162, of2026, true)).toBe(0)
    expect(excessEarnings(65_163, of2026, true)).toBe(1)
  })

  it('never deducts more than the months can bear', () => {
    expect(chargeYear(1_000_000, everyMonth(600))).toMatchObject({ deducted: 7_200, refund: 0 })
  })

  it('takes nothing without work, after full age, or from a claim after the work ends', () => {
    const none = { months: [], refunds: [] }
    expect(heldBackMonths(null, 24_000, 24_060, () => 600, of2026)).toEqual(none)
    expect(heldBackMonths({ yearlyPay: 90_000, stops: 24_100 }, 24_060, 24_060, () => 600, of2026)).toEqual(none)
    expect(heldBackMonths({ yearlyPay: 90_000, stops: 24_000 }, 24_000, 24_060, () => 600, of2026)).toEqual(none)
  })

  it('stopping in a later year makes that year the grace year, once', () => {
    // Claim in January 2026 with $120,000 of pay until the end of March 2027: all 12 months of 2026 and 3 of 2027.
    const work = { yearlyPay: 120_000, stops: at(2027, 4) }
    const held = heldBackMonths(work, at(2026, 1), at(2031, 1), () => 2_000, of2026)
    // 2026: (120,000 - 24,480)/2 = 47,760 > 24,000. 2027: (30,000 - 24,480)/2 = 2,760: two months, 1,240 back.
    expect(held.months).toEqual([...Array.from({ length: 12 }, (_, m) => at(2026, 1) + m), at(2027, 1), at(2027, 2)])
    expect(held.refunds).toEqual([{ month: at(2028, 1), amount: 1_240 }])
  })
})

it('deductions equal the law where the months can bear them, and the refund is less than a month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 4_500 }), (excess, benefit) => {
      const charged = chargeYear(excess, everyMonth(benefit))
      expect(charged.deducted).toBe(Math.min(excess, 12 * benefit))
      expect(charged.refund).toBeLessThan(benefit)
      expect(charged.heldBack.length * benefit).toBe(charged.deducted + charged.refund)
    }),
  )
})
