import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'savings',
  title: 'Savings Calculator',
  question: 'When will I reach my savings goal, or how much do I need to save?',
  description:
    'Finds the date, the deposit or the balance for one savings goal or several, at your APY, after taxes and in today’s dollars.',
  icon: 'piggy-bank',
  category: 'Savings',
  keywords: [
    'apy',
    'high-yield',
    'goal',
    'monthly deposit',
    'savings account',
    'savings goal',
    'buckets',
    'how long to save',
    'fdic insurance',
    'after tax interest',
  ],
  related: ['compound-interest', 'cd', 'money-market', 'emergency-fund'],
}
