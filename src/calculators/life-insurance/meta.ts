import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'life-insurance',
  title: 'Life Insurance Calculator',
  question: 'How much would my family need?',
  description:
    'Adds up what your family would need each year, less paychecks, savings, coverage and Social Security survivor benefits.',
  icon: 'shield',
  category: 'Tax & Protection',
  keywords: ['coverage', 'dime', 'survivor', 'income replacement', 'beneficiary', 'stay-at-home parent'],
  related: ['term-insurance', 'social-security', 'emergency-fund'],
}
