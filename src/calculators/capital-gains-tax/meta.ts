import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'capital-gains-tax',
  title: 'Capital Gains Tax Calculator',
  question: 'What will I owe if I sell?',
  description:
    'Stacks your gain on your income for federal and state tax, lot by lot: stocks, crypto, collectibles, rentals and your home. Shows what waiting or selling over two years would save.',
  icon: 'badge-dollar-sign',
  category: 'Tax',
  keywords: ['long-term', 'short-term', 'sell stock', 'home sale', 'niit', 'zero percent bracket', 'crypto', 'qsbs'],
  related: ['tax-loss-harvesting', 'tax', 'stock-average', 'real-estate'],
}
