import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The CD', fields: ['deposit', 'rate', 'rateKind', 'term'] },
  { title: 'If I leave early', fields: ['leaveAfter', 'penalty'] },
  {
    title: 'Other places for the money',
    fields: ['savingsRate', 'treasuryYield', 'income', 'status', 'state', 'inflation'],
    more: 'Savings account, Treasuries, tax',
  },
  { title: 'A ladder', fields: ['withLadder', 'rungs', 'keepFor', 'ladderRate'], more: 'A ladder of CDs' },
  { title: 'When it matures', fields: ['start', 'grace', 'renewRate'], more: 'Dates, renewal' },
  {
    title: 'How the CD works',
    fields: ['payout', 'compounding', 'penaltyOn', 'termUnit', 'days', 'owners'],
    more: 'Payouts, compounding, term in days',
  },
  {
    title: 'Brokered or callable',
    fields: ['kind', 'rateMove', 'callAfter', 'laterRate'],
    more: 'Brokered or callable CD',
  },
]
