import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The children', fields: ['children'] },
  { title: 'Saving', fields: ['monthly', 'costGrowth', 'annualReturn'] },
  {
    title: 'Costs and growth',
    fields: ['counts', 'nearReturn', 'glideYears', 'raise', 'until', 'inflation'],
    more: 'Costs counted, safer near school, raises',
  },
  {
    title: 'State tax and the college credit',
    fields: ['state', 'ownPlan', 'income', 'status', 'credit'],
    more: 'State tax, college credit',
  },
  { title: 'Gifts and owner', fields: ['owner', 'givers', 'cap'], more: 'Gift limits, grandparents' },
  { title: 'If money is left', fields: ['opened', 'growthShare', 'left'], more: 'Money left over, Roth rollover' },
]
