/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  need: 'You and your family',
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
  amountYears: { label: 'Years coverage is needed' },
  shape: { label: 'Over those years', options: { falls: 'It falls a little each year', level: 'It stays the same' } },

  mortgage: { label: 'Mortgage balance', hint: 'Enter 0 if you rent.' },
  college: {
    label: 'College still to pay',
    hint: 'For all children, at today’s prices. Enter 0 if the income above includes it.',
  },
  savings: { label: 'Savings they could use', hint: 'Leave out retirement accounts they wouldn’t touch.' },
  individual: { label: 'Your own policies', hint: 'The death benefit of policies you pay for yourself' },
  group: { label: 'Coverage through work', hint: 'We don’t count it, because it usually ends with the job.' },

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
  quoteOneYearly: { label: 'One policy, paid yearly' },
  quoteLong: { label: 'Longest policy’s quote', hint: 'For the longest policy in the ladder' },
  quoteMiddle: { label: 'Second policy’s quote' },
  quoteShort: { label: 'Shortest policy’s quote' },
  quoteReturn: {
    label: 'Return-of-premium quote',
    hint: 'For the single policy, if it pays your premiums back at the end',
  },

  groupPaid: {
    label: 'What you pay',
    hint: ({ free }: { free: number }, say: Say) =>
      `For coverage through work, after taxes. Coverage above ${say.money(free)} that your employer pays for counts as pay.`,
  },
  taxRate: {
    label: 'Your tax rate',
    hint: 'Our default: income tax on your next dollar of pay, without Social Security and Medicare tax',
  },
} as const
