import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  {
    title: 'Your challenge',
    fields: ['goal', 'rhythm', 'steps', 'start', 'pattern', 'halfDays', 'payday', 'payEvery', 'seed'],
  },
  {
    title: 'Limits and rounding',
    fields: ['rounding', 'least', 'most', 'skipped'],
    more: 'Smallest and largest step, rounding, skipped steps',
  },
  {
    title: 'Since you began',
    fields: ['done', 'missed', 'saved', 'spread'],
    more: 'Missed a step? Spread it over the rest',
  },
  { title: 'Interest and prices', fields: ['apy', 'inflation'], more: 'Interest and prices' },
]
