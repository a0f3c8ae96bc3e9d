import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'debt-to-income',
  title: 'Debt-to-Income Calculator',
  question: 'Is my debt-to-income ratio low enough for a mortgage?',
  description:
    'Shows both ratios as conventional, FHA, VA and USDA lenders count them, how much room you have, and the cheapest debts to pay off to qualify.',
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
