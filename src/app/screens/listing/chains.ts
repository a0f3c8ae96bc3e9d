/** Calculators people use one after the other. */
import { type CatalogueEntry, entryBySlug } from '#calculators/catalogue.ts'

const table: readonly (readonly [title: string, why: string, slugs: readonly string[]])[] = [
  [
    'Buying a home',
    'What fits, what to save, whether to buy at all, and what it then costs each month.',
    ['home-affordability', 'home-down-payment', 'rent-vs-buy', 'mortgage', 'home-maintenance'],
  ],
  [
    'Clearing debt',
    'Where you stand, the way out, and whether one loan would help.',
    ['debt-to-income', 'credit-card-payoff', 'debt-consolidation', 'budget-planner'],
  ],
  [
    'From pay to plan',
    'What you earn, what lands in your account, and where it goes.',
    ['salary-hourly-converter', 'payroll-tax', 'budget-planner', 'emergency-fund'],
  ],
  [
    'Growing money',
    'Time and deposits first, then how to put the money in, then what it costs.',
    ['compound-interest', 'lumpsum', 'dca', 'brokerage-fees'],
  ],
  [
    'Getting to retirement',
    'Fill the right account, see what it becomes, then how long it lasts.',
    ['401k', 'roth-ira', 'retirement', 'social-security', 'retirement-drawdown'],
  ],
]

export const chains = table.map(([title, why, slugs]) => ({
  title,
  why,
  entries: slugs.map((slug) => entryBySlug(slug)).filter((entry): entry is CatalogueEntry => entry !== undefined),
}))
