import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, type IsoDate, parseIsoDate } from '#engine/month.ts'
import { type AppendixJExample, appendixJExamples } from '#facts/lending/appendix-j.ts'
import { actuarialApr } from './apr.ts'
import { type DatedAmount, datedApr, placed } from './dated-apr.ts'
import { type Every, paymentDays } from './payment-series.ts'
import { type UnitPeriod, unitPeriodsBetween, unitPeriodsPerYear } from './unit-period.ts'
import { unitPeriodOf } from './unit-period-of.ts'

const date = (text: string): IsoDate => {
  const parsed = parseIsoDate(text)
  if (parsed === null) throw new Error(text)
  return parsed
}

const EVERY: Readonly<Record<string, Every>> = {
  month: 'month',
  semimonth: 'half-month',
  '2 months': '2-months',
  quarter: 'quarter',
  week: 'week',
  '2 weeks': '2-weeks',
  '4 weeks': '4-weeks',
}

/** The payments of an example on their dates: a stream begins on its own day, or follows the one before it. */
function paymentsOf({ streams, unitPeriod, firstPaymentDate }: AppendixJExample): readonly DatedAmount[] {
  const every = EVERY[unitPeriod] ?? 'year'
  const series: { from: IsoDate; amounts: number[] }[] = []
  for (const { payment, count, firstDate } of streams) {
    const amounts = Array.from({ length: count }, () => payment)
    const last = series.at(-1)
    if (last && firstDate === undefined) last.amounts.push(...amounts)
    else series.push({ from: date(firstDate ?? firstPaymentDate), amounts })
  }
  return series.flatMap(({ from, amounts }) =>
    paymentDays(from, amounts.length, every).map((day, k) => ({ ...day, amount: amounts[k] ?? 0 })),
  )
}

describe('12 CFR 1026 Appendix J (c), from the printed dates', () => {
  it.each(appendixJExamples.value.map((example) => [example.section, example.description, example] as const))(
    '%s %s',
    (_section, _description, example) => {
      const advances = [{ date: date(example.advanceDate), amount: example.amountAdvanced }]
      const payments = paymentsOf(example)
      const unit = unitPeriodOf(advances, payments)
      expect(unitPeriodsPerYear(unit)).toBeCloseTo(example.unitPeriodsPerYear, 12)
      const places = payments.map((one) => placed(advances[0]?.date ?? '2000-01-01', one, unit))
      const printed = example.streams.flatMap(({ count, fullUnitPeriods, oddFraction }) =>
        Array.from({ length: count }, (_, k) => ({ fullUnitPeriods: fullUnitPeriods + k, oddFraction })),
      )
      places.forEach(({ fullUnitPeriods, oddFraction }, k) => {
        expect(fullUnitPeriods).toBe(printed[k]?.fullUnitPeriods)
        expect(oddFraction).toBeCloseTo(printed[k]?.oddFraction ?? -1, 12)
      })
      const found = datedApr(advances, payments)
      if (found.outcome !== 'found') throw new Error(found.reason)
      expect(Math.abs(found.apr - example.apr)).toBeLessThanOrEqual(0.00005 + 1e-9)
    },
  )
})

describe('the unit period (b)(4)', () => {
  const on = (...days: string[]) => days.map((day) => ({ date: date(day) }))
  const unitOf = (advances: readonly string[], payments: readonly string[]) =>
    unitPeriodOf(on(...advances), on(...payments))

  it.each<readonly [string, string[], string[], UnitPeriod]>([
    [
      'the most frequent',
      ['2026-01-10'],
      ['2026-02-10', '2026-03-10', '2026-04-10', '2026-06-10'],
      { unit: 'months', count: 1 },
    ],
    [
      'the shorter of two that are as frequent',
      ['2026-01-10'],
      ['2026-02-10', '2026-03-10', '2026-05-10', '2026-07-10'],
      { unit: 'months', count: 1 },
    ],
    ['never more than a year', ['2026-01-10'], ['2028-01-10', '2030-01-10'], { unit: 'months', count: 12 }],
    // 20, 50 and 41 days: 37 on average, nearest to five weeks.
    [
      'the average where none occurs twice',
      ['2026-01-10'],
      ['2026-01-30', '2026-03-21', '2026-05-01'],
      { unit: 'weeks', count: 5 },
    ],
    ['the term of a single payment', ['2026-01-10'], ['2026-03-10'], { unit: 'months', count: 2 }],
    ['in days where it is not whole months', ['2026-01-10'], ['2026-03-11'], { unit: 'days', count: 60 }],
    ['at most a year of it', ['2026-01-10'], ['2027-03-11'], { unit: 'months', count: 12 }],
    [
      'periods between advances count too',
      ['2026-01-10', '2026-01-17', '2026-01-24'],
      ['2026-05-13'],
      { unit: 'weeks', count: 1 },
    ],
  ])('%s', (_, advances, payments, unit) => expect(unitOf(advances, payments)).toEqual(unit))
})

