/** The law a family's income stands on: the year's federal tax and Social Security amounts, and a state's income tax ('US' is none). */
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

/** The state, which a visitor waits for by name, stands first. */
export const lifeNeeds = (state: string, year: number) => ({ state: stateLaw(state), tax: taxLaw.in(year) })
export type LifeLaw = Law<ReturnType<typeof lifeNeeds>>
