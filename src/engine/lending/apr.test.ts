import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IsoDate, parseIsoDate } from '#engine/month.ts'
import { oraclePayment } from '#engine/oracles/lending.ts'
import { appendixJExamples } from '#facts/lending/appendix-j.ts'
import { actuarialApr, monthlyApr, mortgageApr, type PaymentStream } from './apr.ts'
import { type UnitPeriod, unitPeriodsBetween, unitPeriodsPerYear } from './unit-period.ts'

const at = (payment: number, fullUnitPeriods = 0, oddFraction = 0, count = 1): PaymentStream => ({
  payment,
  count,
  fullUnitPeriods,
  oddFraction,
})

const aprOf = (result: ReturnType<typeof actuarialApr>): number => {
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result.apr
}

const UNITS: Record<string, UnitPeriod> = {
  month: { unit: 'months', count: 1 },
  '2 months': { unit: 'months', count: 2 },
  quarter: { unit: 'months', count: 3 },
  semimonth: { unit: 'semimonth' },
  week: { unit: 'weeks', count: 1 },
  '2 weeks': { unit: 'weeks', count: 2 },
  '4 weeks': { unit: 'weeks', count: 4 },
  '255 days': { unit: 'days', count: 255 },
  '6 months': { unit: 'months', count: 6 },
  year: { unit: 'months', count: 12 },
}

const date = (text: string): IsoDate => {
  const parsed = parseIsoDate(text)
  if (parsed === null) throw new Error(text)
  return parsed
}

describe('12 CFR 1026 Appendix J', () => {
  it.each(appendixJExamples.value.map((example) => [example.section, example.description, example] as const))(
    '%s %s',
    (_section, _description, example) => {
      const apr = aprOf(actuarialApr([at(example.amountAdvanced)], example.streams, example.unitPeriodsPerYear))
      // Printed to 0.01 of a point, so it must agree once rounded there.
      expect(Math.abs(apr - example.apr)).toBeLessThanOrEqual(0.00005 + 1e-9)

      const unit = UNITS[example.unitPeriod]
      if (unit === undefined) throw new Error(example.unitPeriod)
      expect(unitPeriodsPerYear(unit)).toBe(example.unitPeriodsPerYear)
      const span = unitPeriodsBetween(date(example.advanceDate), date(example.firstPaymentDate), unit)
      expect(span.fullUnitPeriods).toBe(example.streams[0]?.fullUnitPeriods)
      expect(span.oddFraction).toBeCloseTo(example.streams[0]?.oddFraction ?? -1, 8)
    },
  )

  it('monthly payments after an odd first period, counted from the two dates', () => {
    const odd = appendixJExamples.value.filter(
      ({ unitPeriod, streams }) => unitPeriod === 'month' && streams.length === 1 && streams[0]?.oddFraction !== 0,
    )
    expect(odd.length).toBeGreaterThan(0)
    for (const { amountAdvanced, advanceDate, firstPaymentDate, streams, apr } of odd) {
      const payments = Array.from({ length: streams[0]?.count ?? 0 }, () => streams[0]?.payment ?? 0)
      const first = unitPeriodsBetween(date(advanceDate), date(firstPaymentDate), { unit: 'months', count: 1 })
      expect(Math.abs(aprOf(monthlyApr(amountAdvanced, payments, first)) - apr)).toBeLessThanOrEqual(0.00005 + 1e-9)
    }
  })
  it('has all seventeen examples', () => {
    expect(appendixJExamples.value).toHaveLength(17)
  })
})

