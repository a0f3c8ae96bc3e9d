import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The loan', fields: ['loanAmount', 'stay'] },
  { title: 'The lender’s sheet', fields: ['offers'] },
  { title: 'Term and savings', fields: ['term', 'earns'] },
  { title: 'Temporary buydown', more: 'Temporary buydown, like 2-1', fields: ['buydown', 'buydownPaidBy'] },
  { title: 'Refinancing first', more: 'If rates fall first', fields: ['refinanceDrop'] },
  { title: 'Taxes', more: 'Taxes, if you itemize', fields: ['itemize', 'taxRate', 'purpose'] },
]
