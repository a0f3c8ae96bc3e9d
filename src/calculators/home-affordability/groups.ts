import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'What comes in', fields: ['income', 'secondIncome', 'status', 'state'] },
  { title: 'What goes out', fields: ['debts', 'spending', 'saving'] },
  { title: 'Cash and loan', fields: ['savings', 'downKind', 'downShare', 'downAmount', 'rate'] },
  { title: 'A home you have seen', fields: ['homePrice'], more: 'Test a price' },
  {
    title: 'Loan type and lender’s limit',
    fields: ['program', 'limits', 'ownFront', 'ownBack', 'vaUse', 'squareFeet', 'term', 'pmiRate'],
    more: 'FHA, VA, USDA, lender’s limit, term',
  },
  {
    title: 'Costs of the home',
    fields: ['propertyTax', 'insurance', 'hoa', 'upkeep', 'closing'],
    more: 'Property tax, insurance, dues, upkeep',
  },
  {
    title: 'From pay to take-home, and what you keep back',
    fields: ['children', 'retirement', 'benefits', 'keepMonths'],
    more: 'Children, retirement plan, benefits, savings kept',
  },
]
