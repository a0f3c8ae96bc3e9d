import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'net-worth',
  title: 'Net Worth Calculator',
  question: 'What do I own, what do I owe, and what is left?',
  description:
    'Adds up your assets and debts, what would be left after tax and selling, and how it changes as you keep snapshots on your device.',
  icon: 'wallet',
  category: 'Savings',
  keywords: ['assets', 'liabilities', 'balance sheet', 'wealth', 'total', 'percentile', 'liquid net worth', 'snapshot'],
  related: ['budget-planner', 'emergency-fund', 'debt-to-income', 'retirement'],
}
