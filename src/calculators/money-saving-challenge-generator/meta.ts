import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'money-saving-challenge-generator',
  title: 'Money Saving Challenge Generator',
  question: 'What weekly plan gets me to my savings goal?',
  description:
    'Makes a savings plan that adds up to your goal exactly, increasing, decreasing, equal or shuffled, and spreads out the weeks you miss.',
  icon: 'trophy',
  category: 'Savings',
  keywords: [
    '52-week challenge',
    '100 envelopes',
    'printable',
    'saving plan',
    'no-spend',
    'penny challenge',
    'paycheck',
  ],
  related: ['savings', 'budget-planner', 'emergency-fund'],
}
