import type { MortgageInputs } from './fields.ts'

/** What this loan type calls its mortgage insurance. */
export const insuranceName = (inputs: MortgageInputs): string =>
  ({ conventional: 'PMI', fha: 'FHA insurance', va: 'Mortgage insurance', usda: 'USDA yearly fee' })[inputs.loanType]
