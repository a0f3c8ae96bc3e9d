import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'savings',
  title: 'Savings Calculator',
  question: 'When do I reach my goal, or what does it take each month?',
  description:
    'Finds the date, the deposit or the balance for one savings goal or several, at your APY, after tax and in today’s dollars.',
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
