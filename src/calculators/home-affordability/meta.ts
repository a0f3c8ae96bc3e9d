import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'home-affordability',
  title: 'Home Affordability Calculator',
  question: 'What price of home fits my income, my debts and my own budget?',
  description:
    'Finds the price your own take-home pay can carry and the price a lender may go up to, with tax, insurance, mortgage insurance and cash to close solved together.',
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
