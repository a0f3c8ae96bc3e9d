/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Range {
  readonly low: number
  readonly high: number
}
interface StateTax {
  readonly state: string
  readonly rate: number
}

export const sectionWords = {
  homes: 'Buying or renting',
  loan: 'Mortgage',
  expected: 'Growth and returns',
  incomeTax: { title: 'Income tax', more: 'Income, filing status, state tax' },
  owning: { title: 'Costs of owning', more: 'Property tax, insurance, maintenance, HOA' },
  taxLimit: { title: 'Property tax limit', more: 'State, property tax limit' },
  deal: { title: 'Buying and selling costs', more: 'Closing costs, selling costs, transfer tax' },
  loanMore: { title: 'Loan details', more: 'Loan term, PMI, points' },
  renting: { title: 'Costs of renting', more: 'Renters insurance, deposit, move-in costs' },
  investing: { title: 'Investments and inflation', more: 'Inflation, account type, dividends' },
  letting: { title: 'Renting out part of the home', more: 'Rent out rooms or a unit' },
}

export const formWords = {
  price: {
    label: 'Home price',
    hint: ({ price, asOf }: { price: number; asOf: string }, say: Say) =>
      `The median U.S. existing home was ${say.money(price)} in ${say.month(asOf)} (NAR).`,
  },
  monthlyRent: { label: 'Rent', hint: 'For a home you’d be just as happy in. Check listings nearby.' },
  years: { label: 'How long you’d stay', unit: 'years' },

  down: { label: 'Down payment', of: 'the price' },
  rate: {
    label: 'Mortgage rate',
    hint: ({ asOf }: { asOf: string }, say: Say) => `Average 30-year fixed rate, Freddie Mac, ${say.dateShort(asOf)}`,
  },

  homeGrowth: {
    label: 'Home value growth',
    hint: ({ nominal, real, from, to }: { nominal: number; real: number; from: number; to: number }, say: Say) =>
      `Our default. U.S. prices grew ${say.percent(nominal, 1)} a year from ${from} to ${to}, ${say.percent(real, 1)} above inflation (Case-Shiller).`,
  },
  rentGrowth: { label: 'Rent increase', hint: 'Our default. Your area’s past rents are a better guide.' },
  investReturn: {
    label: 'Investment return',
    hint: ({ mix, from, to }: { mix: number; from: number; to: number }, say: Say) =>
      `Our default, before taxes. 60% stocks and 40% bonds returned ${say.percent(mix, 1)} a year, ${from} to ${to}.`,
  },

  income: { label: 'Household income', hint: 'Before taxes' },
  stateRate: { label: 'State income tax', hint: 'Your average rate. Enter 0 if your state has no income tax.' },
  charity: { label: 'Charitable gifts' },
  incomeGrowth: { label: 'Income growth', hint: 'Our default' },

  propertyTax: {
    label: 'Property tax',
    hint: ({ lowest, highest }: { lowest: StateTax; highest: StateTax }, say: Say) =>
      `Percent of the home’s value. State averages run from ${say.percent(lowest.rate)} (${lowest.state}) to ${say.percent(highest.rate)} (${highest.state}).`,
  },
  homeInsurance: { label: 'Home insurance' },
  upkeep: {
    label: 'Maintenance',
    hint: 'Percent of the home’s value. 1% is a common rule of thumb; older homes need more.',
  },
  hoa: { label: 'HOA dues' },
  otherMonthly: { label: 'Other owner costs', hint: 'Water, trash or yard care that your rent would include' },
  insuranceGrowth: { label: 'Insurance increase', hint: 'Our default. Some states have seen far more.' },

  state: { none: 'Not selected', hint: 'Sets your state’s property tax limit. Income tax is entered separately.' },
  capKind: {
    label: 'Assessment limit',
    hint: 'Some states limit how fast a home’s taxable value can rise.',
    options: { state: 'My state’s', own: 'My own', none: 'None' },
  },
  taxCap: { label: 'Limit per year', hint: 'California’s Proposition 13 allows 2%.' },

  closing: {
    label: 'Closing costs',
    hint: ({ low, high }: Range, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the price, before points and transfer tax`,
  },
  selling: {
    label: 'Selling costs',
    hint: ({ low, high }: Range, say: Say) =>
      `Agents, repairs and title: often ${say.percent(low)} to ${say.percent(high)} of the sale price`,
  },
  transferBuy: { label: 'Transfer tax, buying' },
  transferSell: { label: 'Transfer tax, selling' },
  forcedMove: {
    label: 'Work or health move',
    hint: 'Or a move for something unforeseen. Then part of the gain is tax-free.',
  },

  term: { label: 'Loan term' },
  pmiRate: {
    label: 'PMI rate',
    hint: ({ low, high }: Range, say: Say) =>
      `Your lender quotes this: often ${say.percent(low)} to ${say.percent(high)} of the loan`,
  },
  pmiEnds: {
    label: 'PMI removal',
    hint: 'You can request it at 80% of the price. It’s automatic at 78%.',
    options: { automatic: 'Automatic', request: 'I’ll request it' },
  },
  pointsPaid: { label: 'Discount points', hint: 'One point costs 1% of the loan and lowers your rate.' },

  rentersInsurance: {
    label: 'Renters insurance',
    hint: ({ asOf }: { asOf: string }) => `U.S. average (NerdWallet, ${asOf.slice(0, 4)})`,
  },
  deposit: { label: 'Security deposit', hint: 'You’d get it back when you move out.' },
  moveIn: { label: 'Move-in costs', hint: 'Broker fee, application fees and the like' },

  inflation: { label: 'Inflation', hint: 'Our default. It turns future dollars into today’s dollars.' },
  account: {
    label: 'Account type',
    options: { taxed: 'Taxable account', free: 'Roth or other tax-free account' },
  },
  dividendYield: {
    label: 'Dividend yield',
    hint: 'Part of the return, taxed every year. Broad U.S. stock funds pay 1% to 2%.',
  },
  investedShare: {
    label: 'Share you’d actually invest',
    hint: 'Of the monthly cost difference, whether you rent or buy. The rest is spent.',
  },
  pastMix: {
    label: 'Mix for past markets',
    options: { mix: '60% stocks, 40% bonds', stocks: 'Stocks', bills: 'Treasury bills' },
  },

  letKind: {
    label: 'Part you’d rent out',
    options: { no: 'No', rooms: 'Rooms', unit: 'Separate unit' },
  },
  letShare: { label: 'Share rented out' },
  letRent: { label: 'Rent you’d collect' },
  letVacancy: { label: 'Vacancy', hint: 'Share of the time it’s empty' },
  letBuilding: {
    label: 'Building’s share',
    hint: 'Land can’t be depreciated. Your property tax bill often shows both values.',
  },
}
