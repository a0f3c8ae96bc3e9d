import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'Income', fields: ['incomes'] },
  {
    title: 'Home',
    fields: [
      'housingBy',
      'housingPayment',
      'price',
      'downShare',
      'rate',
      'term',
      'propertyTax',
      'homeInsurance',
      'hoa',
      'pmiRate',
    ],
  },
  { title: 'Debts', fields: ['debts'] },
  { title: 'The lender', fields: ['program', 'limits', 'ownFront', 'ownBack', 'agency'] },
  { title: 'Try a change', fields: ['planned', 'cash'], more: 'A new loan, cash to pay debts off' },
]
