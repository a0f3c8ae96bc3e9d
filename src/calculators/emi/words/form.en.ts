/** What the form says. EMI, equated monthly installment, is the name of the page; everything else is in US words. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  find: 'What to find',
  loan: 'The loan',
  second: { title: 'Second loan', more: 'Compare two loans' },
  fees: { title: 'Fees, extra payments and start date', more: 'Fees, extra payments, start date' },
  rate: { title: 'How interest is charged', more: 'Flat rate, compounding' },
}

const chargedOn = { balance: 'What you still owe', flat: 'Full loan amount (flat)' }

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
    label: 'What it’s for',
    hint: 'A home loan payment can go into your budget.',
    options: { home: 'A home', other: 'Something else' },
  },

  compare: { label: 'Add a second loan' },
  secondAmount: { label: 'Second loan amount', hint: 'If blank: same as the first loan' },
  secondRate: { label: 'Second loan rate' },
  secondTerm: { label: 'Second loan term' },
  secondKind: { label: 'Second loan interest on', options: chargedOn },
  secondFee: { label: 'Second loan fees' },

  fee: { label: 'Loan fees', hint: 'Origination, application, points' },
  feeHandling: {
    label: 'How fees are paid',
    options: { cash: 'In cash', deducted: 'Taken out of the loan', added: 'Added to the loan' },
  },
  extra: { label: 'Extra each month' },
  firstPayment: { label: 'First payment' },

  rateKind: {
    label: 'Interest charged on',
    hint: 'U.S. loans usually charge what you still owe. A flat (add-on) rate charges the full amount to the end.',
    options: chargedOn,
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
