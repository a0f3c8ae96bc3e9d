import { defineCalculator } from '../kit/definition.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type LoanInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'

const paysOff = ({ early }: LoanInputs): boolean => early === 'payoff'

/** Fee in dollars; the share is of the loan or, when it is added, of the amount asked for. */
const feeOf = ({ amount, fee, flatFee }: LoanInputs): number => (amount * fee) / 100 + flatFee

export const calculator = defineCalculator({
  slug: 'personal-loan',
  fields,
  groups,
  shows: {
    amountIs: ({ handling }) => handling === 'deducted',
    extra: ({ early }) => early === 'extra',
    payoffAfter: paysOff,
    interestKind: paysOff,
    penalty: paysOff,
    insuranceRequired: ({ insurance }) => insurance > 0,
  },
  hints: {
    amountIs: ({ amountIs }) =>
      amountIs === 'loan'
        ? 'The fee comes out of it, so you receive less.'
        : 'The loan is made larger, so that this much is left after the fee.',
  },
  check: (inputs) => {
    const keptBack = inputs.handling !== 'added' && !(inputs.handling === 'deducted' && inputs.amountIs === 'in-hand')
    if (keptBack && inputs.amount - feeOf(inputs) < 1)
      return { flatFee: 'The fees take the whole loan. Lower the fees or raise the amount.' }
    if (inputs.early === 'payoff' && inputs.payoffAfter >= inputs.term)
      return { payoffAfter: 'That is not before the end of the term. Choose an earlier month.' }
    return {}
  },
  facts: () => null,
  compute: (inputs) => compute(inputs),
  figures,
  mainFigure: 'costOfCredit',
  moreIs: 'worse',
  answer: (result, inputs) => answer(result, inputs),
  present: (result, inputs) => present(result, inputs),
  cases,
})
