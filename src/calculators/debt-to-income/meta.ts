import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'debt-to-income',
  title: 'Debt-to-Income Calculator',
  question: 'How do my debts look next to my income to a lender?',
  description:
    'Gives both ratios as conventional, FHA, VA and USDA lenders count them, the room that is left, and the cheapest debts to clear to pass.',
  icon: 'gauge',
  category: 'Credit & Debt',
  keywords: [
    'dti',
    'front-end',
    'back-end',
    'qualify',
    'ratio',
    'mortgage approval',
    'student loan deferred',
    'what to pay off first',
    'fha',
    'va loan',
    'usda',
  ],
  related: ['home-affordability', 'credit-card-payoff', 'debt-consolidation', 'student-loan'],
}
