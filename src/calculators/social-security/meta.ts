import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'social-security',
  title: 'Social Security Calculator',
  question: 'When should I claim, and what difference does it make?',
  description:
    'Works from your earnings or your benefit estimate to every claiming age, for one person or a couple, with survivors.',
  icon: 'id-card',
  category: 'Retirement',
  keywords: [
    'claim at 62',
    'full retirement age',
    '70',
    'spousal',
    'survivor',
    'widow',
    'divorced',
    'ssa',
    'benefit',
    'aime',
    'bend points',
    'pia',
    'earnings test',
    'break-even',
    'earnings record',
    'when to claim',
    'trust fund',
  ],
  related: ['retirement', 'retirement-drawdown', 'tax'],
}
