import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { stateNameOf } from '../kit/states.ts'
import { cases } from './cases.ts'
import { apyOf, compute } from './compute.ts'
import { fields, type SavingsInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf, missingLaw } from './law.ts'
import { answer, present } from './present.ts'

type Shows = (inputs: SavingsInputs) => boolean
const single: Shows = ({ ask }) => ask !== 'buckets'
const several: Shows = ({ ask }) => ask === 'buckets'
const byReturns: Shows = ({ taxKind }) => taxKind === 'returns'

export const calculator = defineCalculator({
  slug: 'savings',
  fields,
  groups,
  shows: {
    goal: ({ ask }) => ask === 'date' || ask === 'deposit',
    saved: single,
    deposit: ({ ask }) => ask === 'date' || ask === 'balance',
    by: ({ ask }) => ask === 'deposit' || ask === 'balance',
    buckets: several,
    order: several,
    looseDeposit: several,
    looseSaved: several,
    extras: single,
    compounding: ({ rateKind }) => rateKind === 'nominal',
    income: byReturns,
    status: byReturns,
    state: byReturns,
    taxRate: ({ taxKind }) => taxKind === 'rate',
    keepsValue: ({ ask }) => ask !== 'balance',
  },
  hints: {
    rateKind: (inputs) =>
      inputs.rateKind === 'apy'
        ? 'An APY already holds the compounding. An interest rate, or APR, does not.'
        : `That is an APY of ${percentText(apyOf(inputs) * 100, 3)}.`,
    buckets: ({ buckets, looseDeposit }) =>
      `Together ${dollars(buckets.reduce((sum, { deposit }) => sum + deposit, looseDeposit))} each time.`,
    state: ({ state }) =>
      state === 'US' ? 'Most states tax bank interest.' : `${stateNameOf(state)}’s own rules are used.`,
  },
  years: heldYears,
  facts: lawOf,
  missing: missingLaw,
  compute,
  figures,
  mainFigure: ({ ask }) => (ask === 'deposit' ? 'depositNeeded' : ask === 'balance' ? 'finalBalance' : 'monthsToGoal'),
  moreIs: 'worse',
  answer,
  present,
  cases,
})
