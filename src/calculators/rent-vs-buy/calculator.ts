import { roundToCent } from '#engine/money.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { pmiLaw } from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { stateNames } from '#facts/states/codes.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { isStateCode } from '../kit/states.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type RentVsBuyInputs, rateHint } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { HISTORY_FROM, HISTORY_TO, homeRecord } from './history.ts'
import { answer, present } from './present.ts'
import { presets } from './presets.ts'
import { downOf } from './setup.ts'
import { stateCapOf } from './state-cap.ts'

const SMALLEST_LOAN = 1000
const { requestLtv } = pmiLaw.value

const borrows = (inputs: RentVsBuyInputs): boolean => inputs.price - downOf(inputs) > 0.005
const needsPmi = (inputs: RentVsBuyInputs): boolean =>
  inputs.price - downOf(inputs) > roundToCent(inputs.price * requestLtv) + 0.001
const lets = (inputs: RentVsBuyInputs): boolean => inputs.letKind !== 'no'

function downHint(inputs: RentVsBuyInputs): string {
  const down = downOf(inputs)
  const share =
    inputs.down.unit === 'usd' ? `${percentText((down / inputs.price) * 100, 1)} of the price.` : `${dollars(down)}.`
  return needsPmi(inputs) ? `${share} Below 20%, lenders ask for PMI.` : share
}

function capHint({ state, inflation }: RentVsBuyInputs): string {
  const cap = stateCapOf(state, inflation / 100)
  if (!isStateCode(state))
    return 'Some states let the taxed value of a home rise only so much a year. Choose your state.'
  return cap === null
    ? `${stateNames[state]} sets no yearly rate for a single home that we could confirm.`
    : `${stateNames[state]}: about ${percentText(cap * 100, 1)} a year for a home you live in.`
}

export const calculator = defineCalculator({
  slug: 'rent-vs-buy',
  fields,
  groups,
  shows: {
    rate: borrows,
    term: borrows,
    pointsPaid: borrows,
    pmiRate: needsPmi,
    pmiEnds: needsPmi,
    taxCap: (inputs) => inputs.capKind === 'own',
    dividendYield: (inputs) => inputs.account === 'taxed',
    letShare: lets,
    letRent: lets,
    letVacancy: lets,
    letBuilding: lets,
  },
  hints: {
    down: downHint,
    rate: () => rateHint,
    homeGrowth: () =>
      `Our guess. US prices grew ${percentText(homeRecord.nominal * 100, 1)} a year from ${HISTORY_FROM} to ${HISTORY_TO}, ${percentText(homeRecord.real * 100, 1)} above inflation (Case-Shiller).`,
    propertyTax: ({ state }) =>
      isStateCode(state)
        ? `${stateNames[state]}: about ${percentText(propertyTaxByState.value[state] * 100)} of the value a year over all owners (Tax Foundation). New buyers may pay more.`
        : 'Of the taxed value each year. States run from 0.29% (Hawaii) to 1.88% (Illinois).',
    capKind: capHint,
  },
  check: (inputs) => {
    const loan = inputs.price - downOf(inputs)
    if (loan < -0.005) return { down: 'The down payment is more than the price. Enter at most the price.' }
    if (loan >= 0.01 && loan < SMALLEST_LOAN)
      return {
        down: `That leaves less than ${dollars(SMALLEST_LOAN)} to borrow. Enter the whole price to buy without a loan.`,
      }
    if (inputs.selling + inputs.transferSell > 40)
      return { transferSell: 'Selling would cost more than 40% of the price. Check the two costs of selling.' }
    return {}
  },
  years: heldYears,
  facts: taxLawOf,
  compute,
  figures,
  mainFigure: 'advantage',
  moreIs: 'neither',
  answer,
  present,
  presets,
  cases,
})