describe('other shapes of loan', () => {
  it('single payment after 255 days of a year: 1,000 returns 1,080, so (80 / 1,000) x 365 / 255 = 11.45 %', () => {
    const year: UnitPeriod = { unit: 'days', count: 365 }
    const span = unitPeriodsBetween('1978-01-10', '1978-09-22', year)
    expect(span.oddFraction).toBeCloseTo(255 / 365, 12)
    expect(aprOf(actuarialApr([at(1000)], [at(1080, 0, span.oddFraction)], 1))).toBeCloseTo((0.08 * 365) / 255, 10)
  })

  it('two advances: 1,000 now and 1,000 in a month, 2,100 in two: x^2 + x = 2.1 for x = 1 + i', () => {
    const i = (-1 + Math.sqrt(1 + 4 * 2.1)) / 2 - 1
    expect(aprOf(actuarialApr([at(1000), at(1000, 1)], [at(2100, 2)], 12))).toBeCloseTo(12 * i, 10)
  })

  it('a fee out of the proceeds: 10,000 at 12 % over 36 months with 5 % withheld is 15.6 %', () => {
    // The rate i with 332.14 x (1 - (1 + i)^-36) / i = 9,500 is 1.30 % a month.
    const apr = aprOf(mortgageApr({ loanAmount: 10_000, annualRate: 0.12, termMonths: 36, prepaidFinanceCharge: 500 }))
    expect(Math.round(apr * 1000) / 10).toBe(15.6)
    expect(332.14 * ((1 - (1 + apr / 12) ** -36) / (apr / 12))).toBeCloseTo(9500, 0)
  })

  it('without charges the APR is the note rate, with insurance or points it is more', () => {
    const plain = { loanAmount: 300_000, annualRate: 0.065, termMonths: 360, prepaidFinanceCharge: 0 }
    expect(aprOf(mortgageApr(plain))).toBeCloseTo(0.065, 6)
    expect(aprOf(mortgageApr({ ...plain, prepaidFinanceCharge: 6000 }))).toBeGreaterThan(0.066)
    const insured = aprOf(mortgageApr({ ...plain, insuranceByMonth: Array.from({ length: 100 }, () => 175) }))
    expect(insured).toBeGreaterThan(0.067)
    expect(aprOf(mortgageApr({ ...plain, annualRate: 0 }))).toBe(0)
  })

  it('returns the rate that made the payment, for rates up to 100 % a year', () => {
    const rate = fc.double({ min: 0.001, max: 1, noNaN: true })
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 480 }), (annual, n) => {
        const payment = oraclePayment(50_000, annual / 12, n)
        expect(aprOf(actuarialApr([at(50_000)], [at(payment, 1, 0, n)], 12))).toBeCloseTo(annual, 8)
      }),
    )
  })

  it('a payday loan: 15 on 100 for 14 days is 15 % x 26 = 390 %', () => {
    expect(aprOf(actuarialApr([at(100)], [at(115, 1)], 26))).toBeCloseTo(3.9, 10)
  })

  it('gives a reason when there is no rate', () => {
    expect(monthlyApr(1000, [500, 400])).toEqual({ outcome: 'no-answer', reason: 'payments-below-advances' })
    expect(monthlyApr(1000, [500, 500])).toEqual({ outcome: 'found', apr: 0 })
    expect(monthlyApr(0, [500])).toEqual({ outcome: 'no-answer', reason: 'bad-input' })
    expect(monthlyApr(1000, [Number.NaN])).toEqual({ outcome: 'no-answer', reason: 'bad-input' })
    expect(monthlyApr(1, [1e9])).toEqual({ outcome: 'no-answer', reason: 'rate-too-high' })
    const rolled = { loanAmount: 1000, annualRate: 0.1, termMonths: 12, prepaidFinanceCharge: 1000 }
    expect(mortgageApr(rolled)).toEqual({ outcome: 'no-answer', reason: 'bad-input' })
    expect(mortgageApr({ ...rolled, prepaidFinanceCharge: 0, termMonths: 0 }).outcome).toBe('no-answer')
  })

  it('unit periods refuse dates in the wrong order', () => {
    expect(() => unitPeriodsBetween('2026-02-01', '2026-01-01', { unit: 'months', count: 1 })).toThrow(RangeError)
  })
})
