/** The order of the questions: the cards and the plan first, the rest folded until opened or used. */
import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'What you owe', fields: ['cards'] },
  {
    title: 'What you will pay',
    fields: ['plan', 'monthlyTotal', 'targetMonths', 'extra', 'keepTotal', 'order', 'customOrder'],
  },
  { title: 'Offers', fields: ['offers'], more: '0% offers, deferred interest' },
  {
    title: 'Balance transfer',
    fields: ['transfer', 'transferFee', 'transferMonths', 'transferApr', 'transferLater', 'transferLimit'],
    more: 'Balance transfer',
  },
  {
    title: 'New charges and rates',
    fields: ['newCharges', 'chargesCard', 'rateShift'],
    more: 'New charges, rate changes',
  },
  {
    title: 'Minimum payments',
    fields: ['minRule', 'minPercent', 'minShare', 'minFloor', 'minFlat'],
    more: 'Minimum payment rule',
  },
  { title: 'Timing', fields: ['firstMonth', 'interest'], more: 'First payment, how interest is counted' },
]
