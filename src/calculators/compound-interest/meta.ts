import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'compound-interest',
  title: 'Compound Interest Calculator',
  question: 'What could regular saving grow to, and what would that buy?',
  description:
    'Shows what a starting amount and regular deposits could grow to after fees, taxes and inflation, and the year growth passes your deposits.',
  icon: 'chart-line',
  category: 'Investment',
  keywords: [
    'compounding',
    'future value',
    'apy',
    'monthly investment',
    'regular deposits',
    'investment growth',
    'rule of 72',
    'inflation adjusted',
    'today’s dollars',
    'annuity',
  ],
  related: ['savings', 'lumpsum', 'dca', 'cagr', 'simple-interest', 'retirement'],
}
