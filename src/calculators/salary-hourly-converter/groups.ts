import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'Your pay', fields: ['pay', 'unit', 'hours', 'days', 'status', 'spousePay', 'state'] },
  {
    title: 'Compare',
    fields: [
      'compare',
      'pay2',
      'unit2',
      'hours2',
      'state2',
      'contractRate',
      'contractHours',
      'contractWeeks',
      'contractCosts',
      'contractPremium',
      'serviceTrade',
    ],
  },
  {
    title: 'The other offer in full',
    fields: [
      'extraHours2',
      'overtime2',
      'paidDaysOff2',
      'unpaidWeeks2',
      'bonus2',
      'match2',
      'premium2',
      'otherBenefits2',
      'commuteMinutes2',
      'commuteDays2',
      'commuteCost2',
    ],
    more: 'The other offer: time, benefits, travel',
  },
  {
    title: 'Your real hours',
    fields: ['extraHours', 'overtime', 'paidDaysOff', 'unpaidWeeks', 'lunchMinutes'],
    more: 'Overtime, time off, breaks',
  },
  {
    title: 'Going to work',
    fields: ['commuteMinutes', 'commuteDays', 'commuteCost', 'workCosts'],
    more: 'Travel and other costs of working',
  },
  {
    title: 'Benefits and family',
    fields: ['bonus', 'deferral', 'match', 'premium', 'otherBenefits', 'children'],
    more: 'Bonus, 401(k), health premium, children',
  },
  { title: 'Raise and paydays', fields: ['raise', 'payEvery', 'payday'], more: 'A raise, and years with 27 paydays' },
]
