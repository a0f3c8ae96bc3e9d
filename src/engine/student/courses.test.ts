import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePayment, oracleTotalInterest } from '#engine/oracles/lending.ts'
import { consolidationTerms, tieredStandardTerms } from '#facts/student/plans.ts'
import { fixedCourse } from './fixed-course.ts'
import { graduatedSteps, standardPayment, termByBalance } from './fixed-plans.ts'
import { askedPayment, discretionaryPayment, povertyLine } from './income-driven.ts'
import { incomeDrivenCourse, type Phase } from './income-driven-course.ts'
import { type Course, type StudentLoan, together } from './loan.ts'

const loan = (balance: number, annualRate = 0.06, subsidized = false): StudentLoan => ({
  balance,
  annualRate,
  subsidized,
})
const level = (one: StudentLoan, months: number): Course =>
  fixedCourse([{ loan: one, steps: [{ months, payment: standardPayment(one, months) }] }])
const graduated = (one: StudentLoan, months: number) => {
  const steps = graduatedSteps(one, months, 24, 3)
  return { first: steps[0]?.payment, last: steps.at(-1)?.payment, course: fixedCourse([{ loan: one, steps }]) }
}
const byIncome = (
  loans: readonly StudentLoan[],
  asked: number,
  over: Partial<Phase> = {},
  service: number | null = null,
) => incomeDrivenCourse(loans, [{ fromMonth: 0, asked: [asked], forgivenAfter: 300, kind: 'plain', ...over }], service)

describe('fixed plans, against the Department of Education’s sample tables (OMB 1845-0102, section 11)', () => {
  it('table 3, 60,000 at 6%: Standard 666 a month and 79,935 in all', () => {
    expect(standardPayment(loan(60_000), 120)).toBeCloseTo(666, 0)
    expect(level(loan(60_000), 120).totalPaid).toBeCloseTo(79_935, 0)
  })
  it('tables 2 and 3: Graduated 190 to 571 and 42,636 in all; 381 to 1,143 and 85,272', () => {
    for (const [balance, first, last, total] of [
      [30_000, 190, 571, 42_636],
      [60_000, 381, 1143, 85_272],
    ] as const) {
      const plan = graduated(loan(balance), 120)
      expect(Math.round(plan.first ?? 0)).toBe(first)
      expect(Math.round(plan.last ?? 0)).toBe(last)
      expect(Math.round(plan.course.totalPaid)).toBe(total)
    }
  })
  it('table 3: Extended graduated starts at the interest, 300, ends at 582 and costs 126,168 (to 0.01%)', () => {
    const plan = graduated(loan(60_000), 300)
    expect(plan.first).toBe(300)
    expect(Math.round(plan.last ?? 0)).toBe(582)
    expect(Math.abs(plan.course.totalPaid / 126_168 - 1)).toBeLessThan(0.0001)
  })
})

describe('plans by income, against the same tables', () => {
  // AGI rises 5% a year. The growth of the poverty guideline is not printed; PAYE's last payment of 296 implies 2.34% a year:
  // 25,000 x 1.05^19 = 63,174; less 12 x 296 / 10% leaves 27,654 = 17,820 x (1 + g)^19. The totals are then a check of their own.
  const asked = (agi: number, share: number, cap: number): readonly number[] =>
    Array.from({ length: 30 }, (_, year) =>
      askedPayment(
        Math.min(
          cap,
          discretionaryPayment(agi * 1.05 ** year, povertyLine({ first: 11_880, eachMore: 4160 }, 1, 1.0234 ** year), {
            share,
            povertyMultiple: 1.5,
          }),
        ),
        { noneUnder: 5, atLeast: 10 },
      ),
    )
  const close = (value: number, printed: number, within: number): void =>
    expect(Math.abs(value / printed - 1), `${value} for ${printed}`).toBeLessThan(within)
  const course = (balance: number, agi: number, share: number, forgivenAfter: number): Course =>
    incomeDrivenCourse(
      [loan(balance)],
      [{ fromMonth: 0, asked: asked(agi, share, standardPayment(loan(balance), 120)), forgivenAfter, kind: 'plain' }],
    )

  it('PAYE: 60 to 296, 38,105 paid, 27,823 forgiven; 185 to 612, 87,705 paid, 41,814 forgiven (to 1%)', () => {
    for (const [balance, agi, first, last, paid, forgiven] of [
      [30_000, 25_000, 60, 296, 38_105, 27_823],
      [60_000, 40_000, 185, 612, 87_705, 41_814],
    ] as const) {
      const plan = course(balance, agi, 0.1, 240)
      expect(Math.round(plan.paid[0] ?? 0)).toBe(first)
      expect(Math.round(plan.paid.at(-1) ?? 0)).toBe(last)
      close(plan.totalPaid, paid, 0.01)
      close(plan.forgiven, forgiven, 0.01)
      expect(plan.forgivenBy).toBe('plan')
    }
  })
  it('IBR at 15%: 90 to 333, 21 years and 10 months, 61,006; 277 to 666, 18 years and 3 months, 107,905 (to 1%, 2 months)', () => {
    for (const [balance, agi, first, highest, months, paid] of [
      [30_000, 25_000, 90, 333, 262, 61_006],
      [60_000, 40_000, 277, 666, 219, 107_905],
    ] as const) {
      const plan = course(balance, agi, 0.15, 300)
      expect(Math.round(plan.paid[0] ?? 0)).toBe(first)
      expect(Math.round(Math.max(...plan.paid))).toBe(highest)
      expect(Math.abs(plan.months - months)).toBeLessThanOrEqual(2)
      close(plan.totalPaid, paid, 0.01)
      expect(plan.forgiven).toBe(0)
    }
  })
})

