import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'traditional-ira',
  title: 'Traditional IRA Calculator',
  question: 'How much can I deduct, and what’s it worth?',
  description:
    'Find how much of your IRA contribution you can deduct, what it saves you in tax, and what it’s worth after tax next to a Roth IRA. Form 8606, RMDs and excess contributions included.',
  icon: 'file-text',
  category: 'Retirement',
  keywords: [
    'deduction',
    'phase-out',
    'rmd',
    'form 8606',
    'pre-tax',
    'nondeductible',
    'pro-rata',
    'basis',
    'form 5329',
    'excess contribution',
    'spousal ira',
    'qcd',
  ],
  related: ['roth-ira', '401k', 'tax'],
}
