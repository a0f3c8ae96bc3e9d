import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'refinance',
  title: 'Refinance Calculator',
  question: 'Would a new mortgage save me money before I move or sell?',
  description:
    'Compares keeping the loan, refinancing, recasting and paying extra to the same date, with costs, cash out and both break-evens.',
  icon: 'refresh-cw',
  category: 'Mortgage & Real Estate',
  keywords: [
    'refi',
    'lower rate',
    'cash-out',
    'recast',
    'break-even',
    'closing costs',
    'no-closing-cost refinance',
    'rate and term',
    'consolidate',
  ],
  related: ['mortgage', 'mortgage-points', 'loan-prepayment'],
}
