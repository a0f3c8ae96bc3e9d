import { describe, expect, it } from 'vitest'
import { standingAfter } from './certificate.ts'
import type { CertificateRate } from './certificate-rate.ts'
import { type SteppedRate, stepAt, steppedInterest } from './stepped.ts'
import { steadyYield } from './yields.ts'

const daily = (annualRate: number): CertificateRate => ({ kind: 'rate', annualRate, compounding: 'daily' })
const stepped = (...steps: (readonly [number, CertificateRate])[]): SteppedRate => ({
  kind: 'stepped',
  steps: steps.map(([from, rate]) => ({ from, rate })),
})

describe('Regulation DD, Appendix A, part I.B', () => {
  it('six months at 5%, then 5.5%, both compounded daily: $26.68 on $1,000, an APY of 5.39%', () => {
    const rate = stepped([0, daily(0.05)], [91 / 365, daily(0.055)])
    const interest = 1000 * steppedInterest(rate, 0, 183 / 365)
    expect(interest).toBeCloseTo(26.68, 2)
    expect(100 * steadyYield(1 + interest / 1000, 183 / 365)).toBeCloseTo(5.39, 2)
  })
  it('two years at 6%, then 6.5%: $133.13 on $1,000 with each year rounded to the cent, an APY of 6.45%', () => {
    const interest = 1000 * steppedInterest(stepped([0, daily(0.06)], [1, daily(0.065)]), 0, 2)
    expect(Math.abs(interest - 133.13)).toBeLessThan(0.01)
    expect(100 * steadyYield(1 + interest / 1000, 2)).toBeCloseTo(6.45, 2)
  })
})

describe('steps', () => {
  const simple = (annualRate: number): CertificateRate => ({ kind: 'rate', annualRate, compounding: 'none' })
  it('one step is the plain rate', () => {
    expect(steppedInterest(stepped([0, { kind: 'apy', annualYield: 0.05 }]), 0, 1.5)).toBeCloseTo(1.05 ** 1.5 - 1, 12)
  })
  it('simple interest adds up', () => {
    expect(steppedInterest(stepped([0, simple(0.03)], [1, simple(0.05)]), 0, 3)).toBeCloseTo(0.13, 12)
  })
  it('the rate of the day is that of the step that was earned until then', () => {
    const rate = stepped([0, simple(0.03)], [1, simple(0.05)])
    expect(stepAt(rate, 0)).toEqual(simple(0.03))
    expect(stepAt(rate, 1)).toEqual(simple(0.03))
    expect(stepAt(rate, 1.5)).toEqual(simple(0.05))
  })
  it('payouts: each period pays what its own steps earned', () => {
    // 10,000 at 3% simple for a year, then 5%, paid out twice a year: 150, 150, 250, 250; then a quarter inside, 125.
    const at = standingAfter(10_000, stepped([0, simple(0.03)], [1, simple(0.05)]), 2, 2.25)
    expect(at.paidOut).toBeCloseTo(800, 9)
    expect(at.inside).toBeCloseTo(10_125, 9)
  })
})
