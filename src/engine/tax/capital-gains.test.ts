import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GainsAndLosses, lossCarryovers, netGains } from './capital-gains.ts'

const nothing: GainsAndLosses = {
  shortTermGain: 0,
  longTermGain: 0,
  collectiblesGain: 0,
  depreciationGain: 0,
  shortTermCarryover: 0,
  longTermCarryover: 0,
}
const year = (parts: Partial<GainsAndLosses>) => netGains({ ...nothing, ...parts }, 3_000)

describe('netting', () => {
  it('IRS Publication 544 (2000), Bob and Gloria Sampson: of a $7,000 loss $3,000 counts and $4,000 carries over', () => {
    const gains = year({ longTermGain: -7_000 })
    expect(gains.inIncome).toBe(-3_000)
    // They had taxable income of $2,000, so all $3,000 is used up.
    expect(lossCarryovers(gains, 2_000)).toEqual({ shortTerm: 0, longTerm: 4_000 })
  })
  it('IRS Publication 544 (2000), Bob and Gloria Sampson: a $2,000 loss counts whole and leaves no carryover', () => {
    const gains = year({ longTermGain: -2_000 })
    expect(gains.inIncome).toBe(-2_000)
    expect(lossCarryovers(gains, 26_000)).toEqual({ shortTerm: 0, longTerm: 0 })
  })
  it('a long-term gain is cut by a short-term loss before it counts as net capital gain', () => {
    const gains = year({ shortTermGain: -4_000, longTermGain: 10_000 })
    expect(gains.inIncome).toBe(6_000)
    expect(gains.netCapitalGain).toBe(6_000)
  })
  it('a short-term gain gets no low rate, even beside a long-term gain', () => {
    const gains = year({ shortTermGain: 4_000, longTermGain: 10_000 })
    expect(gains.inIncome).toBe(14_000)
    expect(gains.netCapitalGain).toBe(10_000)
  })
  it('a long-term loss cuts a short-term gain and leaves no net capital gain', () => {
    const gains = year({ shortTermGain: 10_000, longTermGain: -4_000 })
    expect(gains.inIncome).toBe(6_000)
    expect(gains.netCapitalGain).toBe(0)
  })
  it('the limit is $1,500 for separate returns, a cent on either side', () => {
    for (const [loss, counts] of [
      [1_499.99, 1_499.99],
      [1_500, 1_500],
      [1_500.01, 1_500],
    ] as const) {
      expect(netGains({ ...nothing, shortTermGain: -loss }, 1_500).inIncome).toBe(-counts)
    }
  })
  it('carryovers from earlier years count as losses of their own kind', () => {
    const gains = year({
      shortTermGain: 1_000,
      longTermGain: 9_000,
      shortTermCarryover: 2_500,
      longTermCarryover: 4_000,
    })
    expect(gains.shortTerm).toBe(-1_500)
    expect(gains.longTerm).toBe(5_000)
    expect(gains.inIncome).toBe(3_500)
  })
})

describe('28% and 25% gain', () => {
  it('28% Rate Gain Worksheet: short-term loss and long-term carryover come off first', () => {
    // 10,000 of collectibles, less 3,000 carryover, less 2,000 short-term loss: 5,000.
    const gains = year({
      longTermGain: 20_000,
      collectiblesGain: 10_000,
      longTermCarryover: 3_000,
      shortTermGain: -2_000,
    })
    expect(gains.collectibles).toBe(5_000)
  })
  it('Unrecaptured Section 1250 Gain Worksheet lines 14 to 18: what is left of the losses cuts 25% gain', () => {
    // 1,000 of collectibles less a 5,000 short-term loss is -4,000; 15,000 less 4,000 is 11,000.
    const gains = year({
      longTermGain: 30_000,
      collectiblesGain: 1_000,
      depreciationGain: 15_000,
      shortTermGain: -5_000,
    })
    expect(gains.collectibles).toBe(0)
    expect(gains.unrecaptured1250).toBe(11_000)
  })
})

describe('Capital Loss Carryover Worksheet', () => {
  it('uses up short-term losses first', () => {
    // Lines 4 to 8: 5,000 less 3,000. Lines 9 to 13: 6,000 less 0.
    expect(lossCarryovers(year({ shortTermGain: -5_000, longTermGain: -6_000 }), 40_000)).toEqual({
      shortTerm: 2_000,
      longTerm: 6_000,
    })
  })
  it('then long-term losses with what is left of the allowance', () => {
    // Line 11: 3,000 less 1,000 is 2,000; line 13: 6,000 less 2,000.
    expect(lossCarryovers(year({ shortTermGain: -1_000, longTermGain: -6_000 }), 40_000)).toEqual({
      shortTerm: 0,
      longTerm: 4_000,
    })
  })
  it('a gain of the other kind takes its part of the loss', () => {
    // Short loss 10,000; long gain 4,000; 3,000 allowed: 10,000 - 4,000 - 3,000.
    expect(lossCarryovers(year({ shortTermGain: -10_000, longTermGain: 4_000 }), 40_000).shortTerm).toBe(3_000)
    // Long loss 10,000; short gain 4,000: the same long-term.
    expect(lossCarryovers(year({ shortTermGain: 4_000, longTermGain: -10_000 }), 40_000)).toEqual({
      shortTerm: 0,
      longTerm: 3_000,
    })
  })
  it('a loss that deductions made useless is kept: taxable income of -2,000 used only 1,000 of 3,000', () => {
    expect(lossCarryovers(year({ longTermGain: -7_000 }), -2_000)).toEqual({ shortTerm: 0, longTerm: 6_000 })
    expect(lossCarryovers(year({ longTermGain: -7_000 }), -3_000)).toEqual({ shortTerm: 0, longTerm: 7_000 })
    expect(lossCarryovers(year({ longTermGain: -7_000 }), -90_000)).toEqual({ shortTerm: 0, longTerm: 7_000 })
  })
  it('no dollar of loss is lost or doubled while income is positive', () => {
    const amount = fc.integer({ min: -50_000, max: 50_000 })
    fc.assert(
      fc.property(amount, amount, (shortTermGain, longTermGain) => {
        const gains = year({ shortTermGain, longTermGain })
        const left = lossCarryovers(gains, 80_000)
        expect(left.shortTerm).toBeGreaterThanOrEqual(0)
        expect(left.longTerm).toBeGreaterThanOrEqual(0)
        expect(gains.inIncome - left.shortTerm - left.longTerm).toBe(shortTermGain + longTermGain)
      }),
    )
  })
})
