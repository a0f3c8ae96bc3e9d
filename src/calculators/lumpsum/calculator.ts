import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { answer, present } from './present.ts'

export const calculator = defineCalculator({
  slug: 'lumpsum',
  fields,
  groups: [
    { title: 'What you invest', fields: ['amount', 'years'] },
    { title: 'What it earns', fields: ['rate', 'volatility', 'inflation'] },
    {
      title: 'Fees and tax',
      fields: ['fee', 'account', 'dividendYield', 'dividendRate', 'gainRate', 'endRate'],
    },
    { title: 'How the return is given', fields: ['rateDollars', 'rateKind'], more: 'After inflation, plain averages' },
    { title: 'The historical test', fields: ['stockShare', 'dollars'], more: 'Stocks and bonds, which dollars' },
  ],
  shows: {
    dividendYield: ({ account }) => account === 'taxable',
    dividendRate: ({ account, dividendYield }) => account === 'taxable' && dividendYield > 0,
    gainRate: ({ account }) => account === 'taxable',
    endRate: ({ account }) => account === 'deferred',
  },
  hints: {
    dividendYield: ({ amount, dividendYield }) =>
      dividendYield === 0
        ? 'Part of the return, not on top of it.'
        : `${dollars((amount * dividendYield) / 100)} in the first year: part of the return, not on top of it.`,
    stockShare: ({ stockShare }) =>
      `The rest, ${percentText(100 - stockShare)}, is in Treasury bonds, put back every January. It changes the history, not your expected return.`,
  },
  facts: () => null,
  compute,
  study: {
    what: 'every start month since 1871',
    key: ({ years, fee, stockShare }) => `${years}/${fee}/${stockShare}`,
    first: firstStudy,
    load: () => import('./study.ts'),
  },
  figures,
  mainFigure: 'finalValueToday',
  moreIs: 'better',
  answer,
  present,
  cases,
})
