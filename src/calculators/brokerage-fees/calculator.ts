import { defineCalculator } from '../kit/definition.ts'
import { dollars } from '../kit/format.ts'
import { cases } from './cases.ts'
import { adviserFeeOn, compute } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

export const calculator = defineCalculator({
  slug: 'brokerage-fees',
  fields,
  groups: [
    { title: 'Your money', fields: ['start', 'deposit', 'years', 'annualReturn'] },
    { title: 'Your fees', fields: ['advisory', 'expense', 'accountFee'] },
    { title: 'Adviser fee by size', fields: ['steps', 'stepsOn'], more: 'Adviser fee for larger sums' },
    {
      title: 'Cash',
      fields: ['cashShare', 'sweepYield', 'fairCash', 'forcedCash'],
      more: 'Cash and what it earns',
    },
    {
      title: 'Trades',
      fields: [
        'trades',
        'tradeSize',
        'commission',
        'spread',
        'foreignShare',
        'fxMarkup',
        'sharePrice',
        'section31',
        'taf',
      ],
      more: 'Trades, spread, currency',
    },
    { title: 'Compare accounts', fields: ['others'] },
    {
      title: 'Margin, moving out, inflation',
      fields: ['marginLoan', 'marginRate', 'transferOut', 'leaving', 'inflation'],
      more: 'Margin, moving out, inflation',
    },
  ],
  shows: {
    stepsOn: ({ steps }) => steps.length > 0,
    tradeSize: ({ trades }) => trades > 0,
    commission: ({ trades }) => trades > 0,
    spread: ({ trades }) => trades > 0,
    foreignShare: ({ trades }) => trades > 0,
    fxMarkup: ({ trades, foreignShare }) => trades > 0 && foreignShare > 0,
    sharePrice: ({ trades }) => trades > 0,
    section31: ({ trades }) => trades > 0,
    taf: ({ trades }) => trades > 0,
    marginRate: ({ marginLoan }) => marginLoan > 0,
  },
  hints: {
    advisory: (inputs) =>
      inputs.advisory === 0 && inputs.steps.length === 0
        ? 'Of the whole account. 0 if you manage it yourself.'
        : `${dollars(adviserFeeOn(inputs, inputs.start))} a year on today’s balance.`,
    trades: ({ trades, tradeSize }) => (trades === 0 ? '' : `${dollars(trades * tradeSize)} traded a year.`),
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'lostToFees',
  moreIs: 'worse',
  answer,
  present,
  cases,
})
