import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'dca',
  title: 'DCA Calculator',
  question: 'Invest this money at once, or month by month?',
  description:
    'Compares a lump sum with installments over every past start, tests investing from each paycheck, and shows what a monthly amount became since any month since 1871.',
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
