import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { brokeredPrice, calledInterest } from './brokered.ts'
import { leaveEarly, monthFromWhichOn, standingAfter } from './certificate.ts'
import { type CertificateRate, interestPerDollar, statedRate, yearYield } from './certificate-rate.ts'
import { keptLadder, ladderFrom } from './ladder.ts'
import {
  annualPercentageYield,
  equalAfterTax,
  fallsTo,
  grownAfterTax,
  halfYearsFromYear,
  steadyYield,
  yearFromHalfYears,
  yieldAtTerm,
} from './yields.ts'

const apy = (annualYield: number): CertificateRate => ({ kind: 'apy', annualYield })
const daily = (annualRate: number): CertificateRate => ({ kind: 'rate', annualRate, compounding: 'daily' })

describe('interest', () => {
  it.each([
    [1000, 0.0525, 53.9, 5.39],
    [8000, 0.055, 452.29, 5.65],
    [20_000, 0.0575, 1183.61, 5.92],
  ])(
    'Regulation DD Appendix A, tiering method A: $%d at %f compounded daily',
    (principal, rate, interest, published) => {
      expect(principal * interestPerDollar(daily(rate), 1)).toBeCloseTo(interest, 2)
      expect(yearYield(daily(rate)) * 100).toBeCloseTo(published, 1)
      expect(Number((yearYield(daily(rate)) * 100).toFixed(2))).toBe(published)
    },
  )
  it('an APY is not compounded again: 10,000 at 5 % for 18 months is 10,000 x 1.05^1.5 = 10,759.30', () => {
    expect(10_000 * (1 + interestPerDollar(apy(0.05), 1.5))).toBeCloseTo(10_759.3, 2)
  })
  it('simple interest: 10,000 at 4 % for 9 months is 300', () => {
    expect(10_000 * interestPerDollar({ kind: 'rate', annualRate: 0.04, compounding: 'none' }, 0.75)).toBeCloseTo(
      300,
      9,
    )
  })
  it('the stated rate compounds back to the APY', () => {
    for (const compounding of ['daily', 'monthly', 'quarterly', 'yearly', 'continuous'] as const)
      expect(yearYield({ kind: 'rate', annualRate: statedRate(apy(0.05), compounding), compounding })).toBeCloseTo(
        0.05,
        12,
      )
    expect(statedRate(apy(0.05), 'none')).toBe(0.05)
    expect(statedRate(daily(0.03), 'monthly')).toBe(0.03)
  })
  it('paid out monthly at 6 % compounded monthly: 50 a month on 10,000, the deposit stays', () => {
    const rate: CertificateRate = { kind: 'rate', annualRate: 0.06, compounding: 'monthly' }
    expect(standingAfter(10_000, rate, 12, 2)).toEqual({ paidOut: expect.closeTo(1200, 8), inside: 10_000 })
    expect(standingAfter(10_000, rate, 12, 1 / 24).paidOut).toBe(0)
  })
})

