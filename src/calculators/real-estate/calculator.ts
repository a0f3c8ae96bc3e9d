import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type RealEstateInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'
import { downOf, loanOf, rentalOf } from './setup.ts'

const SMALLEST_LOAN = 1000
const borrows = (inputs: RealEstateInputs): boolean => loanOf(inputs) > 0

function downHint(inputs: RealEstateInputs): string {
  const down = downOf(inputs)
  return inputs.down.unit === 'usd'
    ? `${percentText((down / inputs.price) * 100, 1)} of the price.`
    : `${dollars(down)}. Enter 100% to buy without a loan.`
}

export const calculator = defineCalculator({
  slug: 'real-estate',
  fields,
  groups,
  shows: {
    rate: borrows,
    term: borrows,
    interestOnly: borrows,
    loanPoints: borrows,
    valueGrowth: (inputs) => inputs.exit === 'growth',
    exitCap: (inputs) => inputs.exit === 'cap-rate',
    worth: (inputs) => inputs.exit === 'growth',
  },
  hints: {
    down: downHint,
    propertyTax: (inputs) =>
      inputs.propertyTax.unit === 'pct'
        ? `${dollars(rentalOf(inputs).propertyTax)}. It may be set anew after the sale: look up the rate, not the seller’s bill.`
        : 'It may be set anew after the sale: look up the rate, not the seller’s bill.',
    closing: (inputs) =>
      `${dollars(rentalOf(inputs).closingCosts)}. Often 2% to 5%. They join what the home cost you for tax.`,
    reserve: ({ monthlyRent, reserve }) =>
      `${dollars((monthlyRent * 12 * reserve) / 100)} a year for the roof, heating, floors. They come late, but they come.`,
  },
  check: (inputs) => {
    const down = inputs.down.unit === 'usd' ? inputs.down.amount : (inputs.price * inputs.down.amount) / 100
    if (down > inputs.price + 0.005)
      return { down: 'The down payment is more than the price. Enter at most the price.' }
    const loan = loanOf(inputs)
    if (loan >= 0.01 && loan < SMALLEST_LOAN)
      return {
        down: `That leaves less than ${dollars(SMALLEST_LOAN)} to borrow. Enter 100% to buy without a loan.`,
      }
    if (loan > 0 && 12 * inputs.interestOnly >= inputs.term)
      return { interestOnly: 'That leaves no time to repay the loan. Enter fewer years than the loan term.' }
    return {}
  },
  years: heldYears,
  facts: taxLawOf,
  compute,
  figures,
  mainFigure: 'afterTaxReturn',
  moreIs: 'better',
  answer,
  present,
  cases,
})
