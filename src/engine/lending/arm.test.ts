import { describe, expect, it } from 'vitest'
import { oracleBalance, oraclePayment } from '#engine/oracles/lending.ts'
import { amortize } from './amortize.ts'
import { type ArmRules, armPath, type IndexPath } from './arm.ts'

/** A 5/6 ARM with 2/1/5 caps. */
const fiveSix: ArmRules = {
  initialRate: 0.06,
  fixedMonths: 60,
  adjustEveryMonths: 6,
  margin: 0.0275,
  initialCap: 0.02,
  periodicCap: 0.01,
  lifetimeCap: 0.05,
}

const ratesOf = (rules: ArmRules, index: IndexPath, count = 6): number[] => {
  const path = armPath(rules, 360, index)
  return path.outcome === 'found' ? path.changes.slice(0, count).map((c) => Math.round(c.annualRate * 1e6) / 1e6) : []
}

describe('adjustable rates', () => {
  it('worst case of 2/1/5 from 6 %: 8, 9, 10, 11 % and never more', () => {
    expect(ratesOf(fiveSix, { kind: 'worst-case' })).toEqual([0.08, 0.09, 0.1, 0.11, 0.11, 0.11])
  })

  it('first adjustment meets payment 61, then every six months', () => {
    const path = armPath(fiveSix, 360, { kind: 'worst-case' })
    if (path.outcome !== 'found') throw new Error(path.reason)
    expect(path.changes.slice(0, 3).map((c) => c.fromPayment)).toEqual([61, 67, 73])
    expect(path.changes).toHaveLength(50) // (360 - 60) / 6
    expect(path.highestRate).toBeCloseTo(0.11, 12)
  })

  it('index + margin within the caps: up 0.25, then down no faster than 1 point, never under the margin', () => {
    // 3.5 + 2.75 = 6.25; 0.5 + 2.75 = 3.25 but only to 5.25, 4.25, 3.25; then -1 + 2.75 stops at the floor 2.75
    const values = [0.035, 0.005, 0.005, 0.005, -0.01]
    expect(ratesOf(fiveSix, { kind: 'path', values })).toEqual([0.0625, 0.0525, 0.0425, 0.0325, 0.0275, 0.0275])
  })

  it('rounds the fully indexed rate to the nearest eighth: 3.57 + 2.75 = 6.32 becomes 6.375', () => {
    expect(ratesOf({ ...fiveSix, roundTo: 0.00125 }, { kind: 'path', values: [0.0357] }, 1)).toEqual([0.06375])
  })

  it('the payment is set anew on the balance and the months left', () => {
    const path = armPath(fiveSix, 360, { kind: 'worst-case' })
    if (path.outcome !== 'found') throw new Error(path.reason)
    const loan = amortize({
      principal: 400_000,
      annualRate: 0.06,
      termMonths: 360,
      startMonth: '2026-01',
      rateChanges: path.changes,
    })
    if (loan.outcome !== 'paid-off') throw new Error(loan.outcome)
    // 400,000 at 6 %: 2,398.20; B_60 by the closed form, then 300 months at 8 %
    const left = oracleBalance(400_000, 0.005, 2398.2, 60)
    expect(loan.rows[59]?.payment).toBe(2398.2)
    expect(loan.rows[60]?.payment).toBeCloseTo(oraclePayment(left, 0.08 / 12, 300), 1)
    expect(loan.months).toBe(360)
    expect(loan.negativeAmortization).toBeNull()
    expect(Math.round((loan.totalPrincipal + loan.totalExtra) * 100)).toBe(40_000_000)
  })

  it('refuses rules and indexes that cannot be', () => {
    expect(armPath({ ...fiveSix, fixedMonths: 0 }, 360, { kind: 'worst-case' }).outcome).toBe('refused')
    expect(armPath({ ...fiveSix, margin: Number.NaN }, 360, { kind: 'worst-case' }).outcome).toBe('refused')
    expect(armPath(fiveSix, 360, { kind: 'path', values: [] })).toEqual({ outcome: 'refused', reason: 'bad-index' })
  })
})
