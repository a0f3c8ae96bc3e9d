import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'loan-prepayment',
  title: 'Loan Prepayment Calculator',
  question: 'How much sooner am I done, and what do I save, if I pay extra?',
  description:
    'Adds dated extra payments, biweekly plans or a recast to any loan, counts penalties and fees, and compares with investing the same money after tax.',
  icon: 'fast-forward',
  category: 'Loan',
  keywords: [
    'extra payment',
    'pay off early',
    'early payoff',
    'extra principal',
    'biweekly',
    'recast',
    'prepayment penalty',
    'pay off or invest',
    'mortgage payoff',
    'lump sum',
  ],
  related: ['mortgage', 'refinance', 'student-loan', 'auto-loan', 'compound-interest'],
}
