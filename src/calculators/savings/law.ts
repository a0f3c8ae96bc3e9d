/** The law a tax on interest stands on: the federal law of the year, and the state's where returns are compared. */
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { SavingsInputs } from './sections.ts'

/** Without returns no state's law is fetched. */
export const savingsNeeds = ({ taxKind, state }: Pick<SavingsInputs, 'taxKind' | 'state'>, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(taxKind === 'returns' ? state : 'US'),
})
export type SavingsLaw = Law<ReturnType<typeof savingsNeeds>>
