/** The law a tax on interest stands on: the federal law of the year and the state's. */
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { CdInputs } from './sections.ts'

export const cdNeeds = ({ state }: Pick<CdInputs, 'state'>, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(state),
})
export type CdLaw = Law<ReturnType<typeof cdNeeds>>
