import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'home-down-payment',
  title: 'Home Down Payment Calculator',
  question: 'When will I have enough saved to buy a home?',
  description: 'Works out the cash you need to buy and the month you’ll have it, while home prices keep moving.',
  icon: 'key-round',
  category: 'Mortgage & Real Estate',
  keywords: [
    'save for a house',
    'closing costs',
    'first home',
    '20 percent',
    'deposit',
    'pmi',
    'fha',
    'first-time buyer',
    'gift',
  ],
  related: ['home-affordability', 'mortgage', 'savings', 'rent-vs-buy'],
}
