/** What a price stands on: the tax law of the year, the state's income tax, and the year's loan limits. */
import type { Law, Need } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { LoanLimits } from './loan-limits.ts'
import { lawWords } from './words/law.en.ts'

const loanLimits = (year: number): Need<LoanLimits> => ({
  key: `loan-limits-${year}`,
  what: lawWords.loanLimits,
  load: async () => (await import('./loan-limits.ts')).loanLimitsOf(year),
})

export const lawOf = (state: string, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(state),
  limits: loanLimits(year),
})
export type AffordLaw = Law<ReturnType<typeof lawOf>>
