import { defineCalculator } from '../kit/definition.ts'
import { dollars } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute, monthlyDeposit, scheduleOf } from './compute.ts'
import { type DcaInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { answer, present } from './present.ts'
import { partsText } from './words.ts'

const isWindfall = ({ question }: DcaInputs): boolean => question === 'windfall'
const isPaycheck = ({ question }: DcaInputs): boolean => question === 'paycheck'

export const calculator = defineCalculator({
  slug: 'dca',
  fields,
  groups: [
    { title: 'Your question', fields: ['question'] },
    {
      title: 'Your money',
      fields: ['total', 'months', 'every', 'cashYield', 'horizon', 'deposit', 'frequency', 'years'],
    },
    { title: 'What you expect', fields: ['rate', 'inflation', 'fee'] },
    {
      title: 'The historical test',
      fields: ['pastStart', 'stockShare', 'pastCash'],
      more: 'One past start, bonds, past cash',
    },
  ],
  shows: {
    total: isWindfall,
    months: isWindfall,
    every: isWindfall,
    cashYield: isWindfall,
    horizon: isWindfall,
    pastCash: isWindfall,
    pastStart: isWindfall,
    deposit: isPaycheck,
    frequency: isPaycheck,
    years: isPaycheck,
  },
  hints: {
    every: (inputs) => {
      const { parts } = scheduleOf(inputs)
      if (parts === 1) return 'A single part, today: the same as all at once. Spread it over a longer time.'
      return `${partsText(parts, inputs.total / parts, inputs.every)}, the first today.`
    },
    deposit: (inputs) => `${dollars(monthlyDeposit(inputs) * 12)} a year; it rises with prices.`,
  },
  facts: () => null,
  compute,
  study: {
    what: 'every past start month',
    key: (inputs) =>
      isWindfall(inputs)
        ? `windfall/${inputs.months}/${inputs.every}/${inputs.horizon}/${inputs.cashYield}/${inputs.pastCash}/${inputs.pastStart}/${inputs.fee}/${inputs.stockShare}`
        : `paycheck/${inputs.years}/${inputs.fee}/${inputs.stockShare}`,
    first: firstStudy,
    load: () => import('./study.ts'),
  },
  figures,
  mainFigure: (inputs) => (isWindfall(inputs) ? 'costOfWaiting' : 'endToday'),
  moreIs: 'worse',
  answer,
  present,
  cases,
})
