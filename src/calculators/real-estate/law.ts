/** The law a rental stands on: this year's taxes, those of later years already enacted, and the owner's state. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Asked, Asking } from '../kit/calculator.ts'
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { RealEstateInputs } from './sections.ts'

export const lawOf = ({ inputs, year }: Asking<RealEstateInputs>) => ({
  tax: taxLaw.in(year),
  years: taxLaw.held,
  state: stateLaw(inputs.state),
})
export type RentalLaw = Law<ReturnType<typeof lawOf>>
/** What a rental is worked out from. */
export type Question = Pick<Asked<RealEstateInputs, RentalLaw>, 'inputs' | 'law' | 'year'>

/** Law held of later years, which a plan that starts under this one meets as enacted. */
export const lawsAfter = ({ tax, years }: RentalLaw): readonly TaxYearFacts[] =>
  years.filter(({ year }) => year > tax.year)
