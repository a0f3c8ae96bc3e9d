import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'brokerage-fees',
  title: 'Brokerage Fees Calculator',
  question: 'What will fees take from my account over the years?',
  description:
    'Add up adviser fees, fund expenses, trades and low interest on cash, see what they cost you over the years, and compare up to three accounts.',
  icon: 'receipt',
  category: 'Investment',
  keywords: [
    'advisory fee',
    'commission',
    'expense ratio',
    'cash sweep',
    'investing costs',
    'robo-advisor',
    'transfer fee',
    'margin rate',
    'section 31 fee',
  ],
  related: ['mutual-fund', 'etf', 'compound-interest'],
}
