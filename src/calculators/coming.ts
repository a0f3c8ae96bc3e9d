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
  {
    slug: 'tax-loss-harvesting',
    title: 'Tax-Loss Harvesting Calculator',
    question: 'What would selling at a loss save me, and when may I buy back?',
    description:
      'Shows the tax put off, the 61-day wash-sale window across your accounts, and what is left after later tax.',
    icon: 'scissors',
    category: 'Tax',
    keywords: ['wash sale', 'capital loss', 'carryover', 'offset gains', '61 days'],
    related: ['capital-gains-tax', 'stock-average', 'tax'],
  },
  {
    slug: 'life-insurance',
    title: 'Life Insurance Calculator',
    question: 'How much cover would the people who count on me need?',
    description:
      'Adds up what your household would need over the years, less savings and Social Security survivor benefits.',
    icon: 'shield',
    category: 'Tax & Protection',
    keywords: ['coverage', 'dime', 'survivor', 'income replacement', 'beneficiary'],
    related: ['term-insurance', 'social-security', 'emergency-fund'],
  },
  {
    slug: 'term-insurance',
    title: 'Term Insurance Calculator',
    question: 'How long a term do I need, and would two policies fit better?',
    description: 'Matches the term to the years of need and compares one policy with a ladder of smaller ones.',
    icon: 'shield-check',
    category: 'Tax & Protection',
    keywords: ['term life', 'ladder', '20-year', '30-year', 'premium', 'convert'],
    related: ['life-insurance', 'budget-planner', 'mortgage'],
  },
]
