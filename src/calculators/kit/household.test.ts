import { expect, test } from 'vitest'
import { taxYears } from '#facts/tax-years.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from './household.ts'

test('every filing status the law knows can be chosen, each once', () => {
  const { options, initial, label, profile } = filingStatus()
  expect(options.map(({ value }) => value)).toEqual(Object.keys(taxYears[2026].standardDeduction.value))
  expect([initial, label, profile]).toEqual(['single', 'Filing status', 'filingStatus'])
})

test('a calculator mostly for couples starts with a joint return, and may ask in its own words', () => {
  expect(filingStatus('joint', 'Tax return')).toMatchObject({ initial: 'joint', label: 'Tax return' })
})

test('without a state the answer says that it is federal', () => {
  expect(stateOrFederal.options[0]).toEqual({ value: 'US', label: 'Not selected (federal only)' })
  expect(stateOrFederal.profile).toBe('state')
})

test('income is asked in dollars a year and taken from the profile, in the words handed in', () => {
  const field = yearlyIncome({ label: 'Pay before tax', hint: 'Yours.', initial: 70_000, nudge: 20_000 })
  expect(field).toMatchObject({
    kind: 'money',
    label: 'Pay before tax',
    hint: 'Yours.',
    initial: 70_000,
    nudge: 20_000,
  })
  expect(field).toMatchObject({ per: 'year', profile: 'annualIncome', optional: false, min: 0, max: 100_000_000 })
})
