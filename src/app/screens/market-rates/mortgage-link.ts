import { calculatorLink } from '../picture/calculator-link.ts'

/** The usual share of a price that is paid at once, percent; the rest of it is the loan. */
const DOWN = 20

/** The mortgage calculator with a loan of this size over 30 years, `rate` in percent points. What is not known keeps its starting value. */
export const mortgageLink = (principal: number | null, rate: number | null): string =>
  calculatorLink('mortgage', {
    ...(principal === null || principal <= 0
      ? {}
      : { price: principal / (1 - DOWN / 100), down: { amount: DOWN, unit: 'pct' } }),
    rate,
    term: 360,
  })
