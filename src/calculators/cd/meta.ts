import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'cd',
  title: 'CD Calculator',
  question: 'What does this certificate of deposit pay, even if I leave early?',
  description:
    'Works from APY or interest rate to the value at maturity, after an early-withdrawal penalty, against savings and Treasuries, and lays out a ladder.',
  icon: 'vault',
  category: 'Savings',
  keywords: ['certificate of deposit', 'ladder', 'early withdrawal', 'apy', 'term deposit', 'brokered cd', 'callable'],
  related: ['savings', 'money-market', 'simple-interest'],
}
