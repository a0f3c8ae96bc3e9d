import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'emergency-fund',
  title: 'Emergency Fund Calculator',
  question: 'How big should my emergency fund be?',
  description:
    'Finds a size for your emergency fund from your essential costs and how steady your income is, and when you’d have it.',
  icon: 'umbrella',
  category: 'Savings',
  keywords: ['rainy day', 'cushion', 'months of expenses', 'job loss', 'safety net', 'deductible', 'unemployment'],
  related: ['budget-planner', 'savings', 'money-market', 'net-worth'],
}
