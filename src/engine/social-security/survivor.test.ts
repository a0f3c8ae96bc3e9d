import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { survivorRules, workerReduction } from '#facts/social-security/rules.ts'
import type { Month } from '../month.ts'
import { toMonthCount } from './birth.ts'
import { born } from './social-security.testkit.ts'
import {
  type Deceased,
  disabledSurvivorFirst,
  paidToSurvivor,
  parentInCareAmount,
  survivorBase,
  survivorBestStart,
  survivorDue,
  survivorStart,
} from './survivor.ts'

const worker = workerReduction.value
const law = survivorRules.value
const unlimited = (full: number) => ({ full, limit: null })

describe('published survivor amounts', () => {
  it('20 CFR 404.410(c): $785.70, 16 of 64 months early: $729.70', () => {
    const birth = born('1941-06-15') // survivor’s full retirement age 65 and 4 months: 64 months after 60
    expect(survivorDue(unlimited(785.7), birth, birth.survivorFullMonth - 16, law)).toBe(729.7)
  })
  it('POMS RS 00615.301: widow born 15 June 1940, $987.60, from July 2002, 37 of 62 months early: $819.60', () => {
    const birth = born('1940-06-15')
    expect(birth.survivorFullMonth - toMonthCount('2002-07')).toBe(37)
    expect(survivorDue(unlimited(987.6), birth, toMonthCount('2002-07'), law)).toBe(819.6)
  })
  // Columns: percent at 60, 60+1, 60+2, 60+6, 60+11 and 61 months.
  it.each([
    [1939, [71.5, 72.0, 72.5, 74.4, 76.7, 77.2]],
    [1940, [71.5, 72.0, 72.4, 74.3, 76.6, 77.0]],
    [1941, [71.5, 71.9, 72.4, 74.2, 76.4, 76.8]],
    [1942, [71.5, 71.9, 72.4, 74.1, 76.3, 76.7]],
    [1943, [71.5, 71.9, 72.3, 74.0, 76.1, 76.5]],
    [1944, [71.5, 71.9, 72.3, 73.9, 76.0, 76.4]],
    [1945, [71.5, 71.9, 72.3, 73.9, 75.9, 76.3]],
  ])('POMS RS 00615.305: percent payable to a widow or widower born in %d', (year, percents) => {
    const birth = born(`${year}-06-15`)
    for (const [i, months] of [0, 1, 2, 6, 11, 12].entries()) {
      const due = survivorDue(unlimited(10_000), birth, birth.survivorFirstMonth + months, law)
      expect(Math.round(due / 10) / 10).toBe(percents[i])
    }
  })
})

describe('what the deceased leaves', () => {
  const birth = born('1960-03-15') // full retirement age March 2027, 70 in March 2030
  const base = (claimMonth: number | null, diedIn: number, more: Partial<Deceased> = {}) =>
    survivorBase({ birth, pia: 2000, claimMonth, diedIn, ...more }, worker, law)

  it('never claimed, died before full retirement age: the whole PIA', () =>
    expect(base(null, toMonthCount('2025-06'))).toEqual({ full: 2000, limit: null }))
  it('never claimed, died at 68 and a half: with 18 months of credits, at once', () =>
    expect(base(null, toMonthCount('2028-09'))).toEqual({ full: 2240, limit: null }))
  it('never claimed, died at 75: credits to 70 only', () =>
    expect(base(null, toMonthCount('2035-03'))).toEqual({ full: 2480, limit: null }))
  it('claimed at 70: the larger benefit goes on', () =>
    expect(base(birth.month70, toMonthCount('2040-01')).full).toBe(2480))
  it('claimed in mid-year after full retirement age and died before January: no credit is lost', () =>
    expect(base(toMonthCount('2028-09'), toMonthCount('2028-11'))).toEqual({ full: 2240, limit: null }))
  it('claimed at full retirement age: the PIA', () =>
    expect(base(birth.fullMonth, toMonthCount('2040-01'))).toEqual({ full: 2000, limit: null }))
  it('claimed at 62 and a month: 70.4% is below the limit of 82.5%', () =>
    expect(base(birth.firstMonth, toMonthCount('2040-01'))).toEqual({ full: 2000, limit: 1650 }))
  it('claimed a year early: what was drawn, 93.3%, is the limit', () =>
    expect(base(birth.fullMonth - 12, toMonthCount('2040-01'))).toEqual({ full: 2000, limit: 1866.6 }))
  it('months given back by the earnings test raise the limit', () =>
    expect(base(birth.fullMonth - 36, toMonthCount('2040-01'), { monthsRestored: 30 }).limit).toBe(1933.3))
  it('a claim for the month of death or later was never drawn', () =>
    expect(base(toMonthCount('2025-06'), toMonthCount('2025-06'))).toEqual({ full: 2000, limit: null }))
})

