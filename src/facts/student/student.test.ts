import { describe, expect, it } from 'vitest'
import { loanRates, rateFormula, undergraduateLimits } from './loans.ts'
import { consolidationTerms, repaymentAssistance, tieredStandardTerms } from './plans.ts'
import { povertyGuidelines } from './poverty.ts'

describe('loan rates', () => {
  const rows = loanRates.value

  it('run from July 2006 without a gap', () => {
    expect(rows.map((row) => row.from)).toEqual(rows.map((_, i) => `${2006 + i}-07`))
  })
  it('are one auction yield plus 2.05, 3.60 and 4.60 points since 2013 (20 USC 1087e(b)(8))', () => {
    const { undergraduate, graduate, plus } = rateFormula.value
    const since2013 = rows.filter((row) => row.from >= '2013-07')
    expect(since2013).toHaveLength(14)
    for (const row of since2013) {
      expect(row.graduate - graduate.margin, row.from).toBeCloseTo(row.unsubsidized - undergraduate.margin, 10)
      expect(row.plus - plus.margin, row.from).toBeCloseTo(row.unsubsidized - undergraduate.margin, 10)
      expect(row.subsidized, row.from).toBe(row.unsubsidized)
      expect(row.unsubsidized <= undergraduate.cap && row.plus <= plus.cap, row.from).toBe(true)
    }
  })
  it('are 6.52, 8.07 and 9.07% for 2026-27 (US Department of Education)', () => {
    expect(rows.at(-1)).toEqual({
      from: '2026-07',
      subsidized: 0.0652,
      unsubsidized: 0.0652,
      graduate: 0.0807,
      plus: 0.0907,
    })
  })
})

describe('limits and plans', () => {
  it('rise by year of study and by balance', () => {
    const { dependentByYear, independentByYear } = undergraduateLimits.value
    independentByYear.forEach((amount, i) => {
      expect(amount).toBeGreaterThan(dependentByYear[i] ?? Number.NaN)
    })
    for (const terms of [consolidationTerms.value, tieredStandardTerms.value]) {
      expect(terms.every((term, i) => i === 0 || term.years > (terms[i - 1]?.years ?? 0))).toBe(true)
    }
  })
  it('the assistance plan adds one percent per 10,000 of income up to 10% (P.L. 119-21 s. 82001)', () => {
    repaymentAssistance.value.rows.forEach((row, i) => {
      expect(row).toEqual({ over: 10_000 * (i + 1), rate: (i + 1) / 100 })
    })
    expect(repaymentAssistance.value.rows).toHaveLength(10)
  })
})

describe('poverty guidelines (HHS)', () => {
  const [poverty2025, poverty2026] = [povertyGuidelines.in(2025), povertyGuidelines.in(2026)]
  it('are 21,150 for two in 2025 and 33,000 for four in 2026, contiguous states', () => {
    // 15,650 + 5,500; 15,960 + 3 x 5,680
    expect(poverty2025.value.contiguous.first + poverty2025.value.contiguous.eachMore).toBe(21_150)
    expect(poverty2026.value.contiguous.first + 3 * poverty2026.value.contiguous.eachMore).toBe(33_000)
  })
  it('are higher in Alaska than in Hawaii, and rose', () => {
    for (const place of ['contiguous', 'alaska', 'hawaii'] as const) {
      expect(poverty2026.value[place].first).toBeGreaterThan(poverty2025.value[place].first)
    }
    expect(poverty2026.value.alaska.first).toBeGreaterThan(poverty2026.value.hawaii.first)
  })
})
