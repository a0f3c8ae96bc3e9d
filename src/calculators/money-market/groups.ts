import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'Your cash', fields: ['amount', 'monthly', 'months', 'accountApy', 'fundYield', 'state'] },
  {
    title: 'The fund',
    fields: ['yieldBasis', 'expense', 'fundKind', 'usShare', 'halfRule', 'homeShare'],
    more: 'Kind of fund, kind of yield, state-exempt share',
  },
  {
    title: 'The account',
    fields: ['tiers', 'tierMethod', 'minimum', 'fee', 'payments', 'paymentsFree', 'paymentFee', 'owners'],
    more: 'Tiers, minimum, checks, insurance',
  },
  {
    title: 'Other places',
    fields: ['savingsApy', 'billYield', 'billBasis', 'billWeeks'],
    more: 'Online savings, Treasury bills',
  },
  {
    title: 'Tax and prices',
    fields: ['income', 'status', 'inflation', 'everyState'],
    more: 'Income, filing status, inflation, all states',
  },
]
