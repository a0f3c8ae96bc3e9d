import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'cd',
  title: 'CD Calculator',
  question: 'How much will my CD earn, and what if I withdraw early?',
  description:
    'Finds what a CD earns from its APY or interest rate, what an early withdrawal costs, how it compares with savings and Treasuries, and builds a CD ladder.',
  icon: 'vault',
  category: 'Savings',
  keywords: [
    'certificate of deposit',
    'ladder',
    'early withdrawal',
    'apy',
    'term deposit',
    'step-up cd',
    'brokered cd',
    'callable',
  ],
  related: ['savings', 'money-market', 'simple-interest'],
}
