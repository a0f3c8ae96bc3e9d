import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'emi',
  title: 'EMI Calculator',
  question: 'What is the equal monthly payment on any loan?',
  description:
    'Finds the monthly payment (EMI), the amount, the rate or the time, compares two loans and flat with falling-balance rates, and can fill your budget.',
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
