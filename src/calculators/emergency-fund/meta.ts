import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'emergency-fund',
  title: 'Emergency Fund Calculator',
  question: 'How large a cushion does my household need, and when will I have it?',
  description:
    'Sizes a cash cushion from your essential costs and how steady your income is, with each reason shown, and says when you will have it.',
  icon: 'umbrella',
  category: 'Savings',
  keywords: ['rainy day', 'cushion', 'months of expenses', 'job loss', 'safety net', 'deductible', 'unemployment'],
  related: ['budget-planner', 'savings', 'money-market', 'net-worth'],
}
