import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'dca',
  title: 'DCA Calculator',
  question: 'Invest this money at once, or month by month?',
  description:
    'Compare a lump sum now with installments from every past starting month, or see what a monthly amount became since any month from 1871 on.',
  icon: 'calendar-days',
  category: 'Investment',
  keywords: [
    'dollar-cost averaging',
    'lump sum or monthly',
    'windfall',
    'drip',
    'timing',
    'invest all at once',
    'regular investing',
    'paycheck investing',
    'regret',
    'since 2000',
    'what if I had invested',
  ],
  related: ['lumpsum', 'compound-interest', 'etf', 'money-market'],
}