describe('leaving early', () => {
  const rule = { months: 6, annualRate: 0.04, on: 'deposit' as const }
  const simple: CertificateRate = { kind: 'rate', annualRate: 0.04, compounding: 'none' }
  it('6 months of simple interest at 4 % on 10,000 is 200; after 3 months 100 was earned, so 100 of the deposit is lost', () => {
    expect(leaveEarly(10_000, simple, 0, 0.25, rule)).toMatchObject({
      penalty: expect.closeTo(200, 9),
      received: expect.closeTo(9900, 9),
      lostPrincipal: expect.closeTo(100, 9),
    })
  })
  it('after 6 months nothing is lost and nothing is won', () => {
    const exit = leaveEarly(10_000, simple, 0, 0.5, rule)
    expect(exit.total).toBeCloseTo(10_000, 9)
    expect(exit.lostPrincipal).toBeCloseTo(0, 9)
  })
  it('on the balance the penalty is larger: 10,400 x 4 % x 6/12 = 208 after a year', () => {
    expect(leaveEarly(10_000, simple, 0, 1, { ...rule, on: 'balance' }).penalty).toBeCloseTo(208, 9)
  })
  it('interest paid out already counts: the bank hands over less than the deposit, yet nothing is lost', () => {
    // Monthly payouts of 10,000 x 4 % / 12 for a year: 400 paid out; the penalty of 200 comes out of the deposit.
    const rate: CertificateRate = { kind: 'rate', annualRate: 0.04, compounding: 'monthly' }
    const exit = leaveEarly(10_000, rate, 12, 1, rule)
    expect(exit.received).toBeCloseTo(9800, 8)
    expect(exit.total).toBeCloseTo(10_200, 8)
    expect(exit.lostPrincipal).toBe(0)
  })
  it('never takes more than is there', () => {
    expect(leaveEarly(100, apy(0.2), 0, 0, { months: 120, annualRate: 0.2, on: 'deposit' })).toMatchObject({
      received: 0,
      lostPrincipal: 100,
    })
  })
  it('break-even month: 6 months of penalty are earned back after 6 months of simple interest', () => {
    const total = (month: number) => leaveEarly(10_000, simple, 0, month / 12, rule).total
    expect(monthFromWhichOn(24, total, () => 10_000)).toBe(6)
    expect(monthFromWhichOn(5, total, () => 10_000)).toBeNull()
    expect(monthFromWhichOn(24, total, () => 0)).toBe(0)
    // Three months of simple interest are earned back after three months, of a hundred million as of one dollar.
    for (const rate of [0.0331, 0.0487, 0.0713, 0.1129])
      for (const deposit of [1, 12_345.67, 1e8]) {
        const of: CertificateRate = { kind: 'rate', annualRate: rate, compounding: 'none' }
        const penalty = { months: 3, annualRate: rate, on: 'deposit' as const }
        const left = (month: number) => leaveEarly(deposit, of, 0, month / 12, penalty).total
        expect(monthFromWhichOn(24, left, () => deposit)).toBe(3)
      }
  })
  it('property: leaving later never brings less', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.15, noNaN: true }),
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 0, max: 119 }),
        fc.constantFrom(0 as const, 1 as const, 4 as const, 12 as const),
        (annualYield, months, month, payouts) => {
          const at = (m: number) =>
            leaveEarly(1000, apy(annualYield), payouts, m / 12, { months, annualRate: annualYield, on: 'deposit' })
              .total
          expect(at(month + 1)).toBeGreaterThanOrEqual(at(month) - 1e-9)
        },
      ),
    )
  })
})

describe('yields', () => {
  it('a bond-equivalent 4 % earns 4.04 % a year, and back', () => {
    expect(yearFromHalfYears(0.04)).toBeCloseTo(0.0404, 12)
    // 0.0429 + 0.0429^2 / 4 = 0.0429 + 0.0004601025.
    expect(yearFromHalfYears(0.0429)).toBeCloseTo(0.0433601025, 12)
    expect(halfYearsFromYear(0.0404)).toBeCloseTo(0.04, 12)
  })
  it('1.05^1.5 in 1.5 years is 5 %', () => {
    expect(steadyYield(1.05 ** 1.5, 1.5)).toBeCloseTo(0.05, 12)
    expect(steadyYield(0, 2)).toBe(-1)
  })
  it('a yield that falls evenly from 5 % may end at 1.04^2 / 1.05 - 1 = 3.0095 % to average 4 %', () => {
    expect(fallsTo(0.05, 0.04)).toBeCloseTo(1.04 ** 2 / 1.05 - 1, 12)
    // Independent: 400 small steps of the logarithm, compounded over two years.
    const steps = 400
    let growth = 1
    for (let i = 0; i < steps; i++) {
      const share = (i + 0.5) / steps
      growth *= Math.exp(((Math.log(1.05) * (1 - share) + Math.log1p(fallsTo(0.05, 0.04)) * share) * 2) / steps)
    }
    expect(growth).toBeCloseTo(1.04 ** 2, 10)
  })
  it('4.4 % free of a 6 % state tax at 22 % federal equals a bank yield of 4.4 x 0.78 / 0.72', () => {
    expect(equalAfterTax(0.044, 0.22, 0.28)).toBeCloseTo((0.044 * 0.78) / 0.72, 12)
    expect(equalAfterTax(0.044, 0.22, 1)).toBeNull()
  })
  it('part of a year is taxed on its own interest: 4 % for half a year at 22 %, and for a year and a half', () => {
    // 1.04^0.5 = 1.0198039: 1 + 0.0198039 x 0.78; then 1.0312 times that.
    const half = 1 + (Math.sqrt(1.04) - 1) * 0.78
    expect(grownAfterTax(0.04, 0.22, 0.5)).toBeCloseTo(half, 12)
    expect(grownAfterTax(0.04, 0.22, 1.5)).toBeCloseTo(1.0312 * half, 12)
    expect(grownAfterTax(0.04, 0, 2.5)).toBeCloseTo(1.04 ** 2.5, 12)
    expect(grownAfterTax(0.04, 1, 7.3)).toBe(1)
    expect(grownAfterTax(0.04, 0.22, 0)).toBe(1)
  })
  it('the matching yield leaves as much after tax over half a year and over whole years', () => {
    for (const years of [1 / 12, 0.5, 1, 3, 20]) {
      const match = equalAfterTax(0.05, 0.28, 0.22, years) ?? Number.NaN
      expect(grownAfterTax(match, 0.22, years)).toBeCloseTo(grownAfterTax(0.05, 0.28, years), 12)
    }
  })
  it('between two maturities on a straight line, beyond the ends the nearest', () => {
    const curve = [
      { months: 6, rate: 0.04 },
      { months: 12, rate: 0.05 },
    ]
    expect(yieldAtTerm(curve, 9)).toBeCloseTo(0.045, 12)
    expect([yieldAtTerm(curve, 1), yieldAtTerm(curve, 6), yieldAtTerm(curve, 12), yieldAtTerm(curve, 60)]).toEqual([
      0.04, 0.04, 0.05, 0.05,
    ])
    expect(yieldAtTerm([], 6)).toBeNull()
  })
})

