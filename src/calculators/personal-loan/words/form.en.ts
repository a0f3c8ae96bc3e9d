/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  loan: 'The loan',
  fee: 'Origination fee',
  offers: { title: 'Other offers', more: 'Other offers' },
  early: { title: 'Paying early', more: 'Paying early, prepayment penalty' },
  more: { title: 'Insurance, other fees and dates', more: 'Insurance, other fees, first payment' },
  score: { title: 'Credit score', more: 'Credit score' },
}

export const formWords = {
  amount: { label: 'Amount' },
  rate: {
    label: 'Interest rate',
    hint: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `Before fees. 24-month bank loan average: ${say.percent(rate)} (Federal Reserve, ${say.monthShort(asOf)})`,
  },
  term: { label: 'Loan term' },

  fee: {
    label: 'Origination fee',
    hint: ({ low, high }: { low: number; high: number }, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the loan`,
  },
  handling: {
    label: 'How you pay it',
    options: { deducted: 'Out of the loan', added: 'Added to the loan', 'paid-in-cash': 'In cash' },
  },
  amountIs: {
    label: 'Your amount is',
    options: { loan: 'The loan', 'in-hand': 'The cash you need' },
  },

  offers: {
    label: 'Other offers',
    hint: 'We match each one to the cash you’d get from this loan.',
    noun: 'offer',
    name: 'Name',
    rate: 'Rate',
    term: 'Term',
    fee: 'Fee',
    handling: { label: 'How it’s paid', options: { deducted: 'Out of the loan', added: 'Added' } },
  },

  early: {
    label: 'Your plan',
    options: { agreed: 'Pay on schedule', extra: 'Pay extra each month', payoff: 'Pay it off early' },
  },
  extra: { label: 'Extra payment' },
  payoffAfter: { label: 'Pay off after' },
  interestKind: {
    label: 'Interest type',
    hint: 'Your contract says. Precomputed interest leaves you less when you pay early.',
    options: { simple: 'Simple', 'rule-of-78': 'Precomputed (rule of 78)' },
  },
  penalty: { label: 'Prepayment penalty', hint: 'Percent of the payoff. Many lenders charge none.' },

  insurance: { label: 'Credit insurance', hint: 'Pays the loan if you die or can’t work' },
  insuranceRequired: { label: 'Lender requires it', hint: 'Required insurance counts in the APR.' },
  flatFee: { label: 'Other fees' },
  fundedOn: { label: 'Loan date', hint: 'The day you get the money' },
  firstPaymentOn: { label: 'First payment date', hint: 'Leave a date blank for one month after the loan date' },

  score: { label: 'Credit score', unit: 'points', hint: 'Marks your row in the rates by credit score.' },
}
