import type { Meta } from '../kit/definition.ts'

/** Listed under Tax & Protection, where the footer's group "Budget and protection" leads: a plan keeps a month from failing. */
export const meta: Meta = {
  slug: 'budget-planner',
  title: 'Budget Planner',
  question: 'What’s left each month, and what can I safely spend today?',
  description:
    'Compares your monthly plan with your income, category by category, and forecasts your account day by day for the next year.',
  icon: 'wallet',
  category: 'Tax & Protection',
  keywords: [
    'monthly budget',
    'spending plan',
    'income and expenses',
    'safe to spend',
    'cash flow',
    'savings rate',
    'three paycheck month',
    'biweekly pay',
    '50/30/20',
  ],
  related: ['emergency-fund', 'debt-to-income', 'savings', 'credit-card-payoff', 'net-worth'],
}
