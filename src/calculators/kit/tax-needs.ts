/**
 * The tax law that answers stand on, as needs: the federal law of a year and the income tax of a state. Only what is declared here is
 * fetched, and only what has come reaches a rule.
 */
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Need } from './law.ts'
import { isStateCode, stateNameOf } from './states.ts'

export const taxLaw = {
  /** Federal law of a tax year; of one that is not held, the law that applies by default. */
  in: (year: number): Need<TaxYearFacts> => ({
    key: `tax-${year}`,
    what: `the ${year} tax rules`,
    load: async () => (await import('./tax-year.ts')).taxLawOf(year),
  }),
  /** The federal law of every year we hold, oldest first: for years one after another, or side by side. */
  held: {
    key: 'tax-years',
    what: 'the tax rules of each year',
    load: async () => (await import('./tax-year.ts')).heldTaxLaws,
  } satisfies Need<readonly TaxYearFacts[]>,
} as const

/**
 * A state's income tax with its local taxes and payroll programs. What is no state ('US') is a need of its own that is met by 'none',
 * so that a law that has not come can never count as no state.
 */
export const stateLaw = (state: string): Need<LoadedStateLaw> => ({
  key: isStateCode(state) ? `state-${state}` : 'state-none',
  what: isStateCode(state) ? `${stateNameOf(state)}’s rules` : 'the tax rules',
  load: async () => (await import('#engine/tax/state-law.ts')).loadStateLaw(state),
})
