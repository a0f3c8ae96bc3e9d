import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'dca',
  title: 'DCA Calculator',
  question: 'Invest this money at once, or month by month?',
  description:
    'Sets your schedule against all at once over every past start, with interest on the waiting cash: how often each led, by how much, and how it felt. Also tests investing from each paycheck.',
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
  ],
  related: ['lumpsum', 'compound-interest', 'etf', 'money-market'],
}
