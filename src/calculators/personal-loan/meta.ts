import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'personal-loan',
  title: 'Personal Loan Calculator',
  question: 'What does this loan cost once the fee is counted?',
  description:
    'Turns rate, term and origination fee into a payment, the cash you really receive and one honest APR, and lines up other offers for the same cash.',
  icon: 'hand-coins',
  category: 'Loan',
  keywords: [
    'origination fee',
    'apr',
    'unsecured',
    'installment loan',
    'compare offers',
    'prepayment penalty',
    'precomputed interest',
    'credit insurance',
  ],
  related: ['debt-consolidation', 'emi', 'credit-card-payoff'],
}
