/** What the tax of a sale stands on: the federal law of the year and the income tax of the state. */
import type { Asking } from '../kit/calculator.ts'
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { GainsInputs } from './sections.ts'

export const gainsLaw = ({ inputs, year }: Asking<GainsInputs>) => ({
  tax: taxLaw.in(year),
  state: stateLaw(inputs.state),
})
export type GainsCalculatorLaw = Law<ReturnType<typeof gainsLaw>>
