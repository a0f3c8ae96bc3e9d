import { expect, test } from 'vitest'
import { american as say } from '../say.ts'
import { taxBasisText } from './answer-parts.ts'
import { accountType, investorTax } from './tax-fields.ts'

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
  const initial = Object.fromEntries(Object.entries(investorTax).map(([key, field]) => [key, field.initial]))
  expect({ ...start, withdrawalRate: 15 }).toEqual({ ...initial, account: accountType.initial })
  expect(taxBasisText(start, say)).toBe('Taxes assume $75,000 of pay, Single, federal only.')
})

test('the sentence says whose tax it is', () => {
  expect(taxBasisText({ ...start, status: 'joint', state: 'CA' }, say)).toBe(
    'Taxes assume $75,000 of pay, Married filing jointly, federal and California.',
  )
  expect(taxBasisText({ ...start, taxBy: 'rates', state: 'CA' }, say)).toBe(
    'Taxes assume 15% on long-term gains and 22% on ordinary income.',
  )
  expect(taxBasisText({ ...start, account: 'ira' }, say)).toBe('Everything is taxed at 12% when you take it out.')
  expect(taxBasisText({ ...start, account: 'roth' }, say)).toBe('')
})
