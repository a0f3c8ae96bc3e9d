/** What the tax of a sale stands on: the federal law of the year and the income tax of the state. */
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

export const saleLaw = (state: string, year: number) => ({ tax: taxLaw.in(year), state: stateLaw(state) })
export type SaleLaw = Law<ReturnType<typeof saleLaw>>
