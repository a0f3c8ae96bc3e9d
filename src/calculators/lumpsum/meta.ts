import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'lumpsum',
  title: 'Lump Sum Calculator',
  question: 'What could one amount, invested today, become?',
  description:
    'Shows what one amount could grow to after fees, taxes and inflation, and what it became from every starting month since 1871.',
  icon: 'coins',
  category: 'Investment',
  keywords: [
    'one-time investment',
    'windfall',
    'inheritance',
    'bonus',
    'future value',
    'rolling returns',
    'historical returns',
    'fan chart',
    'worst case',
    'volatility drag',
  ],
  related: ['dca', 'compound-interest', 'cagr', 'brokerage-fees'],
}
