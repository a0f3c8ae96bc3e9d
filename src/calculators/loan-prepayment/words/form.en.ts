/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  loan: 'Your loan today',
  extra: 'Extra payments',
  kind: { title: 'Loan type, recast and next payment', more: 'Loan type, recast, next payment' },
  biweekly: { title: 'Biweekly payments', more: 'Biweekly payments' },
  penalty: { title: 'Prepayment penalty', more: 'Prepayment penalty' },
  invest: { title: 'Investing instead', more: 'Investing instead, taxes, inflation' },
  others: { title: 'Your other loans', more: 'Which loan to pay first' },
}

const untilPaid = 'Leave blank to keep going until payoff'

export const formWords = {
  balance: { label: 'Loan balance' },
  rate: {
    label: 'Interest rate',
    mortgage: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `On your statement. 30-year average: ${say.percent(rate)} (Freddie Mac, ${say.dateShort(asOf)})`,
    other: 'On your loan statement',
  },
  know: { label: 'You know', options: { term: 'Time left', payment: 'Payment' } },
  term: { label: 'Time left' },
  payment: { label: 'Monthly payment', hint: 'Principal and interest only, without taxes or insurance' },

  extraMonthly: { label: 'Extra each month' },
  stopAfter: { label: 'Stop extra after', hint: untilPaid },
  extras: { label: 'Other extra payments', noun: 'extra payment' },
  how: { label: 'How often', options: { once: 'Once', yearly: 'Every year', monthly: 'Every month' } },
  amount: 'Amount',
  from: 'Starting',
  length: { label: 'How long', hint: untilPaid },

  kind: {
    label: 'Loan type',
    options: {
      mortgage: 'Mortgage',
      auto: 'Auto loan',
      student: 'Student loan',
      personal: 'Personal loan',
      other: 'Another loan',
    },
  },
  firstPayment: { label: 'Next payment' },
  recast: {
    label: 'After a one-time payment',
    hint: 'A recast lowers your payment, not your payoff date. FHA, VA and USDA loans usually don’t allow it.',
    options: { keep: 'Keep my payment', recast: 'Recast to a lower payment' },
  },
  recastFee: { label: 'Recast fee', hint: 'Our default. Your servicer sets it.' },

  plan: {
    label: 'Payment schedule',
    options: {
      monthly: 'Monthly',
      'biweekly-held': 'Biweekly, servicer holds each half',
      biweekly: 'Biweekly, each half applied right away',
    },
  },
  planSetup: { label: 'Biweekly setup fee' },
  planFee: { label: 'Fee per biweekly payment' },

  penalty: {
    label: 'Prepayment penalty',
    hint: 'Check your note. Most loans have none.',
    options: {
      none: 'None',
      share: 'Percent of what I prepay',
      declining: 'Percent, dropping 1 point a year',
      months: 'Months of interest',
    },
  },
  penaltyShare: { label: 'Penalty' },
  penaltyMonths: { label: 'Months of interest', unit: 'months' },
  penaltyYears: { label: 'Years it still applies', unit: 'years' },
  penaltyFree: { label: 'Penalty-free each year', hint: 'Percent of today’s balance. 20% is common.' },

  investReturn: {
    label: 'Return if invested',
    hint: ({ rate, from, to }: { rate: number; from: number; to: number }, say: Say) =>
      `Our default. 60% U.S. stocks and 40% Treasury bonds grew ${say.percent(rate, 1)} a year, ${from} to ${to}.`,
  },
  investTax: {
    label: 'When growth is taxed',
    options: {
      none: 'Never (Roth account)',
      'each-year': 'Every year (bank interest)',
      'at-end': 'When sold (stocks, funds)',
    },
  },
  investTaxRate: { label: 'Tax rate on growth', hint: 'Federal plus state. Long-term gains are often taxed at 15%.' },
  deduction: {
    label: 'Tax saved on interest',
    hint: 'Your tax rate if you itemize and deduct the interest. 0% for most people.',
  },
  inflation: { hint: 'Our default. Turns future dollars into today’s dollars.' },

  otherLoans: { label: 'Other loans', noun: 'loan' },
  other: { name: 'Name', car: 'Car', balance: 'Balance', rate: 'Rate', term: 'Time left' },
}
