import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'roth-ira',
  title: 'Roth IRA Calculator',
  question: 'How much can I put in? Roth or traditional?',
  description:
    'Find how much your income lets you put in a Roth IRA and whether Roth or traditional leaves you more after tax. Backdoor, conversions by tax bracket and both five-year rules included.',
  icon: 'sprout',
  category: 'Retirement',
  keywords: [
    'income limit',
    'backdoor',
    'tax-free',
    'conversion',
    'contribution limit',
    'roth ladder',
    'five-year rule',
    'pro-rata',
    'roth vs traditional',
    'recharacterize',
    'excess contribution',
    'saver’s match',
  ],
  related: ['traditional-ira', '401k', 'tax'],
}
