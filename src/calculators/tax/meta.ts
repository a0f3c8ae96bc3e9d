import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'tax',
  title: 'Tax Calculator',
  question: 'What will I owe, and what does my next $1,000 cost?',
  description:
    'Federal and state income tax from gross pay to refund, line by line, with your marginal and average rates and every cliff ahead.',
  icon: 'landmark',
  category: 'Tax',
  keywords: [
    'income tax',
    'refund',
    'brackets',
    'standard deduction',
    'federal',
    'state tax',
    'irs',
    '1040',
    'marginal rate',
    'effective rate',
    'child tax credit',
    'eitc',
    'earned income',
    'self-employment tax',
    'capital gains',
    'itemize',
    'married filing jointly',
    'withholding',
    'estimated tax',
  ],
  related: ['payroll-tax', 'capital-gains-tax', 'traditional-ira', 'social-security'],
}
