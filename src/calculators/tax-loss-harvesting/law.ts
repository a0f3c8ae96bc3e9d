/** What the worth of a loss stands on: the federal law of the year and the income tax of the state. */
import type { Asking } from '../kit/calculator.ts'
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { HarvestInputs } from './sections.ts'

export const harvestLaw = ({ inputs, year }: Asking<HarvestInputs>) => ({
  tax: taxLaw.in(year),
  state: stateLaw(inputs.state),
})
export type HarvestLaw = Law<ReturnType<typeof harvestLaw>>
