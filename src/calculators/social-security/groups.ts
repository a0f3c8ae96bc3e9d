import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

type Key = Extract<keyof typeof fields, string>

/** Those everyone has first, the rest folded. */
export const groups: readonly Group<Key>[] = [
  { title: 'You', fields: ['birthDate', 'knows', 'pia', 'paid', 'record', 'pay', 'workUntil', 'claimAge', 'marital'] },
  {
    title: 'The other person',
    fields: [
      'otherBirthDate',
      'otherKnows',
      'otherPia',
      'otherRecord',
      'otherPay',
      'otherClaimAge',
      'marriageYears',
      'divorcedIn',
      'remarried',
      'diedIn',
      'lateClaimed',
      'survivorAge',
    ],
  },
  {
    title: 'Your working life',
    fields: ['startAge', 'payGrowth', 'otherStartAge', 'otherWorkUntil'],
    more: 'Years worked, raises',
  },
  {
    title: 'How long',
    fields: ['sex', 'health', 'livesTo', 'otherSex', 'otherHealth', 'otherLivesTo'],
    more: 'Life table, health',
  },
  {
    title: 'Taxes on the benefit',
    fields: ['otherIncome', 'taxExempt', 'filing', 'inflation'],
    more: 'Other income, tax return',
  },
  {
    title: 'What future dollars are worth',
    fields: ['realRate', 'cut', 'cutYear', 'cutShare', 'grid'],
    more: 'Interest, trust-fund cut',
  },
]
