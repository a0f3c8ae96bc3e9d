import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageTables, survivorRules } from '#facts/social-security/rules.ts'
import { type LegalBirth, legalBirth } from './birth.ts'
import { shareFamilyMaximum } from './family-maximum.ts'
import { type FamilyLaw, familyMonths, familyYears, type OrphanedFamily } from './survivors-family.ts'

const january = 2026 * 12
const law: FamilyLaw = {
  survivor: survivorRules.value,
  childInCareShare: survivorRules.value.childInCareShare,
  limits: { underFullAge: 10_000, yearOfFullAge: 30_000 },
}
const birth = (date: string): LegalBirth => legalBirth(date, ageTables) as LegalBirth
const record = (pia: number, maximum: number) => ({ pia, maximum, fullyInsured: true, currentlyInsured: true })
const child = (age: number, until = 18) => ({ bornIn: january - age * 12, until: until * 12 })
const parent = (born: string, yearlyPay: number, full = 0) => ({
  birth: birth(born),
  yearlyPay,
  stops: january + 1200,
  widowStart: birth(born).survivorFirstMonth,
  base: { full, limit: null },
  ownPia: 0,
})

describe('deductions for work before the family maximum', () => {
  it('POMS RS 02501.160, example 1: three children and a parent of $99 each; $555 of the parent’s is held back', () => {
    // Pay of 11,110 is 1,110 above the limit: 555 are deducted, January to May and 60 dollars of June.
    const family: OrphanedFamily = {
      record: record(213.1, 396),
      children: [child(4), child(6), child(8)],
      spouse: parent('1990-05-15', 11_110),
    }
    const months = familyMonths(family, january, january + 12, law)
    expect(months.slice(0, 5).map(({ children, spouse }) => [children, spouse])).toEqual(Array(5).fill([396, 0]))
    // June: 39 to the parent, (396 − 39) / 3 = 119 to each child.
    expect(months[5]).toMatchObject({ spouse: 39, children: 357 })
    expect(months.slice(6).map(({ children, spouse }) => [children, spouse])).toEqual(Array(6).fill([297, 99]))
    expect(months.every(({ heldBack }) => heldBack === 0)).toBe(true)
  })
  it('two children have their 75% each while all of a working parent’s benefit is held back', () => {
    const family: OrphanedFamily = {
      record: record(2000, 3435.5),
      children: [child(3), child(5)],
      spouse: parent('1990-05-15', 200_000),
    }
    // 3,435.50 / 3 = 1,145.10 each with the parent; without, 1,500 each. 3 × 1,145 − 2 × 1,500 = 435 is lost.
    for (const month of familyMonths(family, january, january + 24, law))
      expect(month).toMatchObject({ children: 3000, spouse: 0, heldBack: 435 })
  })
})

describe('who is paid and how long', () => {
  const family: OrphanedFamily = {
    record: record(1000, 1750),
    children: [child(14, 18), child(10, 18)],
    spouse: parent('1980-05-15', 0, 1000),
  }
  const months = familyMonths(family, january, january + 12 * 16, law)
  const at = (years: number) => months[years * 12]
  it('shares 1,750 three ways while all are entitled: 583.30 each', () =>
    expect(at(0)).toMatchObject({ children: 2 * 583, spouse: 583 }))
  it('gives 750 each to one child and the parent once the older is 18', () =>
    expect(at(4)).toMatchObject({ children: 750, spouse: 750 }))
  it('ends the parent’s benefit when the youngest is 16, the child’s at 18', () => {
    expect(at(6)).toMatchObject({ children: 750, spouse: 0 })
    expect(at(8)).toMatchObject({ children: 0, spouse: 0 })
  })
  it('pays 71.5% from the month of 60 (20 CFR 404.338, 404.410(c))', () => {
    const sixty = birth('1980-05-15').survivorFirstMonth - january
    expect(months[sixty - 1]?.spouse).toBe(0)
    expect(months[sixty]?.spouse).toBe(715)
  })
  it('pays a student of a high school to 19', () => {
    const late: OrphanedFamily = { ...family, children: [child(17, 19)], spouse: null }
    const paid = familyMonths(late, january, january + 36, law).filter(({ children }) => children > 0)
    expect(paid).toHaveLength(24)
  })
  it('a record only currently insured pays children and their parent, but no widow’s benefit', () => {
    const young = { ...family, record: { ...family.record, fullyInsured: false } }
    const paid = familyMonths(young, january, january + 12 * 25, law)
    expect(paid[0]).toMatchObject({ children: 1166, spouse: 583 })
    expect(paid.at(-1)?.spouse).toBe(0)
  })
  it('nothing is paid on a record without the credits', () => {
    const none = { ...family, record: { ...family.record, fullyInsured: false, currentlyInsured: false } }
    expect(familyMonths(none, january, january + 60, law).every((m) => m.children + m.spouse === 0)).toBe(true)
  })
})

describe('the family maximum among survivors', () => {
  it('POMS RS 00615.710: a widow’s $410 with delayed credits and a child’s $300 share $700: 404.20 and 295.70', () => {
    const shares = shareFamilyMaximum(700, 0, [
      { original: 410, own: 0 },
      { original: 300, own: 0 },
    ])
    expect(shares).toEqual([404.2, 295.7])
    const older = parent('1958-05-15', 0, 410)
    const family: OrphanedFamily = {
      record: record(400, 700),
      children: [child(9)],
      spouse: { ...older, widowStart: january },
    }
    expect(familyMonths(family, january, january + 1, law)[0]).toMatchObject({ spouse: 404, children: 295 })
  })
  it('Social Security Handbook 737: five of $160.50 share $623.00 as $124.60; three of $151 share $301.80 as $100.60', () => {
    const all = (count: number, original: number) => Array.from({ length: count }, () => ({ original, own: 0 }))
    expect(shareFamilyMaximum(623, 0, all(5, 160.5))).toEqual(Array(5).fill(124.6))
    expect(shareFamilyMaximum(301.8, 0, all(3, 151))).toEqual(Array(3).fill(100.6))
  })
  it('no month pays more than the maximum, and pay never raises the sum', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 90_000 }),
        (pia, ages, pay) => {
          const of = (yearlyPay: number) =>
            familyMonths(
              {
                record: record(pia, Math.floor(pia * 1.75)),
                children: ages.map((age) => child(age)),
                spouse: parent('1985-03-10', yearlyPay, pia),
              },
              january + 5,
              january + 200,
              law,
            )
          const [working, free] = [of(pay), of(0)]
          working.forEach((month, i) => {
            expect(month.children + month.spouse).toBeLessThanOrEqual(Math.max(Math.floor(pia * 1.75), pia))
            expect(month.children).toBeGreaterThanOrEqual(free[i]?.children ?? 0)
            expect(month.heldBack).toBeGreaterThanOrEqual(0)
          })
          const sum = (months: typeof working) => familyYears(months).reduce((all, y) => all + y.children + y.spouse, 0)
          expect(sum(working)).toBeLessThanOrEqual(sum(free))
        },
      ),
      { numRuns: 60 },
    ))
})
