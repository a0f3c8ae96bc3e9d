import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { stateNameOf } from '../kit/states.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { compute, knowsHomeGain } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

export const calculator = defineCalculator({
  slug: 'net-worth',
  fields,
  groups: [
    { title: 'What you own', fields: ['assets'] },
    { title: 'What you owe', fields: ['debts'] },
    { title: 'You', fields: ['age', 'spending'] },
    { title: 'What if', fields: ['investChange', 'homeChange', 'extra'], more: 'What if markets move' },
    {
      title: 'After tax and selling',
      fields: ['taxWay', 'drawYears', 'otherIncome', 'status', 'state', 'taxRate', 'gainsRate', 'sellHome', 'sellCar'],
      more: 'Tax and cost of selling',
    },
    { title: 'A goal', fields: ['goal', 'goalYears'], more: 'A goal' },
  ],
  shows: {
    drawYears: ({ taxWay }) => taxWay === 'returns',
    otherIncome: ({ taxWay }) => taxWay === 'returns',
    status: (inputs) => inputs.taxWay === 'returns' || knowsHomeGain(inputs),
    state: ({ taxWay }) => taxWay === 'returns',
    taxRate: ({ taxWay }) => taxWay === 'rates',
    gainsRate: ({ taxWay }) => taxWay === 'rates',
    goalYears: ({ goal }) => goal !== null,
  },
  hints: {
    state: ({ state }) =>
      state === 'US'
        ? 'Most states tax money from a 401(k) or IRA; some do not.'
        : `${stateNameOf(state)}’s own rules for retirement money count.`,
  },
  years: heldYears,
  facts: taxLawOf,
  missing: ({ state, taxWay }) => (taxWay === 'returns' ? missingStateLaw(state) : null),
  compute,
  figures,
  mainFigure: 'netWorth',
  moreIs: 'better',
  answer,
  present,
  cases,
})