describe('terms by balance', () => {
  it('consolidation: 10 years under 7,500, 30 from 60,000 (34 CFR 685.208)', () => {
    const years = [7499.99, 7500, 20_000, 59_999, 60_000].map(
      (owed) => termByBalance(owed, consolidationTerms.value) / 12,
    )
    expect(years).toEqual([10, 12, 20, 25, 30])
  })
  it('tiered standard: 25,000, 50,000 and 100,000 each have the longer term (P.L. 119-21 s. 82001)', () => {
    const years = [24_999.99, 25_000, 50_000, 99_999, 100_000].map(
      (owed) => termByBalance(owed, tieredStandardTerms.value) / 12,
    )
    expect(years).toEqual([10, 15, 20, 20, 25])
    expect(termByBalance(5, [])).toBe(0)
  })
})

describe('a fixed course', () => {
  it('agrees with the closed form on payment and interest, and repays principal whole', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 300_000, noNaN: true }),
        fc.double({ min: 0.001, max: 0.15, noNaN: true }),
        fc.constantFrom(60, 120, 180, 300),
        (balance, rate, months) => {
          const plan = level(loan(balance, rate), months)
          expect(plan.paid[0]).toBeCloseTo(oraclePayment(balance, rate / 12, months), 1)
          // half a cent of rounding in each payment, and what it earns
          expect(Math.abs(plan.totalInterest - oracleTotalInterest(balance, rate / 12, months))).toBeLessThan(
            months * 0.2,
          )
          expect(plan.totalPaid - plan.totalInterest).toBeCloseTo(balance, 4)
          expect(plan.balance.at(-1)).toBe(0)
        },
      ),
    )
  })
  it('graduated payments repay principal whole, rise at most threefold and cover the interest at first', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 300_000, noNaN: true }),
        fc.double({ min: 0, max: 0.15, noNaN: true }),
        fc.integer({ min: 1, max: 360 }),
        (balance, rate, months) => {
          const { first = 0, last = 0, course } = graduated(loan(balance, rate), months)
          expect(course.totalPaid - course.totalInterest).toBeCloseTo(balance, 4)
          expect(course.months).toBeLessThanOrEqual(months)
          expect(last).toBeLessThanOrEqual(first * 3 + 0.05)
          expect(first + 0.01).toBeGreaterThanOrEqual((balance * rate) / 12)
        },
      ),
    )
  })
  it('takes no interest at 0%, and nothing for nothing', () => {
    expect(level(loan(12_000, 0), 120)).toMatchObject({ months: 120, totalPaid: 12_000, totalInterest: 0 })
    expect(fixedCourse([])).toMatchObject({ months: 0, totalPaid: 0 })
    expect(graduatedSteps(loan(0), 120, 24, 3)).toEqual([])
  })
  it('forgives what is left after the payments for public service', () => {
    const plan = fixedCourse([{ loan: loan(60_000), steps: [{ months: 120, payment: 666.12 }] }], 20)
    expect(plan).toMatchObject({ months: 20, forgivenBy: 'public-service' })
    expect(plan.totalPaid).toBeCloseTo(20 * 666.12, 6)
    expect(plan.totalPaid - plan.totalInterest + plan.forgiven).toBeCloseTo(60_000, 6)
    expect(fixedCourse([{ loan: loan(60_000), steps: [{ months: 120, payment: 666.12 }] }], 0).forgiven).toBe(60_000)
  })
})

