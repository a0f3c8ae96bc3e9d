import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'etf',
  title: 'ETF Calculator',
  question: 'What does it cost to hold and trade this ETF?',
  description:
    'Counts the expense ratio, the spread on each trade, premiums and tax by kind of account, next to a mutual fund, and shows how much two ETFs overlap.',
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
