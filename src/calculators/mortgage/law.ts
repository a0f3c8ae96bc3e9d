/** The law of home loans: limits of the year, insurance and fees of each program, PMI. Fetched beside what answers. */
import type { Need } from '../kit/law.ts'
import type { HomeLoanLaw } from './loan-law.ts'

export const homeLoans = (year: number): Need<HomeLoanLaw> => ({
  key: `home-loans-${year}`,
  what: 'the rules for home loans',
  load: async () => (await import('./loan-law.ts')).homeLoanLaw(year),
})
