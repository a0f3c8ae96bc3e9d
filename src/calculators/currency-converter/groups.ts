import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The change', fields: ['amount', 'from', 'to', 'way', 'offered', 'offeredFee'] },
  { title: 'More currencies, history', fields: ['targets', 'history'], more: 'More currencies, history' },
  {
    title: 'What each way costs',
    fields: [
      'cardFee',
      'atmFee',
      'atmFixed',
      'wireFixed',
      'wireMarkup',
      'serviceFixed',
      'serviceFee',
      'serviceMarkup',
      'counterMarkup',
    ],
    more: 'Card, ATM, wire and service fees',
  },
  { title: 'Rates of another day', fields: ['ratesDate', 'rates'], more: 'Rates of another day' },
]
