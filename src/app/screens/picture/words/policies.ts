import type { policyFields } from '#engine/household/lists.ts'
import { noteWords, often, type WordsOf } from './field-words.ts'
import { coverageSources, policyKinds } from './kinds.ts'

const health = ['health', 'dental'] as const
const monthly = ['disability-short', 'disability-long', 'long-term-care'] as const

export const policyWords = {
  name: { label: 'Name', hint: 'For example, plan through work' },
  kind: {
    label: 'Type',
    options: policyKinds,
  },
  owner: { label: 'Who is covered', hint: 'Leave blank for the household' },
  through: {
    label: 'You get it from',
    options: coverageSources,
  },
  coverage: { label: 'Coverage', hint: 'Death benefit, liability limit or rebuilding cost' },
  monthlyBenefit: { label: 'Monthly benefit', suffix: '/mo', while: ['kind', ...monthly] },
  waitingDays: { label: 'Waiting period', suffix: 'days', while: ['kind', ...monthly] },
  premium: { label: 'Premium', hint: 'Each time you pay it' },
  premiumEvery: { label: 'You pay it', options: often },
  deductible: { label: 'Deductible' },
  outOfPocketMost: { label: 'Out-of-pocket maximum', while: ['kind', ...health] },
  renewsOn: { label: 'Renews on' },
  endsOn: { label: 'Coverage ends', years: [0, 50], while: ['kind', 'life-term', ...monthly] },
  note: noteWords,
} as const satisfies WordsOf<typeof policyFields>