describe('days of payments', () => {
  const days = (first: string, count: number, every: Every) =>
    paymentDays(date(first), count, every).map((day) => day.date)
  it.each<readonly [string, number, Every, string[]]>([
    ['2026-01-31', 4, 'month', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2026-02-28', 3, 'month', ['2026-02-28', '2026-03-28', '2026-04-28']],
    ['2026-02-28', 3, 'month-end', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['2026-01-01', 4, 'half-month', ['2026-01-01', '2026-01-16', '2026-02-01', '2026-02-16']],
    ['2026-01-16', 4, 'half-month', ['2026-01-16', '2026-02-01', '2026-02-16', '2026-03-01']],
    ['2026-01-15', 4, 'half-month', ['2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28']],
    ['2026-01-31', 3, 'half-month', ['2026-01-31', '2026-02-15', '2026-02-28']],
    ['2026-01-10', 3, '2-weeks', ['2026-01-10', '2026-01-24', '2026-02-07']],
    ['2024-02-29', 3, 'year', ['2024-02-29', '2025-02-28', '2026-02-28']],
  ])('%s, %i, %s', (first, count, every, expected) => expect(days(first, count, every)).toEqual(expected))

  it('paid on the last day of each month, whole months lie between (b)(3)(iv)', () => {
    const start = date('2026-01-31')
    for (const day of paymentDays(date('2026-02-28'), 24, 'month-end'))
      expect(unitPeriodsBetween(start, day.date, { unit: 'months', count: 1 }, day.monthDay).oddFraction).toBe(0)
  })
  it('come in order, each once, with no odd days after the first', () => {
    const every = fc.constantFrom<Every>(
      'week',
      '2-weeks',
      '4-weeks',
      'half-month',
      'month',
      'month-end',
      'quarter',
      'year',
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), every, (later, often) => {
        const all = paymentDays(addDays('2020-01-01', later), 30, often)
        for (const [k, day] of all.slice(1).entries())
          expect(daysBetween(all[k]?.date ?? day.date, day.date)).toBeGreaterThan(0)
        expect(unitPeriodOf([{ date: all[0]?.date ?? '2020-01-01' }], all.slice(1))).toEqual(all[1]?.after)
      }),
      { numRuns: 300 },
    )
  })
})

describe('unit periods', () => {
  it('are whole and a part below one, whatever the dates', () => {
    const unit = fc.oneof(
      fc.record({ unit: fc.constantFrom('months' as const), count: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ unit: fc.constantFrom('weeks' as const), count: fc.integer({ min: 1, max: 51 }) }),
      fc.constant<UnitPeriod>({ unit: 'semimonth' }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 8000 }), unit, (start, term, period) => {
        const from = addDays('2020-01-01', start)
        const { fullUnitPeriods, oddFraction } = unitPeriodsBetween(from, addDays(from, term), period)
        expect(Number.isInteger(fullUnitPeriods)).toBe(true)
        expect(oddFraction).toBeGreaterThanOrEqual(0)
        expect(oddFraction).toBeLessThan(1)
        // No further off than months and years are from their average.
        const years = (fullUnitPeriods + oddFraction) / unitPeriodsPerYear(period)
        expect(Math.abs(years - term / 365.25)).toBeLessThan(0.02 + term / 365.25 / 300)
      }),
      { numRuns: 500 },
    )
  })
  it('a year and 100 days: the days of 365 (b)(5)(v)', () => {
    expect(unitPeriodsBetween('2025-01-01', '2026-04-11', { unit: 'months', count: 12 })).toEqual({
      fullUnitPeriods: 1,
      oddFraction: 100 / 365,
    })
  })
})

describe('other dated loans', () => {
  const month: UnitPeriod = { unit: 'months', count: 1 }

  it('two draws: 1,000 now and 1,000 in a month, 2,100 in two months: x^2 + x = 2.1', () => {
    const i = (-1 + Math.sqrt(1 + 4 * 2.1)) / 2 - 1
    const draws: DatedAmount[] = [
      { date: '2026-02-10', amount: 1000 },
      { date: '2026-01-10', amount: 1000 },
    ]
    const found = datedApr(draws, [{ date: '2026-03-10', amount: 2100 }], month)
    expect(found.outcome === 'found' && found.apr).toBeCloseTo(12 * i, 10)
  })
  it('finds the unit itself', () => {
    const draws: DatedAmount[] = [{ date: '2026-01-10', amount: 1000 }]
    const payments = paymentDays('2026-02-10', 12, 'month').map((day) => ({ ...day, amount: 90 }))
    const plain = actuarialApr(
      [{ payment: 1000, count: 1, fullUnitPeriods: 0, oddFraction: 0 }],
      [{ payment: 90, count: 12, fullUnitPeriods: 1, oddFraction: 0 }],
      12,
    )
    const found = datedApr(draws, payments)
    if (found.outcome !== 'found' || plain.outcome !== 'found') throw new Error('no rate')
    expect(found.apr).toBeCloseTo(plain.apr, 12)
  })
  it('refuses payments before the first draw, none at all, and more than a century', () => {
    const bad = { outcome: 'no-answer', reason: 'bad-input' }
    const draw: DatedAmount[] = [{ date: '2026-01-10', amount: 1000 }]
    expect(datedApr(draw, [{ date: '2026-01-09', amount: 1100 }], month)).toEqual(bad)
    expect(datedApr(draw, [], month)).toEqual(bad)
    expect(datedApr([], [{ date: '2026-01-09', amount: 1100 }], month)).toEqual(bad)
    expect(datedApr(draw, [{ date: '2190-01-09', amount: 1100 }], month)).toEqual(bad)
  })
})
