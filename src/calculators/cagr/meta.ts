import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'cagr',
  title: 'CAGR Calculator',
  question: 'What yearly rate did my money grow at?',
  description:
    'Finds your compound annual growth rate, or the missing amount or time, and your money-weighted return if you made deposits or withdrawals.',
  icon: 'trending-up',
  category: 'Investment',
  keywords: ['compound annual growth rate', 'annualized return', 'xirr', 'irr', 'mirr', 'doubling time', 'rule of 72'],
  related: ['compound-interest', 'lumpsum', 'stock-average'],
}
