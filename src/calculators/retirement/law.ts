/** What the outlook stands on: the year's federal law, and the income tax of a state ('US' is none). */
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

/** The state, which a visitor waits for by name, stands first. */
export const retirementNeeds = (state: string, year: number) => ({ state: stateLaw(state), tax: taxLaw.in(year) })
export type RetirementLaw = Law<ReturnType<typeof retirementNeeds>>
