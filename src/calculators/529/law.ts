/** The law a plan stands on: the year's federal law and the income tax of a state ('US' is none). */
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

export const planNeeds = (state: string, year: number) => ({ state: stateLaw(state), tax: taxLaw.in(year) })
export type PlanLaw = Law<ReturnType<typeof planNeeds>>
