/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Average {
  readonly rate: number
  readonly asOf: string
}
interface Range {
  readonly low: number
  readonly high: number
}

export const sectionWords = {
  debts: 'Your debts',
  fresh: 'The new loan',
  more: { title: 'Monthly payment', more: 'Pay more each month' },
  refill: { title: 'If the cards fill up again', more: 'What if the cards fill up again?' },
}

export const formWords = {
  debts: {
    label: 'Balances, rates and payments',
    hint: ({ charged, asOf }: { charged: number; asOf: string }, say: Say) =>
      `Federal Reserve average on cards charged interest, ${say.monthShort(asOf)}: ${say.percent(charged)}`,
    noun: 'debt',
    name: 'Name',
    kind: {
      label: 'Type',
      options: {
        card: 'Credit card',
        loan: 'Personal loan',
        car: 'Car loan',
        medical: 'Medical bill',
        student: 'Federal student loan',
        other: 'Other',
      },
    },
    balance: 'Balance',
    rate: 'Rate',
    payment: 'Monthly payment',
    moves: 'Consolidate this one',
    examples: ['Card A', 'Card B', 'Loan'],
    /** A debt without a name has this and its number. */
    unnamed: 'Debt',
  },

  way: {
    label: 'Consolidate with',
    options: { loan: 'Personal loan', home: 'Home equity loan', transfer: '0% balance transfer' },
  },
  rate: {
    label: 'Interest rate',
    hint: ({ rate, asOf }: Average, say: Say) =>
      `Federal Reserve average on 24-month bank loans, ${say.monthShort(asOf)}: ${say.percent(rate)}`,
  },
  term: { label: 'Loan term' },
  fee: {
    label: 'Origination fee',
    hint: ({ low, high }: Range, say: Say) => `Often ${say.percent(low)} to ${say.percent(high)} of the loan`,
  },
  handling: {
    label: 'How the fee is paid',
    hint: 'Either way, the loan is large enough to pay off your debts.',
    options: { deducted: 'Taken out of the loan', added: 'Added to the loan' },
  },
  homeRate: {
    label: 'Interest rate',
    hint: ({ rate, asOf }: Average, say: Say) =>
      `Bankrate average on 10-year home equity loans, ${say.dateShort(asOf)}: ${say.percent(rate)}`,
  },
  homeTerm: { label: 'Loan term' },
  homeCosts: { label: 'Closing costs', hint: 'Our estimate, added to the loan. Your Loan Estimate has yours.' },
  transferFee: {
    label: 'Transfer fee',
    hint: ({ low, high }: Range, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the amount you move`,
  },
  promoMonths: { label: 'Offer length', unit: 'months' },
  promoRate: { label: 'APR during the offer' },
  laterRate: {
    label: 'APR after the offer',
    hint: ({ rate, asOf }: Average, say: Say) =>
      `Bankrate average on new cards, ${say.monthShort(asOf)}: ${say.percent(rate)}`,
  },
  limit: {
    label: 'New card’s limit',
    hint: 'Leave blank if everything fits. The fee counts, and your highest rates move first.',
  },

  payMore: { label: 'Extra each month', hint: 'Added with and without the new loan.' },
  refill: {
    label: 'New card debt',
    hint: 'What you’d leave unpaid each month, until the cards are as full as today.',
  },
}
