/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  need: 'You and the need',
  owned: 'What you owe and have',
  details: { title: 'How the need falls', more: 'How long, mortgage, growth' },
  price: { title: 'Health class and your quotes', more: 'Health class, your own quotes' },
  work: { title: 'Coverage through work', more: 'What work coverage costs you' },
}

interface Ages {
  readonly grown: number
  readonly retire: number
}

export const formWords = {
  birthDate: { label: 'Your date of birth', hint: 'Most insurers price by your nearest birthday.' },
  sex: { label: 'Sex', hint: 'Only used for example prices', options: { female: 'Female', male: 'Male' } },
  source: {
    label: 'Start from',
    options: { parts: 'My family’s numbers', number: 'A coverage amount I have' },
  },
  support: {
    label: 'Income to replace',
    hint: 'After Social Security and your partner’s pay. The Life Insurance Calculator shows your average shortfall a year.',
  },
  youngest: { label: 'Youngest child’s age', unit: 'years' },
  amount: { label: 'Coverage needed today' },
  amountYears: { label: 'Years until nobody needs it' },
  shape: { label: 'Until then', options: { falls: 'It falls a little each year', level: 'It stays the same' } },

  mortgage: { label: 'Mortgage balance', hint: 'Enter 0 if you rent.' },
  college: { label: 'College still to pay', hint: 'For all children, today’s prices' },
  savings: { label: 'Savings they could use', hint: 'Leave out retirement accounts they wouldn’t touch.' },
  individual: { label: 'Your own policies', hint: 'The death benefit of policies you pay for yourself' },
  group: { label: 'Coverage through work', hint: 'We don’t count on it: it usually ends with the job.' },

  until: {
    label: 'Replace income until',
    options: ({ grown, retire }: Ages) => ({
      grown: `The youngest is ${grown}`,
      retire: `I’d be ${retire}`,
      years: 'A number of years',
    }),
  },
  years: { label: 'Years of income' },
  workUntil: { label: 'You’d work until', unit: 'years old' },
  mortgageRate: { label: 'Mortgage rate' },
  mortgageYears: { label: 'Mortgage time left' },
  final: { label: 'Debts and last bills', hint: 'Our default covers a funeral.' },
  individualYears: { label: 'Years left on your policies' },
  safeReturn: { label: 'Return on the money', hint: 'Our default for safe savings, after taxes' },
  inflation: { hint: 'Our default. Income and college rise with it.' },

  healthClass: {
    label: 'Health class',
    hint: 'An insurer’s exam decides it.',
    options: { best: 'Preferred Plus (best)', preferred: 'Preferred', other: 'Standard, or tobacco' },
  },
  terms: {
    label: 'Terms to choose from',
    options: { usual: '10, 15, 20 and 30 years', all: 'Also 25, 35 and 40 years' },
  },
  quoteOne: { label: 'Quote for one policy', hint: 'For the single policy in the answer' },
  quoteOneYearly: { label: 'The same, paid yearly' },
  quoteLong: { label: 'Quote for the longest', hint: 'For the longest policy of the ladder' },
  quoteMiddle: { label: 'Quote for the second' },
  quoteShort: { label: 'Quote for the shortest' },
  quoteReturn: {
    label: 'Quote with return of premium',
    hint: 'For the single policy, if it pays your premiums back at the end',
  },

  groupPaid: {
    label: 'You pay for it',
    hint: ({ free }: { free: number }, say: Say) =>
      `With money already taxed. Coverage above ${say.money(free)} that your employer pays for is taxed.`,
  },
  taxRate: { label: 'Your tax rate', hint: 'Our default. On your last dollar of pay, before Social Security tax.' },
} as const