describe('a course by income', () => {
  it('keeps unpaid interest beside principal, where it bears none: 100 of 300 paid, 240 months', () => {
    // 60,000 at 6%: 300 a month. 240 x 200 unpaid = 48,000 on top.
    const plan = byIncome([loan(60_000)], 100, { forgivenAfter: 240 })
    expect(plan.forgiven).toBeCloseTo(108_000, 6)
    expect(plan.totalPaid).toBeCloseTo(24_000, 6)
  })
  it('lets go of unpaid interest on subsidized loans for three years only', () => {
    const plan = byIncome([loan(60_000, 0.06, true)], 100, { forgivenAfter: 240, subsidyUntil: 36 })
    expect(plan.waived).toBeCloseTo(36 * 200, 6)
    expect(plan.forgiven).toBeCloseTo(60_000 + 204 * 200, 6)
    expect(byIncome([loan(60_000)], 100, { forgivenAfter: 240, subsidyUntil: 36 }).waived).toBe(0)
  })
  it('the assistance plan: 60,000 at 6% and 200 a month for 360 months forgives 42,000', () => {
    // Principal falls 50 a month by the match, so interest is 300 - 0.25 k, always over 200:
    // 72,000 paid, 18,000 matched; interest 108,000 - 0.25 x 359 x 360 / 2 = 91,845, less 72,000 waived.
    const plan = byIncome([loan(60_000)], 200, { kind: 'assistance', match: 50, forgivenAfter: 360 })
    expect(plan).toMatchObject({ months: 360, forgivenBy: 'plan' })
    expect(plan.forgiven).toBeCloseTo(42_000, 6)
    expect(plan.totalPaid).toBeCloseTo(72_000, 6)
    expect(plan.matched).toBeCloseTo(18_000, 6)
    expect(plan.waived).toBeCloseTo(19_845, 6)
  })
  it('with a payment over the interest it is an ordinary loan: the closed form’s length', () => {
    // 333.06 rounds the exact 333.0615 down and leaves cents for a 121st payment; 333.07 does not.
    expect(byIncome([loan(30_000)], 333.07).months).toBe(120)
  })
  it('goes on with the next plan when one ends, and counts earlier payments', () => {
    const plan = incomeDrivenCourse(
      [loan(60_000)],
      [
        { fromMonth: 0, asked: [100], forgivenAfter: 240, kind: 'plain' },
        { fromMonth: 20, asked: [150], forgivenAfter: 30, kind: 'assistance', match: 50 },
      ],
    )
    expect(plan.paid.slice(18, 22)).toEqual([100, 100, 150, 150])
    expect(plan.months).toBe(30)
    // 20 x 200 unpaid before; then 150 a month pays only interest of the month: 10 x 50 matched
    expect(plan.forgiven).toBeCloseTo(64_000 - 500, 6)
  })
  it('forgives at once where the count is already full', () => {
    expect(byIncome([loan(50_000)], 100, { forgivenAfter: 0 })).toMatchObject({
      months: 0,
      totalPaid: 0,
      forgiven: 50_000,
    })
    expect(byIncome([loan(50_000)], 100, {}, 0)).toMatchObject({ forgiven: 50_000, forgivenBy: 'public-service' })
  })
  it('accounts for every dollar: balance + interest = paid + forgiven + matched, whatever the plan', () => {
    const any = fc.record({
      balance: fc.double({ min: 0, max: 200_000, noNaN: true }),
      annualRate: fc.double({ min: 0, max: 0.12, noNaN: true }),
      subsidized: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(any, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 3000, noNaN: true }),
        fc.constantFrom<Phase['kind']>('plain', 'assistance'),
        fc.integer({ min: 0, max: 360 }),
        (loans, asked, kind, forgivenAfter) => {
          const owed = loans.reduce((sum, one) => sum + one.balance, 0)
          const plan = byIncome(loans, asked, { kind, forgivenAfter, match: 50, subsidyUntil: 36 })
          expect(plan.totalPaid + plan.forgiven + plan.matched).toBeCloseTo(owed + plan.totalInterest, 1)
          expect(plan.months).toBeLessThanOrEqual(forgivenAfter)
          expect(plan.balance.every((left) => left >= 0)).toBe(true)
          if (kind === 'assistance') expect(plan.balance.every((left) => left <= owed + 1e-6)).toBe(true)
        },
      ),
    )
  })
})

describe('two sets of loans', () => {
  it('add up month by month', () => {
    const both = together(level(loan(10_000), 60), level(loan(20_000), 120))
    expect(both.months).toBe(120)
    expect(both.paid[0]).toBeCloseTo(standardPayment(loan(10_000), 60) + standardPayment(loan(20_000), 120), 9)
    expect(both.totalPaid - both.totalInterest).toBeCloseTo(30_000, 4)
  })
})
