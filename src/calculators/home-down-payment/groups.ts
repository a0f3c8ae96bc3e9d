import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The home', fields: ['price', 'down', 'homeGrowth'] },
  { title: 'Your savings', fields: ['savings', 'monthly', 'by'] },
  {
    title: 'Where the money waits',
    fields: ['place', 'savingsYield', 'billYield', 'cdYield', 'bankYield', 'income', 'status', 'state'],
    more: 'Interest and its tax',
  },
  { title: 'More money', fields: ['raise', 'gift', 'extras'], more: 'Gift, raises, one-time amounts' },
  {
    title: 'What buying costs',
    fields: ['closing', 'moving', 'reserves', 'propertyTax', 'homeInsurance'],
    more: 'Closing costs, moving, reserves',
  },
  {
    title: 'Wait, or buy sooner',
    fields: [
      'sooner',
      'rent',
      'rentGrowth',
      'rate',
      'laterRate',
      'term',
      'pmiRate',
      'upkeep',
      'selling',
      'horizon',
      'inflation',
    ],
    more: 'Rent, mortgage, years compared',
  },
]
