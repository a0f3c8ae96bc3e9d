import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'retirement',
  title: 'Retirement Calculator',
  question: 'Will I be able to retire at 65?',
  description:
    'Five numbers and you see whether your money would last: after taxes, with Social Security, in today’s dollars, through every market since 1871.',
  icon: 'sunset',
  category: 'Retirement',
  keywords: ['nest egg', 'how long will money last', 'fire', 'retire early', 'savings', 'how much to retire'],
  related: ['retirement-planning', 'retirement-drawdown', 'social-security', '401k'],
}
