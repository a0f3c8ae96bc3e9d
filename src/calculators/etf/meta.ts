import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'etf',
  title: 'ETF Calculator',
  question: 'What does it cost to hold and trade this ETF?',
  description:
    'See what an ETF’s expense ratio, trading spread and taxes cost you over time, compare it with a mutual fund, and check how much two ETFs overlap.',
  icon: 'chart-line',
  category: 'Investment',
  keywords: [
    'exchange-traded fund',
    'spread',
    'expense ratio',
    'premium',
    'discount',
    'index',
    'overlap',
    'qualified dividends',
    'tax cost',
  ],
  related: ['mutual-fund', 'brokerage-fees', 'dca'],
}
