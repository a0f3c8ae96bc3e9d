/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Range {
  readonly low: number
  readonly high: number
}
interface Dated {
  readonly asOf: string
}

export const sectionWords = {
  income: 'Income',
  spending: 'Debts and spending',
  cash: 'Savings and loan',
  inMind: { title: 'Have a home in mind?', more: 'Test a price' },
  lender: { title: 'Loan type and lender limit', more: 'FHA, VA, USDA, lender limit, term' },
  owning: { title: 'Costs of owning', more: 'Property tax, insurance, HOA, maintenance' },
  takeHome: { title: 'Take-home pay and emergency fund', more: 'Children, 401(k), benefits, emergency fund' },
}

export const formWords = {
  income: {
    label: 'Your income',
    hint: ({ asOf }: Dated) => `Before taxes. Our default is the median U.S. household (Census Bureau, ${asOf}).`,
  },
  secondIncome: { label: 'Partner’s income', hint: 'Before taxes, if they’d be on the loan with you' },
  state: { none: 'Not selected', hint: 'For state income tax and typical property tax and insurance' },

  debts: {
    label: 'Debt payments',
    hint: 'Minimum payments: car, student loans, cards, child support. Not rent, food or utilities.',
  },
  spending: {
    label: 'Other spending',
    hint: 'Food, transportation, utilities, insurance, fun. Not housing or debts. Our default.',
  },
  saving: { label: 'Monthly savings', hint: 'What you want to keep saving, besides a plan at work. Our default.' },

  savings: { label: 'Your savings', hint: 'For the down payment, closing and your emergency fund. Our default.' },
  downKind: { label: 'Down payment as', options: { share: 'Percent of price', amount: 'Dollar amount' } },
  downShare: {
    label: 'Down payment',
    hint: ({ share, asOf }: { share: number } & Dated, say: Say) =>
      `First-time buyers typically put down ${say.percent(share)} (National Association of Realtors, ${asOf}).`,
  },
  downAmount: { label: 'Down payment' },
  rate: {
    label: 'Interest rate',
    hint: ({ asOf }: Dated, say: Say) => `30-year average, Freddie Mac, ${say.dateShort(asOf)}`,
  },

  homePrice: { label: 'Home price', hint: 'We’ll test it against every limit.' },

  program: {
    label: 'Loan type',
    options: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
  },
  limits: {
    label: 'Lender limit',
    hint: 'Above the guideline, lenders want strong credit, savings or both.',
    options: { most: 'Program maximum', guide: 'Program guideline', own: 'My own limits' },
  },
  ownFront: { label: 'Housing limit', hint: 'Percent of income before taxes' },
  ownBack: { label: 'Housing plus debts limit', hint: 'Percent of income before taxes' },
  vaUse: {
    label: 'VA loan benefit',
    hint: 'See your Certificate of Eligibility. The funding fee is higher after the first use.',
    options: { first: 'First use', later: 'Used before', exempt: 'Exempt from fee' },
  },
  squareFeet: {
    label: 'Home size',
    unit: 'square feet',
    hint: 'The VA counts 14 cents a square foot for maintenance and utilities.',
  },
  term: { label: 'Loan term' },
  pmiRate: {
    label: 'PMI rate',
    hint: ({ low, high }: Range, say: Say) =>
      `While you owe more than 80% of the price. Often ${say.percent(low)} to ${say.percent(high)} of the loan.`,
  },

  propertyTax: { label: 'Property tax' },
  insurance: { label: 'Home insurance' },
  hoa: { label: 'HOA dues' },
  upkeep: {
    label: 'Maintenance and repairs',
    hint: 'Percent of the price. Lenders leave it out, but you’d pay it. 1% is a rule of thumb.',
  },
  closing: {
    label: 'Closing costs',
    hint: ({ low, high }: Range, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the price. Prepaid taxes and insurance are extra.`,
  },

  children: { label: 'Children under 17', unit: 'children' },
  retirement: { label: 'Retirement contributions', hint: 'Percent of pay into a 401(k) or similar plan, before taxes' },
  benefits: {
    label: 'Health and other benefits',
    hint: ({ asOf }: Dated) =>
      `Taken from pay before taxes. Our default is a worker’s share of single coverage (KFF, ${asOf}).`,
  },
  keepMonths: {
    label: 'Emergency fund to keep',
    unit: 'months',
    hint: 'Months of all your costs to have left after closing. Three to six is common.',
  },
}
