import { plain } from '../kit/format.ts'
import type { Affordable, Binding } from './compute.ts'
import type { AffordInputs } from './fields.ts'

export const programName = { conventional: 'conventional', fha: 'FHA', va: 'VA', usda: 'USDA' } as const
export const insuranceName = (inputs: Pick<AffordInputs, 'program'>): string =>
  ({ conventional: 'PMI', fha: 'FHA insurance', va: 'Mortgage insurance', usda: 'USDA yearly fee' })[inputs.program]

export const bindingWords: Readonly<Record<Binding, string>> = {
  budget: 'Your own budget sets this limit.',
  lender: 'The lender’s rules set this limit.',
  cash: 'Your savings set this limit.',
}

/** Prices in sentences: whole hundreds, downwards, for what fits must still fit. */
export const downToHundred = (price: number): number => Math.floor(price / 100) * 100

/** Which limits stand above the lowest one, in order. */
export const laddersOf = (result: Affordable) =>
  [
    { key: 'budget', label: 'Your own budget', price: result.budgetPrice },
    { key: 'classic', label: '28/36 rule', price: result.classicPrice },
    { key: 'lender', label: 'Lender’s limit', price: result.lenderPrice },
    { key: 'cash', label: 'Your savings', price: result.cashPrice },
  ] as const

/** 3 → "3 months", 1 → "1 month", 2.5 → "2.5 months". */
export const monthsOf = (months: number): string => {
  const shown = plain(months, 1)
  return `${shown} ${shown === '1' ? 'month' : 'months'}`
}
