import type { Meta } from '../definition.ts'

export const meta: Meta = {
  slug: 'example',
  title: 'Example Calculator',
  question: 'How long until my savings reach a goal?',
  description: 'Finds how long a balance takes to grow to a goal at a steady yearly rate.',
  icon: 'calculator',
  category: 'Savings',
  keywords: ['rule of 72', 'doubling time'],
  related: ['compound-interest', 'savings'],
}
