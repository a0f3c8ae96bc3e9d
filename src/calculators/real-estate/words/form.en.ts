/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  deal: 'The deal',
  goal: 'Your goal',
  running: { title: 'Running costs', more: 'Taxes, insurance, vacancy, repairs' },
  taxes: { title: 'Your taxes', more: 'Income, filing status, state' },
  buying: { title: 'Buying', more: 'Closing costs, first repairs, land, loan term' },
  overTime: { title: 'Changes over time', more: 'Growth, sale price, selling costs' },
}

export const formWords = {
  price: { label: 'Purchase price' },
  monthlyRent: { label: 'Rent', hint: 'For all units. See what similar homes rent for now.' },
  down: { label: 'Down payment', of: 'the price' },
  rate: {
    label: 'Interest rate',
    hint: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `Freddie Mac average (${say.percent(rate)}, ${say.dateShort(asOf)}) plus half a point for a rental, our estimate`,
  },
  holdYears: { label: 'Sell after', unit: 'years' },
  target: { label: 'Return you want', hint: 'A year, after tax. We find the most you could pay to earn it.' },

  propertyTax: { label: 'Property tax', of: 'the price, a year' },
  insurance: {
    label: 'Insurance',
    hint: ({ asOf }: { asOf: string }) => `U.S. average home policy (NerdWallet, ${asOf}). Get a landlord quote.`,
  },
  vacancy: { label: 'Vacancy and unpaid rent', hint: 'Percent of rent. One month a year is 8.3%.' },
  management: { label: 'Property management', hint: 'Percent of the rent you collect' },
  upkeep: { label: 'Repairs and upkeep', hint: 'Percent of rent' },
  reserve: { label: 'Reserve for big repairs', hint: 'Percent of rent, for the roof, heating, floors' },
  otherCosts: { label: 'Other costs', hint: 'HOA dues, water, trash, lawn care, bookkeeping' },
  otherIncome: { label: 'Other income', hint: 'Laundry, parking, storage' },

  income: {
    label: 'Household income',
    hint: 'Before tax, without this rental. It sets how much of a rental loss you can deduct.',
  },
  state: { none: 'Not selected', hint: 'Sets the state tax on your rental income.' },
  stateRate: { label: 'State income tax rate', hint: 'On extra income. 0 where there’s no income tax.' },
  role: {
    label: 'Your role',
    options: {
      active: { label: 'I help manage it', hint: 'You approve tenants, rents or repairs, and own at least 10%.' },
      passive: { label: 'I’m not involved' },
      professional: {
        label: 'Real estate is my job',
        hint: 'Over 750 hours and half your working time a year, including work on this rental.',
      },
    },
  },
  incomeGrowth: { label: 'Income growth', hint: 'Our default. The loss limits don’t grow with it.' },

  closing: { label: 'Closing costs', of: 'the price' },
  repairs: { label: 'Repairs before renting' },
  worth: { label: 'Value after repairs', hint: 'Leave blank to use the price. Growth starts from this value.' },
  emptyMonths: { label: 'Vacant at first', unit: 'months' },
  landShare: {
    label: 'Land share of price',
    hint: 'Land isn’t depreciated. Your property tax bill often splits it out.',
  },
  term: { label: 'Loan term' },
  interestOnly: { label: 'Interest-only period', unit: 'years', hint: '0 for most loans. Payments jump afterward.' },
  loanPoints: { label: 'Points and loan fees', hint: 'Percent of the loan, deducted over its life' },
  closingMonth: { label: 'Closing month' },

  rentGrowth: { label: 'Rent growth', hint: 'Our default' },
  costGrowth: { label: 'Cost growth', hint: 'Our default, for property tax, insurance and other costs' },
  exit: {
    label: 'Sale price based on',
    options: { growth: 'Home value growth', 'cap-rate': 'Cap rate at sale' },
  },
  valueGrowth: { label: 'Home value growth', hint: 'Our default. Prices can also fall.' },
  exitCap: { label: 'Cap rate at sale', hint: 'A higher cap rate means a lower sale price.' },
  selling: { label: 'Selling costs', hint: 'Percent of the sale price. Often 6% to 10%.' },
  inflation: 'Our default. Raises tax brackets and shows results in today’s dollars.',
}
