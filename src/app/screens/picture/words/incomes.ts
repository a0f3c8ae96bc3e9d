import type { billFields, incomeFields } from '#engine/household/lists.ts'
import { noteWords, often, type WordsOf } from './field-words.ts'
import { billKinds, incomeKinds } from './kinds.ts'

export const incomeWords = {
  name: { label: 'Name', hint: 'For example, your job' },
  kind: {
    label: 'Type',
    options: incomeKinds,
  },
  owner: { label: 'Whose income' },
  amount: { label: 'Amount', hint: 'Each time it comes' },
  every: { label: 'How often', options: often },
  isTakeHome: { label: 'Take-home pay', hint: 'Check this if it’s what reaches your bank, after taxes' },
  reliability: { label: 'Reliability', suffix: 'of 10', hint: '10 always comes in. 0 can’t be counted on.' },
  isGuaranteed: { label: 'Guaranteed', hint: 'Check this if the amount is fixed' },
  nextOn: { label: 'Next payday' },
  until: { label: 'Last month', hint: 'Leave blank if it goes on', years: [0, 40] },
} as const satisfies WordsOf<typeof incomeFields>

export const billWords = {
  name: { label: 'Name', hint: 'For example, electricity' },
  kind: {
    label: 'Type',
    options: billKinds,
  },
  amount: { label: 'Amount', hint: 'The usual amount if it varies' },
  every: { label: 'How often', options: often },
  dueOn: { label: 'Next due date' },
  budgetKey: { label: 'Budget item', hint: 'So it counts once with your plan' },
  autopay: { label: 'Autopay' },
  varies: { label: 'Amount varies' },
  startedOn: { label: 'Started on' },
  renewsOn: { label: 'Renews on', hint: 'The next automatic renewal' },
  noticeDays: { label: 'Notice to cancel', suffix: 'days' },
  endsOn: { label: 'Ends on' },
  note: noteWords,
} as const satisfies WordsOf<typeof billFields>
