import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Asked } from '../kit/calculator.ts'
import type { CarInputs } from './sections.ts'

export interface CarLaw {
  readonly tax: TaxYearFacts
}
/** What a purchase is worked out from. */
export type Question = Pick<Asked<CarInputs, CarLaw>, 'inputs' | 'law' | 'year'>
