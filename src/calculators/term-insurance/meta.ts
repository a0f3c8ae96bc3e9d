import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'term-insurance',
  title: 'Term Insurance Calculator',
  question: 'Which terms, and how much?',
  description:
    'Matches term policies to the years your family needs them, and compares one policy with a ladder of smaller ones.',
  icon: 'shield-check',
  category: 'Tax & Protection',
  keywords: ['term life', 'ladder', '20-year', '30-year', 'premium', 'convert', 'return of premium', 'group life'],
  related: ['life-insurance', 'budget-planner', 'mortgage'],
}
