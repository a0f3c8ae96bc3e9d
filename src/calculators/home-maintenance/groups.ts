import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'Your home', fields: ['homeValue', 'squareFeet', 'yearBuilt', 'saved'] },
  { title: 'What wears out', fields: ['systems'] },
  {
    title: 'Prices, weather, HOA, known jobs',
    fields: ['quotes', 'climate', 'hoaOutside', 'projects'],
    more: 'Your prices, weather, HOA, known jobs',
  },
  {
    title: 'The plan',
    fields: ['years', 'routine', 'costGrowth', 'interest', 'rising'],
    more: 'Years, prices, interest, small upkeep',
  },
  { title: 'Rules of thumb', fields: ['valueRule', 'land', 'footRule'], more: 'The two rules of thumb' },
]
