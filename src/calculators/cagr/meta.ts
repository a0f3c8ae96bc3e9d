import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'cagr',
  title: 'CAGR Calculator',
  question: 'What steady yearly rate explains this growth?',
  description:
    'Finds the compound annual growth rate, or any missing part of it, and a money-weighted return when you added or took money.',
  icon: 'trending-up',
  category: 'Investment',
  keywords: ['compound annual growth rate', 'annualized return', 'xirr', 'irr', 'mirr', 'doubling time', 'rule of 72'],
  related: ['compound-interest', 'lumpsum', 'stock-average'],
}
