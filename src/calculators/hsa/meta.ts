import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'hsa',
  title: 'HSA Calculator',
  question: 'How much can I put in my HSA, and what would it save me?',
  description:
    'Find your HSA limit month by month, the federal, payroll and state taxes it saves you, and what the account could grow to if you spend it or invest it.',
  icon: 'heart-pulse',
  category: 'Tax & Protection',
  keywords: [
    'health savings account',
    'high-deductible',
    'hdhp',
    'contribution limit',
    'last-month rule',
    'medicare look-back',
    'medical',
    'receipts',
  ],
  related: ['payroll-tax', '401k', 'tax'],
}
