/** Calculators of the specification that are not built yet: their cards, and Coming Soon behind them. */
import type { Meta } from './kit/definition.ts'

export const coming: readonly Meta[] = [
  {
    slug: 'retirement',
    title: 'Retirement Calculator',
    question: 'Will my savings last, and what would change the answer most?',
    description: 'Starts with five numbers and shows how long the money lasts in today’s dollars, with ranges.',
    icon: 'sunset',
    category: 'Retirement',
    keywords: ['nest egg', 'how long will money last', 'fire', 'retire early', 'savings'],
    related: ['retirement-drawdown', 'social-security', '401k', 'retirement-planning'],
  },
]
