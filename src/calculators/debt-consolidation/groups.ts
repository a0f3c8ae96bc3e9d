import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'What you owe', fields: ['debts'] },
  {
    title: 'The new loan',
    fields: [
      'way',
      'rate',
      'term',
      'fee',
      'handling',
      'homeRate',
      'homeTerm',
      'homeCosts',
      'transferFee',
      'promoMonths',
      'promoRate',
      'laterRate',
      'limit',
    ],
  },
  { title: 'What you pay', fields: ['payMore'], more: 'Pay more each month' },
  { title: 'What if the cards fill again', fields: ['refill'], more: 'What if the cards fill again' },
]
