import { roundToCent } from '#engine/money.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { pmiLaw } from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { isStateCode } from '../kit/states.ts'
import { cases } from './cases.ts'
import { compute, downOf } from './compute.ts'
import { fields, type MortgageInputs, rateHint } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf } from './law.ts'
import { answer, present } from './present.ts'
import { presets } from './presets.ts'

const { requestLtv } = pmiLaw.value
const SMALLEST_LOAN = 1000

const ofState = (code: StateCode): string =>
  `${stateNames[code]}: about ${percentText(propertyTaxByState.value[code] * 100)} of the value a year, by county (Tax Foundation).`

const needsPmi = (inputs: MortgageInputs): boolean =>
  inputs.loanType === 'conventional' && inputs.price - downOf(inputs) > roundToCent(inputs.price * requestLtv) + 0.001
const isArm = (inputs: MortgageInputs): boolean => inputs.rateType === 'arm'

function downHint(inputs: MortgageInputs): string {
  const down = downOf(inputs)
  const share =
    inputs.down.unit === 'usd' ? `${percentText((down / inputs.price) * 100, 1)} of the price.` : `${dollars(down)}.`
  return needsPmi(inputs) ? `${share} Below 20%, lenders ask for PMI.` : share
}

export const calculator = defineCalculator({
  slug: 'mortgage',
  fields,
  groups,
  shows: {
    pmiRate: needsPmi,
    pmiRemoval: needsPmi,
    vaUse: (inputs) => inputs.loanType === 'va',
    financeFee: (inputs) => inputs.loanType !== 'conventional',
    hoaGrowth: (inputs) => inputs.hoa > 0,
    extraYearlyMonth: (inputs) => inputs.extraYearly > 0,
    armFixedYears: isArm,
    armEvery: isArm,
    armIndex: isArm,
    armMargin: isArm,
    armPath: isArm,
    armDrift: (inputs) => isArm(inputs) && inputs.armPath === 'path',
    armFirstCap: isArm,
    armNextCap: isArm,
    armLifeCap: isArm,
  },
  hints: {
    down: downHint,
    rate: (inputs) => (isArm(inputs) ? `The first rate. ${rateHint}` : rateHint),
    propertyTax: ({ taxState }) =>
      isStateCode(taxState)
        ? ofState(taxState)
        : 'Of the value each year. States run from 0.29% (Hawaii) to 1.88% (Illinois).',
  },
  check: (inputs) => {
    const loan = inputs.price - downOf(inputs)
    if (loan < -0.005) return { down: 'The down payment is more than the price. Enter at most the price.' }
    if (loan >= 0.01 && loan < SMALLEST_LOAN)
      return {
        down: `That leaves less than ${dollars(SMALLEST_LOAN)} to borrow. Enter the whole price to buy without a loan.`,
      }
    return {}
  },
  years: heldYears,
  facts: lawOf,
  compute,
  figures,
  mainFigure: 'monthlyPayment',
  moreIs: 'worse',
  answer,
  present,
  presets,
  cases,
})
