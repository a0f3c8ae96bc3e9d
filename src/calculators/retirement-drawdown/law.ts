/** The law behind the taxes: only the study stands on it, and only where taxes are asked for. */
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Need } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { DrawdownInputs } from './sections.ts'

export interface DrawdownLaw {
  /** 'none' where no taxes are asked for. */
  readonly facts: TaxYearFacts | 'none'
  readonly state: LoadedStateLaw
}
const noTax: Need<TaxYearFacts | 'none'> = { key: 'tax-none', what: 'taxes', load: async () => 'none' }

export const drawdownLaw = ({ taxes, state }: DrawdownInputs, year: number) => ({
  facts: taxes ? (taxLaw.in(year) as Need<TaxYearFacts | 'none'>) : noTax,
  state: stateLaw(taxes ? state : 'US'),
})
