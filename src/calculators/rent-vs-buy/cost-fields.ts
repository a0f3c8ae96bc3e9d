import { choice, money, percent, points } from '../kit/field.ts'
import {
  homeInsuranceHint,
  startingClosing,
  startingHomeInsurance,
  startingPropertyTax,
  startingSelling,
  startingUpkeep,
} from '../kit/starting-home.ts'
import { startingCostGrowth } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'
import { growth } from './growth-field.ts'

const owning = {
  propertyTax: percent({
    label: 'Property tax',
    per: 'year',
    initial: points(startingPropertyTax.value),
    max: 10,
    step: 0.05,
    nudge: 0.25,
  }),
  homeInsurance: money({
    label: 'Home insurance',
    per: 'year',
    hint: homeInsuranceHint,
    initial: startingHomeInsurance.value,
    max: 1_000_000,
    step: 60,
  }),
  upkeep: percent({
    label: 'Upkeep and repairs',
    per: 'year',
    hint: 'Share of the home’s value. 1% is a rule of thumb; old homes need more.',
    initial: points(startingUpkeep),
    max: 10,
    step: 0.25,
    nudge: 0.5,
  }),
  hoa: money({ label: 'HOA dues', per: 'month', initial: 0, max: 100_000, step: 10, nudge: 100 }),
  otherMonthly: money({
    label: 'Other costs only an owner has',
    hint: 'Such as water, trash or a yard that the rent would cover.',
    per: 'month',
    initial: 0,
    max: 100_000,
    step: 10,
  }),
  insuranceGrowth: growth(
    'Home insurance rises',
    points(startingCostGrowth.value),
    'Our guess. Some states have seen far more.',
  ),
}

const taxLimit = {
  state: stateChoice(
    'Not chosen',
    'For the state’s limit on property tax and typical bills. Your state income tax rate stands under Income tax.',
  ),
  capKind: choice({
    label: 'Limit on the taxed value',
    initial: 'state',
    options: [
      { value: 'state', label: 'My state’s' },
      { value: 'own', label: 'Another' },
      { value: 'none', label: 'None' },
    ],
  }),
  taxCap: percent({
    label: 'Taxed value rises at most',
    per: 'year',
    hint: 'California’s Proposition 13 allows 2%.',
    initial: 2,
    max: 50,
    step: 0.5,
  }),
}

const deal = {
  closing: percent({
    label: 'Closing costs when buying',
    hint: 'Share of the price, without points and transfer tax. Often 2% to 5%.',
    initial: points(startingClosing),
    max: 20,
    step: 0.25,
  }),
  selling: percent({
    label: 'Cost of selling',
    hint: 'Share of the sale price: agents, repairs, title. Often 6% to 10% (CFPB and lenders’ guides).',
    initial: points(startingSelling),
    max: 30,
    step: 0.5,
    nudge: 1,
  }),
  transferBuy: percent({ label: 'Transfer tax you pay buying', initial: 0, max: 10, step: 0.1 }),
  transferSell: percent({ label: 'Transfer tax you pay selling', initial: 0, max: 10, step: 0.1 }),
}

/** What owning costs, the limit on its tax, and buying and selling. */
export const costFields = { ...owning, ...taxLimit, ...deal }
