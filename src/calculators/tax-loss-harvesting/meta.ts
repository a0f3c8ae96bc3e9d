import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'tax-loss-harvesting',
  title: 'Tax-Loss Harvesting Calculator',
  question: 'Which losses are worth taking?',
  description:
    'Ranks your losing lots by what they save now less the tax they cost later, with the 61-day wash sale window across your accounts.',
  icon: 'scissors',
  category: 'Tax',
  keywords: ['wash sale', 'capital loss', 'carryover', 'offset gains', '61 days', 'sell losers', '1099-b'],
  related: ['capital-gains-tax', 'stock-average', 'tax'],
}