describe('POMS RS 00615.322: the benefit for each order of reduced benefit, 82.5% of PIA and the deceased’s own', () => {
  // PIA 1,000. Survivor born 15 June 1962: 84 months from 60 to 67, 0.3392857…% a month.
  const birth = born('1962-06-15')
  const at = (early: number, limit: number) =>
    survivorDue({ full: 1000, limit: Math.max(825, limit) }, birth, birth.survivorFullMonth - early, law)
  it.each([
    [1, 84, 900, 715], // reduced 715 < 825 < 900
    [2, 84, 800, 715], // reduced 715 < 800 < 825
    [3, 36, 900, 877.8], // 825 < reduced 877.857… < 900
    [4, 12, 900, 900], // 825 < 900 < reduced 959.28
    [5, 54, 700, 816.7], // 700 < reduced 816.785… < 825
    [6, 12, 700, 825], // 700 < 825 < reduced 959.28
  ])('sequence %d: %d months early, deceased drew $%d: $%d', (_, early, drawn, paid) =>
    expect(at(early, drawn)).toBe(paid),
  )
  it('with the limit at 82.5% waiting helps until 52 months before full retirement age, no longer', () => {
    // 1 - 0.285 × n / 84 ≥ 0.825 when n ≤ 51.57…: 51 months early is the last that reaches it.
    const start = survivorBestStart({ full: 1000, limit: 825 }, birth, 0, law)
    expect(birth.survivorFullMonth - start).toBe(51)
    expect(survivorBestStart({ full: 1000, limit: null }, birth, 0, law)).toBe(birth.survivorFullMonth)
    const lateDeath = birth.survivorFullMonth + 40
    expect(survivorBestStart({ full: 1000, limit: null }, birth, lateDeath, law)).toBe(lateDeath)
  })
})

describe('the survivor', () => {
  const birth = born('1966-06-15')
  it('may start at 60 or in the month of the death', () => {
    expect(survivorStart(birth, toMonthCount('2020-01'), 0)).toBe(toMonthCount('2026-06'))
    expect(survivorStart(birth, toMonthCount('2030-01'), 0)).toBe(toMonthCount('2030-01'))
    expect(survivorStart(birth, toMonthCount('2020-01'), toMonthCount('2028-01'))).toBe(toMonthCount('2028-01'))
  })
  it('loses no more than 28.5%, even when disabled at 50', () => {
    expect(survivorDue(unlimited(2000), birth, birth.survivorFirstMonth, law)).toBe(1430)
    expect(survivorDue(unlimited(2000), birth, birth.survivorFirstMonth - 120, law)).toBe(1430)
  })
  it('disabled, may start at 50, after five full months, if it began within seven years of the death (Handbook 513)', () => {
    const first = (died: Month, since: Month) =>
      disabledSurvivorFirst(birth, toMonthCount(died), toMonthCount(since), { age: 600, latestOnsetYears: 7, wait: 5 })
    // 50 in June 2016, 60 in June 2026.
    expect(first('2015-01', '2010-03')).toBe(toMonthCount('2016-06'))
    expect(first('2018-04', '2022-09')).toBe(toMonthCount('2023-03'))
    expect(first('2018-04', '2025-04')).toBe(toMonthCount('2025-10'))
    expect(first('2018-04', '2025-05')).toBe(birth.survivorFirstMonth)
    // The wait ends after 60: nothing is sooner than at 60.
    expect(first('2024-04', '2026-03')).toBe(birth.survivorFirstMonth)
    expect(survivorStart(birth, toMonthCount('2018-04'), 0, first('2015-01', '2010-03'))).toBe(toMonthCount('2018-04'))
  })
  it('is paid the larger of the two benefits in whole dollars', () => {
    expect(paidToSurvivor(900.9, 1430.5)).toBe(1430)
    expect(paidToSurvivor(1500.9, 1430.5)).toBe(1500)
  })
  it('with a young child in care gets three quarters of the PIA', () =>
    expect(parentInCareAmount(2000.1, 0.75)).toBe(1500))
  it('never gets less by waiting, nor more than the full amount', () => {
    const limits = fc.option(fc.integer({ min: 825, max: 1000 }), { nil: null })
    fc.assert(
      fc.property(limits, fc.integer({ min: 1000, max: 1240 }), (limit, full) => {
        let before = 0
        for (let month = birth.survivorFirstMonth; month <= birth.survivorFullMonth + 3; month++) {
          const due = survivorDue({ full, limit }, birth, month, law)
          expect(due).toBeGreaterThanOrEqual(before)
          expect(due).toBeLessThanOrEqual(limit ?? full)
          before = due
        }
        expect(before).toBe(Math.min(full, limit ?? full))
      }),
    )
  })
})
