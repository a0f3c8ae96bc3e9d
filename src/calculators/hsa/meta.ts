import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'hsa',
  title: 'HSA Calculator',
  question: 'How much may I put in a health savings account, and what does it save?',
  description:
    'Finds your limit month by month and the federal, payroll and state tax saved, whether you spend or invest it.',
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
