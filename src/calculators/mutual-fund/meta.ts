import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'mutual-fund',
  title: 'Mutual Fund Calculator',
  question: 'What does this fund cost me after loads and expenses?',
  description:
    'Compare up to three funds or share classes with an index fund. See what loads, expense ratios, 12b-1 fees and taxes cost you in every year you might sell.',
  icon: 'chart-pie',
  category: 'Investment',
  keywords: [
    'expense ratio',
    'load',
    'share class',
    'Class A',
    'Class C',
    '12b-1',
    'breakpoint',
    'CDSC',
    'index fund',
    'turnover',
  ],
  related: ['etf', 'brokerage-fees', 'compound-interest'],
}
