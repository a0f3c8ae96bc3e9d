import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollars, percentText } from '../kit/format.ts'
import { stateNameOf } from '../kit/states.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type DownPaymentInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf } from './law.ts'
import { answer, present } from './present.ts'

function downHint({ down, price }: DownPaymentInputs): string {
  const share = down.unit === 'pct' ? down.amount : (down.amount / price) * 100
  const pmi = share < 20 ? ' Below 20%, lenders ask for PMI.' : ''
  return down.unit === 'pct'
    ? `${dollars((price * down.amount) / 100)} today; it grows with the price.${pmi}`
    : `${percentText(share, 1)} of the price today. The amount stays as it is.${pmi}`
}

export const calculator = defineCalculator({
  slug: 'home-down-payment',
  fields,
  groups,
  hints: {
    down: downHint,
    state: ({ state }) =>
      state === 'US'
        ? 'Bank interest is taxed by most states, Treasury interest by none.'
        : `${stateNameOf(state)}: Treasury interest is free of its income tax.`,
  },
  check: ({ down, price }) =>
    down.unit === 'usd' && down.amount > price
      ? { down: 'The down payment is more than the price. Enter at most the price.' }
      : {},
  years: heldYears,
  facts: lawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: 'monthsToGoal',
  moreIs: 'worse',
  answer,
  present,
  cases,
})
