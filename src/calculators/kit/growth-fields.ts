/** The questions about how money and prices grow, asked alike wherever they are asked; hints and limits differ where the page does. */
import { percent, points } from './field.ts'
import { startingInflation } from './starting-values.ts'

interface RateWords {
  readonly hint: string
  /** Percent points a year. */
  readonly min?: number
  readonly max: number
  readonly nudge?: number
}

/** How fast prices rise, percent points a year; begins at our long-run assumption. */
export const inflationRate = (words: RateWords) =>
  percent({ label: 'Inflation', per: 'year', initial: points(startingInflation.value), step: 0.25, ...words })

interface ReturnWords {
  readonly label: string
  readonly hint: string
  /** Decimal a year. */
  readonly initial: number
  readonly per?: 'year'
}

/** What invested money is expected to earn, percent points a year. */
export const yearlyReturn = ({ initial, ...words }: ReturnWords) =>
  percent({
    initial: points(initial),
    min: -20,
    max: 30,
    step: 0.25,
    slider: { from: 0, to: 12 },
    nudge: 1,
    ...words,
  })
