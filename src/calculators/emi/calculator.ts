import { defineCalculator } from '../kit/definition.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type EmiInputs, fields, rateHint } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

const compares = ({ compare }: EmiInputs): boolean => compare

export const calculator = defineCalculator({
  slug: 'emi',
  fields,
  groups: [
    { title: 'What to find', fields: ['find'] },
    { title: 'The loan', fields: ['amount', 'rate', 'term', 'payment', 'purpose'] },
    {
      title: 'A second loan beside it',
      fields: ['compare', 'secondAmount', 'secondRate', 'secondTerm', 'secondKind', 'secondFee'],
      more: 'Compare two loans',
    },
    {
      title: 'Fees, extra payments, start',
      fields: ['fee', 'feeHandling', 'extra', 'firstPayment'],
      more: 'Fees, extra payments, start date',
    },
    { title: 'How the rate counts', fields: ['rateKind', 'compounding'], more: 'Flat rate, compounding' },
  ],
  shows: {
    amount: ({ find }) => find !== 'amount',
    rate: ({ find }) => find !== 'rate',
    term: ({ find }) => find !== 'term',
    payment: ({ find }) => find !== 'payment',
    feeHandling: ({ fee, compare, secondFee }) => fee > 0 || (compare && secondFee > 0),
    compounding: ({ rateKind, compare, secondKind }) => rateKind === 'balance' || (compare && secondKind === 'balance'),
    secondAmount: compares,
    secondRate: compares,
    secondTerm: compares,
    secondKind: compares,
    secondFee: compares,
  },
  hints: { rate: ({ purpose }) => (purpose === 'home' ? rateHint : 'As the lender quotes it, before fees.') },
  check: (inputs) => {
    const { find, fee, amount, feeHandling } = inputs
    if (find !== 'amount' && feeHandling !== 'added' && fee >= amount)
      return { fee: 'The fees take the whole loan. Enter less than the loan amount.' }
    const secondAmount = inputs.secondAmount ?? (find === 'amount' ? Number.POSITIVE_INFINITY : amount)
    if (inputs.compare && feeHandling !== 'added' && inputs.secondFee >= secondAmount)
      return { secondFee: 'These fees take the whole second loan. Enter less than its amount.' }
    return {}
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: ({ find }) => (find === 'term' ? 'months' : find),
  moreIs: 'worse',
  answer,
  present,
  cases,
})
