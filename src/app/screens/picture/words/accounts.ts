import type { accountFields } from '#engine/household/lists.ts'
import { noteWords, type WordsOf } from './field-words.ts'
import { accountKinds } from './kinds.ts'

const invested = [
  'brokerage',
  'traditional-ira',
  'roth-ira',
  'traditional-401k',
  'roth-401k',
  'hsa',
  '529',
  'other',
] as const
const whileInvested = { while: ['kind', ...invested] } as const
const whileWork = { while: ['kind', 'traditional-401k', 'roth-401k'] } as const

export const accountWords = {
  name: { label: 'Name', hint: 'For example, joint checking' },
  kind: {
    label: 'Type',
    options: accountKinds,
  },
  owner: { label: 'Whose account' },
  balance: { label: 'Balance' },
  apy: { label: 'APY', hint: 'Interest a year', while: ['kind', 'checking', 'savings', 'cd'] },
  basis: {
    label: 'Cost basis',
    hint: 'What you paid for it, or put into a Roth',
    while: ['kind', 'brokerage', 'roth-ira', 'roth-401k', 'other'],
  },
  stocks: { label: 'Share in stocks', ...whileInvested },
  oneCompany: { label: 'Share in one company', hint: 'Your employer’s stock counts too', ...whileInvested },
  fees: { label: 'Fund fees', hint: 'Expense ratio a year', ...whileInvested },
  monthly: { label: 'You add', suffix: '/mo' },
  matchRate: { label: 'Employer match', hint: '50% is 50¢ for each dollar you put in', ...whileWork },
  matchUpTo: { label: 'Match up to', suffix: '% of pay', ...whileWork },
  payShare: { label: 'You put in', suffix: '% of pay', ...whileWork },
  matures: { label: 'Matures on', while: ['kind', 'cd'] },
  note: noteWords,
} as const satisfies WordsOf<typeof accountFields>
