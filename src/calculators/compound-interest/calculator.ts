import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type CompoundInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

const perYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, quarterly: 4, yearly: 1 } as const
const depositHint = ({ deposit, frequency }: CompoundInputs): string =>
  frequency === 'yearly' || deposit === 0 ? '' : `${dollars(deposit * perYear[frequency])} a year.`

export const calculator = defineCalculator({
  slug: 'compound-interest',
  fields,
  groups: [
    { title: 'What you put in', fields: ['start', 'deposit', 'frequency', 'years'] },
    { title: 'What it earns', fields: ['rate', 'variance'] },
    {
      title: 'Inflation, fees and tax',
      fields: ['inflation', 'fee', 'tax', 'taxRate'],
      more: 'Inflation, fees, tax',
    },
    { title: 'Deposits', fields: ['depositGrowth', 'timing'], more: 'Rising deposits, begin or end' },
    { title: 'How the rate compounds', fields: ['rateKind', 'compounding'], more: 'APY or nominal, compounding' },
  ],
  shows: {
    depositGrowth: ({ deposit }) => deposit > 0,
    timing: ({ deposit }) => deposit > 0,
    compounding: ({ rateKind }) => rateKind === 'nominal',
    taxRate: ({ tax }) => tax !== 'none',
  },
  hints: {
    deposit: depositHint,
    variance: ({ rate, variance }) =>
      `Points, our assumption. The low line earns ${percentText(rate - variance)} a year, the high line ${percentText(rate + variance)}.`,
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'finalBalance',
  moreIs: 'better',
  answer,
  present,
  cases,
})
