import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'stock-average',
  title: 'Stock Average Calculator',
  question: 'What is my average cost, and where do I break even?',
  description:
    'Averages your purchases with fees, finds the shares needed to reach a target average, and keeps lots apart for tax.',
  icon: 'chart-candlestick',
  category: 'Investment',
  keywords: ['average price', 'cost basis', 'averaging down', 'lots', 'break-even price', 'wash sale', 'fifo', 'split'],
  related: ['cagr', 'capital-gains-tax', 'tax-loss-harvesting'],
}
