import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'emi',
  title: 'EMI Calculator',
  question: 'What’s the monthly payment (EMI) on any loan?',
  description:
    'Finds the monthly payment (EMI), loan amount, rate or term, compares two loans, and turns a flat rate into the rate you’d really pay.',
  icon: 'calendar',
  category: 'Loan',
  keywords: [
    'equated monthly installment',
    'monthly payment',
    'loan payment',
    'amortization',
    'installment',
    'flat rate',
    'add-on interest',
    'reducing rate',
    'loan comparison',
    'how much can i borrow',
  ],
  related: ['personal-loan', 'auto-loan', 'mortgage', 'loan-prepayment', 'budget-planner'],
}
