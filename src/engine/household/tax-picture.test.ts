import { describe, expect, it } from 'vitest'
import { householdTax } from '#engine/tax/household-tax.ts'
import { stateTaxes } from '#facts/states/all.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { emptyHousehold } from './household.ts'
import { monthlyFlows } from './monthly-flows.ts'
import { sampleHousehold } from './sample-household.ts'
import { ageAtYearEnd, ageNow, filingStatusOf, heldBackPerMonth, taxPictureOf } from './tax-picture.ts'

const today = '2026-11-23'
const sample = sampleHousehold(today)
const [you] = sample.people

describe('taxPictureOf', () => {
  it('puts each pay on its owner, with what comes out of it first', () => {
    const year = taxPictureOf(sample, today)
    expect(year).toMatchObject({
      status: 'joint',
      state: 'IL',
      dependents: [{ age: 6, child: true }],
      realEstateTax: 4620,
      mortgageBalance: 268_400,
    })
    // 26 × 3,000; 260 × 12 into the plan; premiums of 450 a month are the first person's.
    expect(year?.people[0]).toMatchObject({ age: 38, planDeferrals: 3120, cafeteriaPlan: 5400 })
    expect(year?.people[0].pay).toBeCloseTo(78_000, 6)
    expect(year?.people[1]?.pay).toBeCloseTo(46_000.08, 2)
  })
  it('comes to the take-home pay the sample says, within a fiftieth', () => {
    const year = taxPictureOf(sample, today)
    if (year === null) throw new Error('no year')
    const tax = householdTax(year, taxYear2026, stateTaxes.IL ?? null)
    const { takeHome } = monthlyFlows({ ...sample, monthlyTakeHome: null }, heldBackPerMonth(year, tax.total))
    expect(Math.abs((takeHome ?? 0) / (sample.monthlyTakeHome ?? 1) - 1)).toBeLessThan(0.02)
  })
  it('cannot tax a year of take-home pay, or none', () => {
    expect(taxPictureOf(emptyHousehold, today)).toBeNull()
    const [job] = sample.incomes
    if (!job) throw new Error('no job')
    expect(taxPictureOf({ ...sample, incomes: [{ ...job, isTakeHome: true }] }, today)).toBeNull()
  })
})

describe('who files, and how old', () => {
  it('follows from who lives here when nothing is said', () => {
    const unsaid = { ...sample, filingStatus: null }
    expect(filingStatusOf(unsaid, today)).toBe('joint')
    const alone = unsaid.people.filter(({ role }) => role !== 'partner')
    expect(filingStatusOf({ ...unsaid, people: alone }, today)).toBe('head')
    expect(filingStatusOf(emptyHousehold, today)).toBe('single')
  })
  it('counts a birthday from its month on', () => {
    if (!you) throw new Error('nobody')
    const born = { ...you, born: '1988-11' as const }
    expect([ageNow(born, '2026-10-31'), ageNow(born, '2026-11-01'), ageAtYearEnd(born, '2026-01-01')]).toEqual([
      37, 38, 38,
    ])
    expect(ageNow({ ...you, born: null }, today)).toBeNull()
  })
})
