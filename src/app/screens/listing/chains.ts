/** Calculators people use one after the other. */
import { type CatalogueEntry, entryBySlug } from '#calculators/catalogue.ts'

const table: readonly (readonly [title: string, why: string, slugs: readonly string[]])[] = [
  [
    'Buying a home',
    'What you can afford, what to save, whether to buy, and what you’d pay each month.',
    ['home-affordability', 'home-down-payment', 'rent-vs-buy', 'mortgage', 'home-maintenance'],
  ],
  [
    'Paying off debt',
    'How much debt you have, how to pay it off, and whether one loan would help.',
    ['debt-to-income', 'credit-card-payoff', 'debt-consolidation', 'budget-planner'],
  ],
  [
    'From paycheck to plan',
    'What you earn, what you take home, and where it goes.',
    ['salary-hourly-converter', 'payroll-tax', 'budget-planner', 'emergency-fund'],
  ],
  [
    'Growing your money',
    'How your money could grow, how to invest it, and what it costs.',
    ['compound-interest', 'lumpsum', 'dca', 'brokerage-fees'],
  ],
  [
    'Getting to retirement',
    'Choose an account, see what it could grow to, and how long it would last.',
    ['401k', 'roth-ira', 'retirement', 'social-security', 'retirement-drawdown'],
  ],
]

export const chains = table.map(([title, why, slugs]) => ({
  title,
  why,
  entries: slugs.map((slug) => entryBySlug(slug)).filter((entry): entry is CatalogueEntry => entry !== undefined),
}))
