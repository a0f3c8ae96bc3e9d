import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { familyMaximum, familyMaximumInYear, shareFamilyMaximum } from './family-maximum.ts'
import { wagesThrough } from './indexing.ts'
import { bendPointsOf } from './pia.ts'

const wages = wagesThrough(wageLaw, 2030, 0)
const bends = (year: number) => bendPointsOf(year, formulaLaw, wages)

describe('the family maximum', () => {
  it('20 CFR 404.403, example 1: a PIA of $600 has a maximum of $900', () =>
    expect(familyMaximum(600, bends(2003), formulaLaw)).toBe(900))
  it.each([
    // SSA, formula for family maximum benefit, 2018: 150% to 1,144, 272% to 1,651, 134% to 2,154, 175% above.
    [1144, 1716], // 1.5 × 1,144
    [1651, 3095], // 1,716 + 2.72 × 507 = 3,095.04
    [2154, 3769], // 3,095.04 + 1.34 × 503 = 3,769.06
    [2600, 4549.5], // 3,769.06 + 1.75 × 446 = 4,549.56
  ])('SSA formula of 2018: PIA $%d gives $%d', (pia, maximum) =>
    expect(familyMaximum(pia, bends(2018), formulaLaw)).toBe(maximum),
  )
  it('lies between 150% and 188% of the PIA', () => {
    for (let pia = 0; pia <= 4500; pia += 12.5) {
      const maximum = familyMaximum(pia, bends(2026), formulaLaw)
      expect(maximum).toBeGreaterThanOrEqual(pia * 1.5 - 0.1)
      expect(maximum).toBeLessThanOrEqual(pia * 1.88)
    }
  })
  it('is raised by the increases of the years since', () => {
    // 2024: 1.5 × 1,000 = 1,500; × 1.025 = 1,537.50; × 1.028 = 1,580.55, down to the dime.
    expect(familyMaximumInYear(1000, bends(2024), 2024, 2025, formulaLaw)).toBe(1580.5)
  })
})

describe('20 CFR 404.403: sharing it', () => {
  it('example 1: wife and child have $150 each; the wife’s own $120 leaves her $30 and the child $270', () => {
    expect(
      shareFamilyMaximum(900, 600, [
        { original: 300, own: 0 },
        { original: 300, own: 0 },
      ]),
    ).toEqual([150, 150])
    expect(
      shareFamilyMaximum(900, 600, [
        { original: 300, own: 120 },
        { original: 300, own: 0 },
      ]),
    ).toEqual([30, 270])
  })
  it('example 2: wife and two children have $310 each; the children’s own $390 and $280 leave 0, $30 and her full $625', () => {
    const member = (own: number) => ({ original: 625, own })
    expect(shareFamilyMaximum(2180, 1250, [member(0), member(0), member(0)])).toEqual([310, 310, 310])
    expect(shareFamilyMaximum(2180, 1250, [member(0), member(390), member(280)])).toEqual([625, 0, 30])
  })
  it('takes nothing when the maximum is not reached', () =>
    expect(shareFamilyMaximum(1800, 1000, [{ original: 500, own: 120 }])).toEqual([380]))
  it('Social Security Handbook 732.3: survivors share in proportion to their rates', () => {
    // A worker died; widow 1,000 and two children 750 each share 1,750: 1,750 × 1,000 / 2,500 = 700 and 525 each.
    const family = [
      { original: 1000, own: 0 },
      { original: 750, own: 0 },
      { original: 750, own: 0 },
    ]
    expect(shareFamilyMaximum(1750, 0, family)).toEqual([700, 525, 525])
  })
})
