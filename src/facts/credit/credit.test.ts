import { describe, expect, it } from 'vitest'
import { fdicTrust, sipcLimits } from './protection.ts'
import { ficoBands, ficoWeights, missteps, vantage3Weights, vantage4Weights, vantageBands } from './scores.ts'

describe('credit scores', () => {
  it.each([
    ['FICO', ficoWeights.value],
    ['VantageScore 3', vantage3Weights.value],
    ['VantageScore 4', vantage4Weights.value],
  ])('%s weights are a whole', (_name, weights: Readonly<Record<string, number>>) => {
    // VantageScore 4 prints rounded weights that add up to 101.
    expect(Math.abs(Object.values(weights).reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(0.0101)
  })
  it.each([
    ['FICO', ficoBands.value],
    ['VantageScore', vantageBands.value],
  ])('%s bands fall to 300', (_name, bands) => {
    expect(bands.every((band, i) => i === 0 || band.from < (bands[i - 1]?.from ?? 0))).toBe(true)
    expect(bands.at(-1)?.from).toBe(300)
    expect(bands[0]?.from).toBeLessThan(850)
  })
  it('a misstep costs the higher score more (FICO 2009)', () => {
    for (const { event, from680, from780 } of missteps.value) {
      const [low680 = 0, high680 = 0] = from680
      const [low780 = 0, high780 = 0] = from780
      expect(low680 < high680 && low780 < high780 && low680 < low780 && high680 < high780, event).toBe(true)
    }
  })
})

describe('protection', () => {
  it('is 1,250,000 for a trust with five beneficiaries (12 CFR 330.10)', () => {
    expect(fdicTrust.value.perBeneficiary * fdicTrust.value.beneficiaries).toBe(1_250_000)
  })
  it('holds the cash part of SIPC inside the total', () => {
    expect(sipcLimits.value.cash).toBeLessThan(sipcLimits.value.total)
  })
})
