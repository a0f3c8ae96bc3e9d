import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'refinance',
  title: 'Refinance Calculator',
  question: 'Would refinancing save me money before I move?',
  description:
    'Compares keeping your loan, refinancing, recasting and paying extra, with closing costs, cash out, VA fees and the true break-even.',
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
