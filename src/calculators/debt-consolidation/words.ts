import type { DebtInputs } from './fields.ts'

/** The new debt as sentences call it. */
export const nameOf = ({ way }: DebtInputs): string =>
  ({ loan: 'one loan', home: 'a home equity loan', transfer: 'the transfer' })[way]
export const shortName = ({ way }: DebtInputs): string =>
  ({ loan: 'New loan', home: 'Home equity loan', transfer: 'Transfer' })[way]
export const debtName = (name: string, index: number): string =>
  name.trim() === '' ? `Debt ${index + 1}` : name.trim()