describe('brokered and callable', () => {
  it('sells at face value when the market wants the same: 4 % once a year, two years left', () => {
    expect(brokeredPrice(0.04, 1, 2, 2, 0.04)).toBeCloseTo(1, 12)
  })
  it('one point up: 0.04/1.05 + 1.04/1.05^2 = 0.98141', () => {
    expect(brokeredPrice(0.04, 1, 2, 2, 0.05)).toBeCloseTo(0.04 / 1.05 + 1.04 / 1.05 ** 2, 12)
  })
  it('one payment at the end: 1.04 / 1.05^0.5 half a year before the end of a one-year certificate', () => {
    expect(brokeredPrice(0.04, 0, 1, 0.5, 0.05)).toBeCloseTo(1.04 / 1.05 ** 0.5, 12)
  })
  it('half-yearly coupons on 18 months, priced after 4 months with 14 left: coupons in 2, 8 and 14 months', () => {
    const at = (months: number) => 1.05 ** (-months / 12)
    expect(brokeredPrice(0.04, 2, 1.5, 14 / 12, 0.05)).toBeCloseTo(0.02 * (at(2) + at(8) + at(14)) + at(14), 12)
  })
  it('a last part of a period is paid with the deposit: 9 months with half-yearly coupons pay after 6 and 9 months', () => {
    expect(brokeredPrice(0.04, 2, 0.75, 0.75, 0)).toBeCloseTo(1 + 0.04 * 0.75, 12)
    expect(brokeredPrice(0.04, 2, 0.75, 0.75, 0.05)).toBeCloseTo(0.02 * 1.05 ** -0.5 + 1.01 * 1.05 ** -0.75, 12)
    expect(brokeredPrice(0.04, 2, 0.75, 0.25, 0.05)).toBeCloseTo(1.01 * 1.05 ** -0.25, 12)
  })
  it('called after 1 of 3 years at 5 %, then 3 %: 0.05 + 0.06', () => {
    expect(calledInterest(0.05, 1, 0.03, 3)).toBeCloseTo(0.11, 12)
    expect(calledInterest(0.05, 4, 0.03, 3)).toBeCloseTo(0.15, 12)
  })
})

