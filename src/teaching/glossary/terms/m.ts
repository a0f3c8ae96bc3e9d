import { term } from '../term.ts'

export const m = [
  term('marginal tax rate', 'The tax rate on the next dollar you earn.', {
    also: ['marginal rate'],
    lesson: 'tax-brackets',
    calculator: 'tax',
  }),
  term('market capitalization', 'The price of one share times the number of shares a company has.', {
    also: ['market cap'],
    lesson: 'index-funds',
    page: '/stocks-screener',
  }),
  term('Medicaid', 'Health coverage for people with low income, run by the states.', {
    lesson: 'health-plan',
    page: '/insurance-guide',
  }),
  term('Medicare', 'Federal health insurance, mostly for older adults.', {
    lesson: 'medicare',
    calculator: 'social-security',
  }),
  term('Medigap', 'Private insurance that pays part of what Original Medicare leaves to you.', {
    lesson: 'medicare',
    page: '/insurance-guide',
  }),
  term('minimum payment', 'The least your card lets you pay this month.', {
    es: ['pago mínimo'],
    lesson: 'minimum-payment',
    calculator: 'credit-card-payoff',
  }),
  term('money factor', 'A car lease’s interest as a tiny number; times 2,400 it’s a yearly percent.', {
    lesson: 'car-deal',
    calculator: 'auto-loan',
  }),
  term('money market fund', 'A fund of very short, safe loans that is steady but not insured like a bank account.', {
    es: ['fondo del mercado monetario'],
    lesson: 'apy-and-cds',
    calculator: 'money-market',
  }),
  term('money order', 'A slip of paper you pay for first and then use like a check.', {
    es: ['giro postal'],
    lesson: 'paying-people',
  }),
  term('mortgage', 'A loan to buy a home, with the home as the lender’s security.', {
    seen: ['hipoteca'],
    everyday: true,
    lesson: 'mortgage-mechanics',
    calculator: 'mortgage',
  }),
  term('mortgage insurance', 'Protects the lender, at your cost, when your down payment is small.', {
    short: 'PMI',
    es: ['seguro hipotecario privado'],
    also: ['private mortgage insurance', 'MIP'],
    lesson: 'house-payment-parts',
    calculator: 'mortgage',
  }),
  term('municipal bond', 'A state’s or city’s bond, whose interest is often free of federal tax.', {
    also: ['muni bond', 'munis'],
    lesson: 'investment-taxes',
    calculator: 'tax',
  }),
  term('mutual fund', 'Money of many people, invested as one, with a price set once a day.', {
    es: ['fondo mutuo'],
    lesson: 'index-funds',
    calculator: 'mutual-fund',
  }),
]
