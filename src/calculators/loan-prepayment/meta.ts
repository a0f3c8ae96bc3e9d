import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'loan-prepayment',
  title: 'Loan Prepayment Calculator',
  question: 'How much time and interest would I save by paying extra?',
  description:
    'Adds extra payments, a biweekly plan or a recast to any loan, includes penalties and fees, and compares investing the same money after tax.',
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
