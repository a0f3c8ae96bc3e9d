import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The loan you have', fields: ['balance', 'rate', 'monthsLeft'] },
  { title: 'The new loan', fields: ['newRate', 'newTerm', 'costs', 'stay'] },
  {
    title: 'Closing details',
    more: 'Points, costs in the loan, escrow',
    fields: ['points', 'rolledIn', 'payment', 'penalty', 'escrowNew', 'escrowBack'],
  },
  { title: 'Cash out and debts', more: 'Cash out, debts to pay off', fields: ['cashOut', 'cashOutUse', 'debts'] },
  { title: 'Instead of refinancing', more: 'Extra payments, recast', fields: ['extra', 'lump', 'recastFee'] },
  {
    title: 'Mortgage insurance',
    more: 'Mortgage insurance (PMI)',
    fields: ['pmiNow', 'pmiNowMonths', 'pmiNew', 'pmiNewMonths'],
  },
  { title: 'Savings and taxes', more: 'What money earns, taxes', fields: ['earns', 'itemize', 'taxRate'] },
]
