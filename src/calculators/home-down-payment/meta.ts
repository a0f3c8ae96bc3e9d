import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'home-down-payment',
  title: 'Home Down Payment Calculator',
  question: 'When will I have enough to buy, if prices keep moving?',
  description:
    'Works out the cash to close and the month you reach it, while the price of the home grows beside your savings.',
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
