import { expect, test } from 'vitest'
import { initialInputs } from './field.ts'
import { investorTaxFields, taxBasis } from './investor-tax.ts'

const start = {
  account: 'taxable',
  taxBy: 'household',
  income: 75_000,
  status: 'single',
  state: 'US',
  ordinaryRate: 22,
  gainRate: 15,
  withdrawalRate: 12,
} as const

test('it starts with a taxable account of a single earner, federal tax only', () => {
  expect(start).toMatchObject(initialInputs(investorTaxFields, { today: '2026-11-21' }))
  expect(taxBasis(start)).toBe(' Tax is counted for $75,000 of pay, filing single, federal only.')
})

test('the sentence says whose tax it is', () => {
  expect(taxBasis({ ...start, status: 'joint', state: 'CA' })).toBe(
    ' Tax is counted for $75,000 of pay, filing jointly, federal and California.',
  )
  expect(taxBasis({ ...start, taxBy: 'rates', state: 'CA' })).toBe(
    ' Tax is counted at 15% on long-term gains and 22% on ordinary income.',
  )
  expect(taxBasis({ ...start, account: 'ira' })).toBe(' All of it is taxed at 12% when you take it out.')
  expect(taxBasis({ ...start, account: 'roth' })).toBe('')
})
