import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'credit-card-payoff',
  title: 'Credit Card Payoff Calculator',
  question: 'When will my cards be paid off, and what will the interest cost?',
  description:
    'Pays off one card or several, with interest by the day, offers that end and the real minimum rules, and shows what each payoff order costs.',
  icon: 'credit-card',
  category: 'Credit & Debt',
  keywords: [
    'credit card debt',
    'pay off credit card',
    'debt avalanche',
    'debt snowball',
    'minimum payment',
    'balance transfer',
    'deferred interest',
    '0% apr',
    'credit card interest',
    'debt free date',
  ],
  related: ['debt-consolidation', 'personal-loan', 'debt-to-income', 'budget-planner'],
}
