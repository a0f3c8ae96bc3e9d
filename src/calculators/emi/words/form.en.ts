/** What the form says. EMI, equated monthly installment, is the name of the page; everything else is in US words. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  find: 'What to find',
  loan: 'The loan',
  second: { title: 'Second loan', more: 'Compare two loans' },
  fees: { title: 'Fees, extra payments and start date', more: 'Fees, extra payments, start date' },
  rate: { title: 'How interest is charged', more: 'Flat rate, compounding' },
}

const rateTypes = { balance: 'Regular', flat: 'Flat (add-on)' }

export const formWords = {
  find: {
    label: 'Find',
    options: { payment: 'Payment', amount: 'Loan amount', rate: 'Rate', term: 'Term' },
  },
  amount: { label: 'Loan amount' },
  rate: {
    label: 'Interest rate',
    average: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `30-year mortgage average: ${say.percent(rate)} (Freddie Mac, ${say.dateShort(asOf)})`,
    quoted: 'As your lender quotes it, before fees',
  },
  term: { label: 'Loan term' },
  payment: { label: 'Monthly payment' },
  purpose: {
    label: 'Loan purpose',
    hint: 'A home loan payment can go into your budget.',
    options: { home: 'A home', other: 'Something else' },
  },

  compare: { label: 'Add a second loan' },
  secondAmount: { label: 'Second loan amount', hint: 'Leave blank if it’s the same' },
  secondRate: { label: 'Second loan rate' },
  secondTerm: { label: 'Second loan term' },
  secondKind: { label: 'Second loan rate type', options: rateTypes },
  secondFee: { label: 'Second loan fees' },

  fee: { label: 'Loan fees', hint: 'Origination, application, points' },
  feeHandling: {
    label: 'How fees are paid',
    options: { cash: 'In cash', deducted: 'Taken out of the loan', added: 'Added to the loan' },
  },
  extra: { label: 'Extra each month' },
  firstPayment: { label: 'First payment' },

  rateKind: {
    label: 'Rate type',
    hint: 'A regular rate is charged on what you still owe; a flat rate, on the full loan until the end.',
    options: rateTypes,
  },
  compounding: {
    label: 'Compounding',
    hint: 'Monthly on most U.S. loans',
    options: {
      monthly: 'Monthly',
      daily: 'Daily',
      semiannual: 'Twice a year (Canadian mortgages)',
      yearly: 'Yearly',
    },
  },
}
