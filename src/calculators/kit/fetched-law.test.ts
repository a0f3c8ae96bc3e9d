import { expect, test } from 'vitest'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { earnerHousehold } from './earner-household.ts'
import { fetchedLaw, fetchedReturnFor, isFetched, missingStateLaw } from './fetched-law.ts'
import { taxLawOf } from './tax-year.ts'

test('a state’s law is missing by name until it was fetched; no state needs none', async () => {
  expect(missingStateLaw('US')).toBeNull()
  expect(fetchedReturnFor('US', 2026)).toBeNull()
  const missing = missingStateLaw('PA')
  expect(missing?.what).toBe('Pennsylvania’s rules')
  await missing?.fetch()
  expect(missingStateLaw('PA')).toBeNull()
})

test('a law that has not come never counts as no state: reading it throws', () => {
  expect(isFetched('VT')).toBe(false)
  expect(() => fetchedLaw('VT')).toThrow('before it was fetched')
  expect(() => fetchedReturnFor('VT', 2026)).toThrow('before it was fetched')
  for (const none of ['US', 'XX', 'constructor']) {
    expect(isFetched(none), none).toBe(true)
    expect(fetchedLaw(none), none).toBe('none')
  }
})

test('Pennsylvania takes its flat 3.07% of pay (72 P.S. section 7302)', async () => {
  await missingStateLaw('PA')?.fetch()
  const household = earnerHousehold({ status: 'single', income: 50_000, state: 'PA' })
  const taxes = settleTaxes(household, taxLawOf(2026), fetchedReturnFor('PA', 2026)?.(household) ?? null)
  // 50,000 × 0.0307 = 1,535; Pennsylvania has no standard deduction.
  expect(taxes.stateAndLocalTax).toBeCloseTo(1535, 2)
})

test('the pay is the first one’s; only a joint return has a second person', () => {
  const couple = earnerHousehold({ status: 'joint', income: 80_000, state: 'US' })
  expect(couple.people.map(({ pay }) => pay)).toEqual([80_000, 0])
  expect(couple.state).toBeNull()
  for (const status of ['single', 'separate', 'head', 'surviving'] as const) {
    const alone = earnerHousehold({ status, income: 80_000, state: 'TX' })
    expect(alone.people.map(({ pay }) => pay)).toEqual([80_000])
    expect([alone.status, alone.state]).toEqual([status, 'TX'])
  }
})