describe('ladder', () => {
  it('three rungs of 1,000 at 4 % a year: 1,040, 1,081.60 and 1,124.86', () => {
    const ladder = ladderFrom(
      '2026-01-31' as IsoDate,
      [36, 12, 24].map((months) => ({ months, amount: 1000, rate: apy(0.04) })),
    )
    expect(ladder.rungs.map(({ maturity }) => maturity)).toEqual(['2027-01-31', '2028-01-31', '2029-01-31'])
    expect(ladder.rungs.map(({ value }) => Number(value.toFixed(2)))).toEqual([1040, 1081.6, 1124.86])
    expect(ladder).toMatchObject({ amount: 3000, averageMonths: 24, averageYield: expect.closeTo(0.04, 12) })
  })
  it('January 31 plus one month is the last day of February; an empty ladder is zero', () => {
    const [rung] = ladderFrom('2027-01-31' as IsoDate, [{ months: 1, amount: 1, rate: apy(0) }]).rungs
    expect(rung?.maturity).toBe('2027-02-28')
    expect(ladderFrom('2027-01-31' as IsoDate, [])).toMatchObject({ amount: 0, averageYield: 0, averageMonths: 0 })
  })
})

describe('a ladder kept going', () => {
  const at = (annualYield: number) => ({ kind: 'apy', annualYield }) as const
  const start = '2026-01-31'
  it('what matures is renewed for the longest term; what matures on the last day is not', () => {
    const ladder = ladderFrom(start, [
      { months: 12, amount: 1000, rate: at(0.05) },
      { months: 24, amount: 1000, rate: at(0.05) },
    ])
    const kept = keptLadder(start, ladder, 36, 24, at(0.04))
    // 1,050 after a year, for two years at 4%: 1,135.68 on the last day. 1,102.50 after two years, one year at 4%: 1,146.60.
    expect(kept.value).toBeCloseTo(2282.28, 9)
    expect(kept.end).toBe('2029-01-31')
    expect(kept.renewals.map(({ month, date, until }) => [month, date, until])).toEqual([
      [12, '2027-01-31', '2029-01-31'],
      [24, '2028-01-31', '2030-01-31'],
    ])
    expect(kept.renewals.map(({ value }) => value)).toEqual([1050, expect.closeTo(1102.5, 9)])
    expect(kept.renewals.map(({ interest }) => interest)).toEqual([expect.closeTo(50, 9), expect.closeTo(102.5, 9)])
  })
  it('certificates of the same day are renewed together, on the day of the month they were opened', () => {
    const ladder = ladderFrom(start, [
      { months: 1, amount: 100, rate: at(0) },
      { months: 2, amount: 100, rate: at(0) },
      { months: 4, amount: 100, rate: at(0) },
    ])
    const { renewals, value } = keptLadder(start, ladder, 7, 4, at(0))
    expect(renewals.map(({ month, date, value: free }) => [month, date, free])).toEqual([
      [1, '2026-02-28', 100],
      [2, '2026-03-31', 100],
      [4, '2026-05-31', 100],
      [5, '2026-06-30', 100],
      [6, '2026-07-31', 100],
    ])
    expect(value).toBe(300)
  })
  it('at one rate it is worth what the money compounds to, whatever the terms, the end inside a term too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ months: fc.integer({ min: 1, max: 120 }), amount: fc.integer({ min: 0, max: 9000 }) }), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 1, max: 120 }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (rungs, months, term, annualYield) => {
          const ladder = ladderFrom(
            start,
            rungs.map((rung) => ({ ...rung, rate: at(annualYield) })),
          )
          const wanted = ladder.amount * (1 + annualYield) ** (months / 12)
          const kept = keptLadder(start, ladder, months, term, at(annualYield))
          expect(Math.abs(kept.value - wanted)).toBeLessThan(1e-8 * (1 + wanted))
          expect(kept.renewals.every(({ month }) => month < months)).toBe(true)
        },
      ),
    )
  })
})

// 12 CFR 1030 Appendix A, parts I.A, I.D and II.A; each printed to two decimals.
it.each([
  [61.68, 1000, 365, 6.17],
  [30.37, 1000, 182, 6.18],
  [452.29, 8000, 365, 5.65],
  [5.25, 1000, 30, 6.58],
])('%d on %d in %i days is an APY of %d', (interest, principal, days, apy) => {
  expect(Math.abs(annualPercentageYield(interest, principal, days) * 100 - apy)).toBeLessThan(0.0051)
})
