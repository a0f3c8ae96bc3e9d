import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The loan', fields: ['amount', 'rate', 'term'] },
  { title: 'The fee', fields: ['fee', 'handling', 'amountIs'] },
  { title: 'Compare', fields: ['offers'], more: 'Other offers' },
  {
    title: 'Paying early',
    fields: ['early', 'extra', 'payoffAfter', 'interestKind', 'penalty'],
    more: 'Paying early, prepayment penalty',
  },
  {
    title: 'Insurance and other fees',
    fields: ['insurance', 'insuranceRequired', 'flatFee'],
    more: 'Insurance, other fees',
  },
  { title: 'Credit score', fields: ['score'], more: 'Credit score' },
]
