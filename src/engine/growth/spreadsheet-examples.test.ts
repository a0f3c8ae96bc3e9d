/**
 * The examples of the spreadsheet functions' own documentation, each to the digits it prints (1e-6 or better where it prints them).
 * Titles name function and publisher.
 */
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { effectiveFromNominal, nominalFromEffective } from '#engine/rate.ts'
import { datedMirr, irr, mirr, type ReturnOutcome, xirr } from './irr.ts'

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
