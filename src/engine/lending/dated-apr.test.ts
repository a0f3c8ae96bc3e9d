import { describe, expect, it } from 'vitest'
import { addDays, addMonthsToDate, type IsoDate, parseIsoDate } from '#engine/month.ts'
import { type AppendixJExample, appendixJExamples } from '#facts/lending/appendix-j.ts'
import { type DatedAmount, datedApr } from './dated-apr.testkit.ts'
import type { UnitPeriod } from './unit-period.ts'

const date = (text: string): IsoDate => {
  const parsed = parseIsoDate(text)
  if (parsed === null) throw new Error(text)
  return parsed
}

const UNITS: Record<string, { unit: UnitPeriod; later: (from: IsoDate, units: number) => IsoDate } | undefined> = {
  month: { unit: { unit: 'months', count: 1 }, later: addMonthsToDate },
  '2 months': { unit: { unit: 'months', count: 2 }, later: (from, n) => addMonthsToDate(from, n * 2) },
  quarter: { unit: { unit: 'months', count: 3 }, later: (from, n) => addMonthsToDate(from, n * 3) },
  week: { unit: { unit: 'weeks', count: 1 }, later: (from, n) => addDays(from, n * 7) },
  '2 weeks': { unit: { unit: 'weeks', count: 2 }, later: (from, n) => addDays(from, n * 14) },
  '4 weeks': { unit: { unit: 'weeks', count: 4 }, later: (from, n) => addDays(from, n * 28) },
}

/** The payments of an example on their dates; half months have no fixed length, so those are left to the test of fractions. */
const paymentsOf = (example: AppendixJExample): DatedAmount[] => {
  const unit = UNITS[example.unitPeriod]
  const start = example.streams[0]
  if (unit === undefined || start === undefined) return []
  return example.streams.flatMap((stream) =>
    Array.from({ length: stream.count }, (_, k) => ({
      date: unit.later(date(example.firstPaymentDate), stream.fullUnitPeriods - start.fullUnitPeriods + k),
      amount: stream.payment,
    })),
  )
}

const dated = appendixJExamples.value.filter((example) => UNITS[example.unitPeriod] !== undefined)

describe('12 CFR 1026 Appendix J, from the printed dates', () => {
  it.each(dated.map((example) => [example.section, example.description, example] as const))(
    '%s %s',
    (_section, _description, example) => {
      const unit = UNITS[example.unitPeriod]?.unit ?? { unit: 'semimonth' }
      const advance = [{ date: date(example.advanceDate), amount: example.amountAdvanced }]
      const found = datedApr(advance, paymentsOf(example), unit)
      if (found.outcome !== 'found') throw new Error(found.reason)
      expect(Math.abs(found.apr - example.apr)).toBeLessThanOrEqual(0.00005 + 1e-9)
    },
  )

  it('covers at least nine of the eleven', () => {
    expect(dated.length).toBeGreaterThanOrEqual(9)
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

  it('refuses payments before the first draw, none at all, and more than a century', () => {
    const bad = { outcome: 'no-answer', reason: 'bad-input' }
    const draw: DatedAmount[] = [{ date: '2026-01-10', amount: 1000 }]
    expect(datedApr(draw, [{ date: '2026-01-09', amount: 1100 }], month)).toEqual(bad)
    expect(datedApr(draw, [], month)).toEqual(bad)
    expect(datedApr([], [{ date: '2026-01-09', amount: 1100 }], month)).toEqual(bad)
    expect(datedApr(draw, [{ date: '2190-01-09', amount: 1100 }], month)).toEqual(bad)
  })
})
