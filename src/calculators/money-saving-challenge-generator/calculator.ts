import { defineCalculator } from '../kit/definition.ts'
import { cases } from './cases.ts'
import { asksPayday, compute } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'

export const calculator = defineCalculator({
  slug: 'money-saving-challenge-generator',
  fields,
  groups,
  shows: {
    halfDays: ({ rhythm }) => rhythm === 'half-month',
    payday: asksPayday,
    payEvery: asksPayday,
    seed: ({ pattern }) => pattern === 'random' || pattern === 'envelopes',
  },
  hints: {
    pattern: (inputs) =>
      inputs.pattern === 'payday' && !asksPayday(inputs)
        ? 'Every step follows a payday in this rhythm, so all are alike.'
        : '',
  },
  check: ({ least, most }) =>
    least !== null && most !== null && least > most
      ? { most: 'The largest step is below the smallest. Enter more, or leave one blank.' }
      : {},
  facts: () => null,
  compute,
  figures,
  mainFigure: 'averagePerWeek',
  moreIs: 'neither',
  answer,
  present,
  cases,
})
