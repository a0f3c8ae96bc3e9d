import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'mortgage',
  title: 'Mortgage Calculator',
  question: 'What would this home really cost each month, and when would it be yours?',
  description:
    'The whole monthly payment with taxes, insurance, PMI and dues, how it changes over the years, and what extra payments save.',
  icon: 'house',
  category: 'Mortgage & Real Estate',
  keywords: [
    'mortgage payment',
    'home loan',
    'house payment',
    'piti',
    'pmi',
    'fha',
    'va loan',
    'usda loan',
    'arm',
    'amortization schedule',
    'extra payments',
    'biweekly',
    'escrow',
    'apr',
  ],
  related: ['home-affordability', 'rent-vs-buy', 'refinance', 'mortgage-points', 'loan-prepayment'],
}
