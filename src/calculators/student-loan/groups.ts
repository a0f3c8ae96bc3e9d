import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'What you owe', fields: ['loans'] },
  { title: 'About you', fields: ['agi', 'filing', 'spouseAgi', 'dependents', 'firstLoan', 'newLoan', 'pslf', 'focus'] },
  {
    title: 'Payments so far',
    fields: ['pastPayments', 'pslfPayments', 'standardLeft', 'cap'],
    more: 'Payments you have made',
  },
  {
    title: 'Your spouse',
    fields: ['spouseBalance', 'spouseRate', 'childrenWith'],
    more: 'Spouse’s loans, who claims the children',
  },
  {
    title: 'Over time',
    fields: ['growth', 'inflation', 'state', 'firstMonth', 'afterEnd'],
    more: 'Raises, prices, dates',
  },
  {
    title: 'Refinancing',
    fields: ['refinance', 'refiRate', 'refiTerm', 'refiFee'],
    more: 'Refinance with a private lender',
  },
]
