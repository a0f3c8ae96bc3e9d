import { describe, expect, it } from 'vitest'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, noIncome } from '#engine/tax/household.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { fillRoom, fillTarget } from './fill-level.ts'

const single = { status: 'single' as const, ages: [66] }
const NO_EDGE = Number.POSITIVE_INFINITY

/** The whole return of somebody of 66 with these. */
const returnOf = (ira: number, benefits: number, gain: number) =>
  federalReturn(
    {
      ...emptyHousehold,
      people: [{ ...noIncome, age: 66, iraWithdrawals: ira, socialSecurity: benefits }],
      longTermGain: gain,
    },
    taxYear2026,
  )

describe('levels of income', () => {
  it('the top of the 12% bracket of one at 66: 50,400 + 16,100 + 2,050 + 6,000', () => {
    expect(fillTarget({ kind: 'bracket', rate: 0.12 }, single, taxYear2026, NO_EDGE)).toEqual({
      of: 'ordinary',
      income: 74_550,
    })
  })
  it('the 22% bracket meets the deduction for seniors on its way out: 6,000 - 6% of what is over 75,000', () => {
    // Taxable 105,700 + 18,150 = 123,850; the deduction 6,000 - 0.06 (AGI - 75,000) with AGI = 123,850 + it, found by looking twice.
    const once = 6000 - 0.06 * (123_850 - 75_000)
    const twice = 6000 - 0.06 * (123_850 + once - 75_000)
    expect(fillTarget({ kind: 'bracket', rate: 0.22 }, single, taxYear2026, NO_EDGE).income).toBeCloseTo(
      123_850 + twice,
      6,
    )
  })
  it('a Medicare edge is an income already, for one and for two', () => {
    expect(fillTarget({ kind: 'surcharge', step: 1 }, single, taxYear2026, NO_EDGE)).toEqual({
      of: 'agi',
      income: 108_999,
    })
    const couple = { status: 'joint' as const, ages: [66, 66] }
    expect(fillTarget({ kind: 'surcharge', step: 2 }, couple, taxYear2026, NO_EDGE).income).toBe(273_999)
  })
})

describe('room under a level', () => {
  it.each([
    [0, 24_000, 0],
    [10_000, 30_000, 0],
    [20_000, 40_000, 5000],
    [0, 0, 20_000],
  ])(
    'with %i of IRA money, %i of benefits and %i of gains the whole return ends at the level',
    (ira, benefits, gain) => {
      const target = fillTarget({ kind: 'bracket', rate: 0.12 }, single, taxYear2026, NO_EDGE)
      const more = fillRoom(target, { ordinary: ira, preferential: gain, benefits, status: 'single' }, taxYear2026, 1e6)
      const filled = returnOf(ira + more, benefits, gain)
      expect(filled.agi - gain).toBeCloseTo(target.income, 2)
      // The tops meet where no part of the deduction for seniors is lost to the gains.
      if (gain === 0) expect(filled.taxableIncome).toBeCloseTo(50_400, 2)
    },
  )
  it('nothing over the level, and never more than there is', () => {
    const target = { of: 'agi' as const, income: 50_000 }
    const before = { ordinary: 60_000, preferential: 0, benefits: 0, status: 'single' as const }
    expect(fillRoom(target, before, taxYear2026, 1e6)).toBe(0)
    expect(fillRoom(target, { ...before, ordinary: 10_000 }, taxYear2026, 15_000)).toBe(15_000)
    expect(
      fillRoom(
        { of: 'agi-and-benefits', income: 50_000 },
        { ...before, ordinary: 10_000, benefits: 20_000 },
        taxYear2026,
        1e6,
      ),
    ).toBeCloseTo(20_000, 2)
  })
})
