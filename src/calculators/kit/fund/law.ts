/** The law an investor's taxes stand on: federal law of the year, and a state's where one is chosen ('US' is none). */
import type { Law } from '../law.ts'
import { stateLaw, taxLaw } from '../tax-needs.ts'

export const investorLaw = (state: string, year: number) => ({ state: stateLaw(state), tax: taxLaw.in(year) })
export type InvestorLaw = Law<ReturnType<typeof investorLaw>>
