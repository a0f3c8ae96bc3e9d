import { defineCalculator } from '../kit/definition.ts'
import { dollarsAndCents } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type PrepayInputs, rateHint } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'
import { recasts } from './schedule.ts'
import { repeats } from './what-ifs.ts'

const hasOnce = ({ extras }: PrepayInputs): boolean => extras.some((row) => row.how === 'once' && row.amount > 0)
const hasPenalty = ({ penalty }: PrepayInputs): boolean => penalty !== 'none'

export const calculator = defineCalculator({
  slug: 'loan-prepayment',
  fields,
  groups: [
    { title: 'The loan today', fields: ['balance', 'rate', 'know', 'term', 'payment'] },
    { title: 'What you pay extra', fields: ['extraMonthly', 'extras', 'stopAfter'] },
    {
      title: 'Kind of loan, recast, next payment',
      fields: ['kind', 'firstPayment', 'recast', 'recastFee'],
      more: 'Kind of loan, recast, start',
    },
    { title: 'Biweekly payments', fields: ['plan', 'planSetup', 'planFee'], more: 'Every two weeks' },
    {
      title: 'Prepayment penalty',
      fields: ['penalty', 'penaltyShare', 'penaltyMonths', 'penaltyYears', 'penaltyFree'],
      more: 'Prepayment penalty',
    },
    {
      title: 'Or invest the money',
      fields: ['investReturn', 'investTax', 'investTaxRate', 'deduction', 'inflation'],
      more: 'Investing instead, tax, inflation',
    },
    { title: 'Other loans', fields: ['otherLoans'], more: 'Which loan first' },
  ],
  shows: {
    term: ({ know }) => know === 'term',
    payment: ({ know }) => know === 'payment',
    stopAfter: repeats,
    recast: (inputs) => inputs.kind === 'mortgage' && inputs.know === 'term' && hasOnce(inputs),
    recastFee: (inputs) => recasts(inputs) && hasOnce(inputs),
    planSetup: ({ plan }) => plan !== 'monthly',
    planFee: ({ plan }) => plan !== 'monthly',
    penaltyShare: ({ penalty }) => penalty === 'share' || penalty === 'declining',
    penaltyMonths: ({ penalty }) => penalty === 'months',
    penaltyYears: hasPenalty,
    penaltyFree: hasPenalty,
    investTaxRate: ({ investTax }) => investTax !== 'none',
  },
  hints: {
    rate: ({ kind }) => (kind === 'mortgage' ? rateHint : 'Your statement has it.'),
  },
  check: (inputs) => {
    const interest = (inputs.balance * inputs.rate) / 1200
    return inputs.know === 'payment' && inputs.payment <= interest
      ? {
          payment: `The first month’s interest is ${dollarsAndCents(interest)}. Enter a payment above it.`,
        }
      : {}
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'netSaved',
  moreIs: 'better',
  answer,
  present,
  cases,
})
