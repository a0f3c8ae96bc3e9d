/** Calculators of the specification that are not built yet: their cards, and Coming Soon behind them. */
import type { Meta } from './kit/definition.ts'

export const coming: readonly Meta[] = [
  {
    slug: 'retirement-drawdown',
    title: 'Retirement Drawdown Calculator',
    question: 'How much can I spend each year without running out?',
    description: 'Runs your spending rule through every start in the record and shows the worst ones by name.',
    icon: 'chart-no-axes-combined',
    category: 'Retirement',
    keywords: ['4 percent rule', 'safe withdrawal', 'guardrails', 'sequence of returns', 'spend down'],
    related: ['retirement', 'social-security', 'retirement-planning'],
  },
]
