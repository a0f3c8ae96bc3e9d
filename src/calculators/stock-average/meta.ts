import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'stock-average',
  title: 'Stock Average Calculator',
  question: 'What is my average cost, and where do I break even?',
  description:
    'Finds your average cost with fees, your break-even price, the shares needed to reach a target average, and the tax if you sell.',
  icon: 'chart-candlestick',
  category: 'Investment',
  keywords: ['average price', 'cost basis', 'averaging down', 'lots', 'break-even price', 'wash sale', 'fifo', 'split'],
  related: ['cagr', 'capital-gains-tax', 'tax-loss-harvesting'],
}
