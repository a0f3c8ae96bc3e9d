import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { type LegalBirth, legalBirth } from './birth.ts'
import { wagesThrough } from './indexing.ts'
import { ownBenefit, type PayCareer, recordAtDeath } from './record-at-death.ts'

const wages = wagesThrough(wageLaw, 2110, 0)
const career = (born: string, pay: number, startAge = 22): PayCareer => ({
  birth: legalBirth(born, ageTables) as LegalBirth,
  pay,
  thisYear: 2026,
  startAge: startAge * 12,
  workUntil: 67 * 12,
})
const december = 2026 * 12 + 11

describe('a record at a death', () => {
  it('is worked out by hand where pay has followed average wages', () => {
    // Born in 1986, dead in December 2026 at 40: 2026 − (1986 + 22) = 18 elapsed years, 13 averaged. Pay of $60,000 that followed
    // average wages is $60,000 at the level of 2024 in each indexed year, so AIME = 60,000 / 12 = 5,000.
    // 90% × 1,286 + 32% × (5,000 − 1,286) = 1,157.40 + 1,188.48 = 2,345.88.
    // Maximum: 150% × 1,643 + 272% × (2,345.80 − 1,643) = 2,464.50 + 1,911.62 = 4,376.11, but only to 2,371.
    const { pia, maximum, fullyInsured, currentlyInsured } = recordAtDeath(
      career('1986-05-15', 60_000),
      december,
      2025,
      wages,
      formulaLaw,
    )
    expect(pia).toBeCloseTo(2345.8, 6)
    expect(maximum).toBeCloseTo(4376.1, 6)
    expect([fullyInsured, currentlyInsured]).toEqual([true, true])
  })
  it('counts no pay above the taxed maximum of each year', () => {
    const most = recordAtDeath(career('1986-05-15', 500_000), december, 2025, wages, formulaLaw)
    const more = recordAtDeath(career('1986-05-15', 900_000), december, 2025, wages, formulaLaw)
    expect(more.pia).toBe(most.pia)
  })
  it('six credits in three years are enough for children, not for a widow’s benefit (20 CFR 404.110, 404.120)', () => {
    // Born in 1986 and at work since July 2024 (age 38 and 2 months): 4 + 4 + 4 credits of the 18 that are needed.
    const late = recordAtDeath(career('1986-05-15', 40_000, 38), december, 2025, wages, formulaLaw)
    expect([late.fullyInsured, late.currentlyInsured]).toEqual([false, true])
    const none = recordAtDeath(career('1986-05-15', 0), december, 2025, wages, formulaLaw)
    expect([none.pia, none.fullyInsured, none.currentlyInsured]).toEqual([0, false, false])
  })
  it('a young worker needs six credits only', () => {
    const young = recordAtDeath(career('2003-05-15', 40_000, 20), december, 2025, wages, formulaLaw)
    expect(young.fullyInsured).toBe(true)
  })
  it('the benefit of one who lives on rests on 35 years', () => {
    // 45 years at the level of $60,000: AIME 5,000; with the bend points of 2026 carried on the same 2,345.80.
    expect(ownBenefit(career('1986-05-15', 60_000), 2025, wages, formulaLaw)).toBeCloseTo(2345.8, 6)
  })
})
