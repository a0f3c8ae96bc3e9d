/** The law an IRA stands on, named before any of it is fetched: the year's federal law, and the income tax of a state ('US' is none). */
import type { Law } from '../law.ts'
import { stateLaw, taxLaw } from '../tax-needs.ts'

/** The state, which a visitor waits for by name, stands first. */
export const iraNeeds = (state: string, year: number) => ({ state: stateLaw(state), tax: taxLaw.in(year) })
export type IraLaw = Law<ReturnType<typeof iraNeeds>>
