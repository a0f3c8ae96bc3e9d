import { defaultYear } from '#facts/default-year.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { stateNames } from '#facts/states/codes.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type CarInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'
import { averageLocal, hasLocal, ruleOf, ruleWords, stateOf, trustWords } from './state-tax.ts'

const hasLow = ({ lowRate }: CarInputs): boolean => lowRate !== null
const isNew = ({ condition }: CarInputs): boolean => condition === 'new'

function localHint({ state }: CarInputs): string {
  const average = averageLocal(state)
  return average === null
    ? 'Left blank: none is counted. Ask what your town adds.'
    : `Left blank: ${percentText(average * 100)}, the average of ${stateNames[stateOf(state)]} on sales in general.`
}

export const calculator = defineCalculator({
  slug: 'auto-loan',
  fields,
  groups,
  shows: {
    owed: ({ tradeIn, owed }) => tradeIn > 0 || owed > 0,
    lowTerm: hasLow,
    deal: hasLow,
    feeTaxed: ({ dealerFee, ownTax }) => dealerFee > 0 && ownTax === null,
    localTax: ({ state, ownTax }) => hasLocal(state) && ownTax === null,
    firstLoss: isNew,
    usAssembled: isNew,
    filing: (inputs) => isNew(inputs) && inputs.usAssembled && inputs.income !== null,
  },
  hints: {
    state: ({ state }) => `${ruleWords(state, defaultYear)} ${trustWords(state)}`,
    localTax: localHint,
    owed: ({ tradeIn, owed }) =>
      owed > tradeIn
        ? `${dollars(owed - tradeIn)} more than it brings: that joins the new loan.`
        : 'The dealer pays it off from the value.',
    ownTax: ({ state }) =>
      ruleOf(state).rate === null
        ? 'The tax here is not a share of the price: enter the dealer’s figure.'
        : 'Takes the place of the estimate, fees and titles apart.',
  },
  check: (inputs) => (inputs.rebate > inputs.price ? { rebate: 'The rebate is more than the price.' } : {}),
  years: heldYears,
  facts: taxLawOf,
  compute: (inputs, law, env) => compute(inputs, law, env.year),
  figures,
  mainFigure: 'totalCost',
  moreIs: 'worse',
  answer: (result, inputs) => answer(result, inputs),
  present: (result, inputs, law, env) => present(result, inputs, law, env.year),
  cases,
})
