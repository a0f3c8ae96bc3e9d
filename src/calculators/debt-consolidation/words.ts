import type { DebtInputs } from './fields.ts'

/** The new debt as sentences call it. */
export const nameOf = ({ way }: DebtInputs): string =>
  ({ loan: 'one loan', home: 'a home equity loan', transfer: 'the transfer' })[way]
export const shortName = ({ way }: DebtInputs): string =>
  ({ loan: 'New loan', home: 'Home equity loan', transfer: 'Transfer' })[way]
export const debtName = (name: string, index: number): string =>
  name.trim() === '' ? `Debt ${index + 1}` : name.trim()

/** Whether there is a day on which what moved is paid off: a loan has one, a transfer only at a payment that clears it. */
export const endsAgain = ({ way }: DebtInputs, { outcome }: { readonly outcome: string }): boolean =>
  way !== 'transfer' || outcome === 'paid-off'
