/** The footer's eight groups of tools, by calculator name. Each shows its first two; the built ones stand first. Ships as data. */
import { catalogue } from '#calculators/catalogue.ts'

const table: readonly (readonly [title: string, path: string, slugs: readonly string[]])[] = [
  [
    'Home and mortgage',
    'Mortgage & Real Estate',
    ['mortgage', 'home-affordability', 'rent-vs-buy', 'refinance', 'home-down-payment'],
  ],
  ['Loans', 'Loan', ['auto-loan', 'student-loan', 'personal-loan', 'emi']],
  ['Cards and debt', 'Credit & Debt', ['credit-card-payoff', 'debt-consolidation', 'debt-to-income']],
  ['Savings', 'Savings', ['compound-interest', 'savings', 'cd', 'emergency-fund']],
  ['Investing', 'Investment', ['dca', 'lumpsum', 'cagr', 'etf']],
  ['Retirement', 'Retirement', ['retirement', 'social-security', '401k', 'roth-ira']],
  ['Taxes and pay', 'Tax', ['tax', 'payroll-tax', 'salary-hourly-converter', 'capital-gains-tax']],
  ['Budget and protection', 'Tax & Protection', ['budget-planner', 'net-worth', 'life-insurance', 'term-insurance']],
]

export const footerGroups = table.map(([title, category, slugs]) => {
  const tools = slugs
    .map((slug) => catalogue.find((entry) => entry.slug === slug))
    .filter((entry) => entry !== undefined)
  const links = [...tools].sort((a, b) => Number(b.isImplemented) - Number(a.isImplemented)).slice(0, 2)
  return {
    title,
    links: links.map((entry) => ({ title: entry.title, path: entry.path })),
    all: `/financial-calculators?category=${encodeURIComponent(category)}`,
  }
})
