import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'net-worth',
  title: 'Net Worth Calculator',
  question: 'What’s my net worth, and what would be left after taxes?',
  description:
    'Adds up what you own and owe, shows what would be left after taxes and selling costs, and tracks it as you save snapshots on your device.',
  icon: 'wallet',
  category: 'Savings',
  keywords: ['assets', 'liabilities', 'balance sheet', 'wealth', 'total', 'percentile', 'liquid net worth', 'snapshot'],
  related: ['budget-planner', 'emergency-fund', 'debt-to-income', 'retirement'],
}
