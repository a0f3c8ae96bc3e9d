/** The questions about a household that a tax is worked out from: how it files, where it lives, what it earns. */
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { type ChoiceField, choice, money } from './field.ts'
import { stateChoice } from './states.ts'

/** How the household files its federal return. `initial` is the household the calculator is mostly for. */
export const filingStatus = (initial: FilingStatus = 'single', label = 'Filing status'): ChoiceField<FilingStatus> =>
  choice<FilingStatus>({
    label,
    initial,
    profile: 'filingStatus',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'joint', label: 'Married filing jointly' },
      { value: 'separate', label: 'Married filing separately' },
      { value: 'head', label: 'Head of household' },
      { value: 'surviving', label: 'Qualifying surviving spouse' },
    ],
  })

/** The state whose income tax counts; without one the answer stands on federal tax alone. */
export const stateOrFederal = stateChoice('Not selected (federal only)')

interface IncomeWords {
  /** Says whose income it is, and before what. */
  readonly label: string
  readonly hint?: string
  /** Dollars a year. */
  readonly initial: number
  readonly nudge?: number
  /** Whose it is: the visitor's own, where not the household's. */
  readonly profile?: 'annualPay'
}

/** Income of a year before tax, dollars. Which income it is differs, so that each calculator says it in its own words. */
export const yearlyIncome = (words: IncomeWords) =>
  money({ per: 'year', max: 100_000_000, step: 1000, profile: 'annualIncome', ...words })
