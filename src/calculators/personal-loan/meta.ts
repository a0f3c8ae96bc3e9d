import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'personal-loan',
  title: 'Personal Loan Calculator',
  question: 'What does this loan really cost, fees included?',
  description:
    'Turns the rate, term and origination fee into your payment, the cash you’d get and the true APR, and compares other offers for the same cash.',
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
