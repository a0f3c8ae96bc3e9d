import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  {
    title: 'Your goal',
    fields: [
      'ask',
      'goal',
      'by',
      'saved',
      'deposit',
      'buckets',
      'order',
      'looseDeposit',
      'looseSaved',
      'frequency',
      'rate',
    ],
  },
  {
    title: 'The account',
    fields: ['rateKind', 'compounding', 'compareRate'],
    more: 'APY or interest rate, another bank',
  },
  { title: 'Deposits', fields: ['timing', 'raise', 'extras'], more: 'Raises, one-time amounts' },
  { title: 'Tax', fields: ['taxKind', 'income', 'status', 'state', 'taxRate'], more: 'Tax on the interest' },
  { title: 'Prices', fields: ['inflation', 'keepsValue'], more: 'Inflation' },
  { title: 'Insurance', fields: ['owners', 'beneficiaries', 'otherThere'], more: 'FDIC and NCUA insurance' },
]
