/** The law of home loans: limits of the year, insurance and fees of each program, PMI. Fetched beside what answers. */
import type { Asked } from '../kit/calculator.ts'
import type { Need } from '../kit/law.ts'
import type { HomeLoanLaw } from './loan-law.ts'
import type { MortgageInputs } from './sections.ts'
import { lawWords } from './words/law.en.ts'

export interface MortgageLaw {
  readonly loans: HomeLoanLaw
}
/** What a mortgage is worked out from. */
export type Question = Pick<Asked<MortgageInputs, MortgageLaw>, 'inputs' | 'law'>

export const homeLoans = (year: number): Need<HomeLoanLaw> => ({
  key: `home-loans-${year}`,
  what: lawWords.homeLoans,
  load: async () => (await import('./loan-law.ts')).homeLoanLaw(year),
})
