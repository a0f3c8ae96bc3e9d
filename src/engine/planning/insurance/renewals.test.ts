import { describe, expect, test } from 'vitest'
import { readEntry } from '#engine/household/field.ts'
import { policyFields } from '#engine/household/lists.ts'
import { premiumPerYear } from '#engine/household/premiums.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { largestHit, nextRenewal, premiumsOf, renewalsOf } from './renewals.ts'

const today = '2026-11-23'
const policy = (data: object) => {
  const made = readEntry(policyFields, { id: 'x', name: 'Policy', kind: 'home', ...data })
  if (made === null) throw new Error('does not fit')
  return made
}

describe('the next renewal', () => {
  test.each([
    [{ renewsOn: '2026-11-23' }, '2026-11-23'],
    [{ renewsOn: '2026-11-22' }, '2027-11-22'],
    [{ renewsOn: '2024-02-29' }, '2027-02-28'],
    [{ kind: 'auto', premiumEvery: 'half-year', renewsOn: '2026-03-31' }, '2027-03-31'],
    [{ kind: 'auto', premiumEvery: 'half-year', renewsOn: '2026-06-30' }, '2026-12-30'],
    [{ kind: 'auto', premiumEvery: 'month', renewsOn: '2026-06-30' }, '2027-06-30'],
    [{ renewsOn: '2027-05-01' }, '2027-05-01'],
  ])('%o', (data, on) => {
    expect(nextRenewal(policy(data), today)).toMatchObject({ on, kind: 'renews' })
  })
  test('a term policy ends with its month, and before a renewal that comes later', () => {
    expect(nextRenewal(policy({ kind: 'life-term', endsOn: '2027-02' }), today)).toMatchObject({
      on: '2027-02-28',
      kind: 'ends',
    })
    expect(nextRenewal(policy({ renewsOn: '2026-06-01', endsOn: '2027-02' }), today)).toMatchObject({
      on: '2027-02-28',
      kind: 'ends',
    })
    expect(nextRenewal(policy({ endsOn: '2025-01' }), today)).toBeNull()
    expect(nextRenewal(policy({}), today)).toBeNull()
  })
  test('the nearest first', () => {
    expect(renewalsOf(sampleHousehold(today).policies, today).map(({ policy: { name } }) => name)).toEqual([
      'Health plan',
      'Car insurance',
      'Home insurance',
      'Term life',
    ])
  })
})

describe('money', () => {
  test('the sample: 450 and 28 a month, 1,140 by the half year, 1,920 a year', () => {
    expect(premiumsOf(sampleHousehold(today).policies)).toEqual({ yearly: 5400 + 2280 + 1920 + 336, unknown: [] })
    expect(premiumPerYear(policy({ premium: 100, premiumEvery: 'two-weeks' }))).toBeCloseTo(2600, 9)
    expect(premiumPerYear(policy({ premium: 100 }))).toBeNull()
  })
  test('the largest hit: a health plan by its most, others by their deductible', () => {
    expect(largestHit(sampleHousehold(today).policies)).toMatchObject({ amount: 8000, policy: { name: 'Health plan' } })
    expect(largestHit([policy({ deductible: 2500 }), policy({ kind: 'health', deductible: 1000 })])?.amount).toBe(2500)
    expect(largestHit([policy({})])).toBeNull()
  })
})
