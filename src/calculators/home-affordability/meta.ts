import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'home-affordability',
  title: 'Home Affordability Calculator',
  question: 'How much house can I afford on my income and my own budget?',
  description:
    'Finds the home price your take-home pay can carry and the most a lender might allow, with taxes, insurance and cash to close.',
  icon: 'house',
  category: 'Mortgage & Real Estate',
  keywords: [
    'how much house',
    'afford',
    'buy a home',
    'price range',
    'dti',
    '28/36',
    'fha',
    'va loan',
    'residual income',
    'cash to close',
    'one income',
  ],
  related: ['mortgage', 'home-down-payment', 'debt-to-income', 'rent-vs-buy'],
}
