/**
 * The examples of the spreadsheet functions' own documentation, each to the digits it prints (1e-6 or better where it prints them).
 * Titles name function and publisher.
 */
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { effectiveFromNominal, nominalFromEffective } from '#engine/rate.ts'
import { datedMirr, irr, mirr, npv, type ReturnOutcome, xirr, xnpv } from './irr.ts'

const rate = (found: ReturnOutcome): number => {
  if (found.outcome !== 'rate') throw new Error(JSON.stringify(found))
  return found.rate
}
const within = (found: number, published: number, tolerance: number) =>
  expect(Math.abs(found - published), `${found} against ${published}`).toBeLessThanOrEqual(tolerance)

describe('rates and returns', () => {
  it('EFFECT and NOMINAL, Microsoft Excel function reference: 0.0535427 and 0.05250032', () => {
    within(effectiveFromNominal(0.0525, 4), 0.0535427, 5e-8)
    within(nominalFromEffective(0.053543, 4), 0.05250032, 5e-9)
  })
  it('MIRR, SpreadJS function reference: 0.0564050548577524', () => {
    within(rate(mirr([7300, -15_000, 4036, 3050], 0.065, 0.08)), 0.0564050548577524, 1e-12)
  })
  it('MIRR and XIRR, Microsoft Excel function reference: 0.126094; 0.373362535', () => {
    within(rate(mirr([-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], 0.1, 0.12)), 0.126094, 1e-6)
    const flows = (
      [
        ['2008-01-01', -10_000],
        ['2008-03-01', 2750],
        ['2008-10-30', 4250],
        ['2009-02-15', 3250],
        ['2009-04-01', 2750],
      ] as const
    ).map(([date, amount]) => ({ date: date as IsoDate, amount }))
    within(rate(xirr(flows)), 0.373362535, 1e-7)
  })
  it('IRR, Microsoft Excel function reference: -2.1 % after four years, 8.7 % after five', () => {
    within(rate(irr([-70_000, 12_000, 15_000, 18_000, 21_000])), -0.021, 0.0005)
    within(rate(irr([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000])), 0.087, 0.0005)
  })
})

describe('net present value', () => {
  const on = (date: string, amount: number) => ({ date: date as IsoDate, amount })
  const dated = [
    on('2008-01-01', -10_000),
    on('2008-03-01', 2750),
    on('2008-10-30', 4250),
    on('2009-02-15', 3250),
    on('2009-04-01', 2750),
  ]
  const value = (found: number | null) => found ?? Number.NaN
  it('NPV, Microsoft Excel function reference: 1,188.44 with the first flow a year away; 1,922.06 and -3,749.47 with it now', () => {
    within(value(npv(0.1, [-10_000, 3000, 4200, 6800])) / 1.1, 1188.44, 0.005)
    const shop = [-40_000, 8000, 9200, 10_000, 12_000, 14_500]
    within(value(npv(0.08, shop)), 1922.06, 0.005)
    within(value(npv(0.08, [...shop, -9000])), -3749.47, 0.005)
  })
  it('XNPV, Microsoft Excel function reference: 2,086.65, in any order', () => {
    within(value(xnpv(0.09, dated)), 2086.65, 0.005)
    within(value(xnpv(0.09, [...dated].reverse())), 2086.65, 0.005)
  })
  it('XNPV is nothing at the XIRR, and the plain sum at 0 %', () => {
    within(value(xnpv(rate(xirr(dated)), dated)), 0, 1e-6)
    within(value(xnpv(0, dated)), 3000, 1e-9)
  })
  it('has none at a rate of -100 %, and no flows are worth nothing', () => {
    expect(npv(-1, [1, 2])).toBeNull()
    expect(xnpv(-1.5, dated)).toBeNull()
    expect(xnpv(0.05, [])).toBe(0)
  })
})

describe('MIRR of dated flows', () => {
  const on = (date: string, amount: number) => ({ date: date as IsoDate, amount })
  it('agrees with the periodic one when flows lie 365 days apart', () => {
    const flows = [on('2025-03-01', -1000), on('2026-03-01', 300), on('2027-03-01', -200), on('2023-03-01', -50)]
    // 2023-03-01 to 2024-03-01 has 366 days, so only the three later ones are used for the comparison.
    within(rate(datedMirr(flows.slice(0, 3), 0.06, 0.04)), rate(mirr([-1000, 300, -200], 0.06, 0.04)), 1e-12)
  })
  it('equals XIRR when both rates are the XIRR itself', () => {
    const flows = [on('2020-01-15', -5000), on('2021-06-30', -1000), on('2022-02-01', 700), on('2025-01-01', 8000)]
    const own = rate(xirr(flows))
    within(rate(datedMirr(flows, own, own)), own, 1e-12)
  })
  it('refuses one side, one day and broken rates', () => {
    expect(datedMirr([on('2020-01-01', 5), on('2021-01-01', 5)], 0.1, 0.1)).toMatchObject({ reason: 'one-sided' })
    expect(datedMirr([on('2020-01-01', -5), on('2020-01-01', 5)], 0.1, 0.1)).toMatchObject({ reason: 'same-day' })
    expect(datedMirr([on('2020-01-01', -5), on('2021-01-01', 5)], -1, 0.1)).toMatchObject({ reason: 'not-a-number' })
    expect(datedMirr([], 0.1, 0.1)).toMatchObject({ reason: 'one-sided' })
  })
})
