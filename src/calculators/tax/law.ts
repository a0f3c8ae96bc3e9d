import type { LoadedStateLaw, StateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

/**
 * The state's law, which a visitor waits for by name, and the federal law of the year; the other years for the table that compares two.
 */
export const taxNeeds = (state: string, year: number) => ({
  state: stateLaw(state),
  facts: taxLaw.in(year),
  held: taxLaw.held,
})

export interface TaxLaw {
  readonly facts: TaxYearFacts
  /** 'none' where no state was chosen. */
  readonly state: LoadedStateLaw
  readonly held: readonly TaxYearFacts[]
}

/** The state's law; null where no state was chosen. */
export const stateIn = ({ state }: Pick<TaxLaw, 'state'>): StateLaw | null => (state === 'none' ? null : state)

/** The law of the year before, or of the year after where none is held before it. */
export function neighborOf({ facts, held }: Pick<TaxLaw, 'facts' | 'held'>): TaxYearFacts {
  const at = held.findIndex(({ year }) => year === facts.year)
  return held[at - 1] ?? held[at + 1] ?? facts
}
