import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'retirement-planning',
  title: 'Retirement Planning Calculator (USA)',
  question: 'Will my money last, and what should change?',
  description:
    'Plans each year for one or two people: accounts, Social Security, health costs, Roth conversions, and taxes from the whole return.',
  icon: 'map',
  category: 'Retirement',
  keywords: ['retirement plan', 'couple', 'rmd', 'withdrawal order', 'roth conversion', 'pension', 'medicare', 'irmaa'],
  related: ['retirement', 'retirement-drawdown', 'social-security', 'traditional-ira'],
}
