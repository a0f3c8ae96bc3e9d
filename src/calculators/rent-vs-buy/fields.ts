import { closingShares, maintenance, medianExistingHome } from '#facts/household/housing.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { rentersPremiumNational } from '#facts/insurance/renters-premiums.ts'
import { closingCosts, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { longRunInflation, mortgage30 } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { stateNames } from '#facts/states/codes.ts'
import { choice, count, duration, type Inputs, money, percent, share } from '../kit/field.ts'
import { dateText, dollars, percentText } from '../kit/format.ts'

const points = (rate: number): number => Number((rate * 100).toFixed(6))
const { mix, stocks, from, to } = longRunGrowth.value

export const rateHint = `Average 30-year fixed, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}.`

/** A change per year, which may be a fall. */
const growth = (label: string, initial: number, hint: string, nudge?: number) =>
  percent({
    label,
    hint,
    initial,
    per: 'year',
    min: -10,
    max: 20,
    step: 0.25,
    ...(nudge === undefined ? {} : { nudge }),
  })

const homes = {
  price: money({
    label: 'Home price',
    hint: `The middle US price of an existing home was ${dollars(medianExistingHome.value)} in August 2026 (National Association of Realtors).`,
    initial: 420_000,
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 100_000, to: 1_200_000 },
    nudge: 20_000,
  }),
  monthlyRent: money({
    label: 'Rent for a home like it',
    hint: 'The fair comparison is a home you would be as happy in. Our example; look at listings near it.',
    per: 'month',
    initial: 2400,
    max: 1_000_000,
    step: 25,
    slider: { from: 500, to: 8000 },
    nudge: 200,
    profile: 'monthlyRent',
  }),
  years: count({
    label: 'You would stay',
    unit: 'years',
    initial: 10,
    min: 1,
    max: 40,
    slider: { from: 1, to: 30 },
    nudge: 3,
  }),
}

const loan = {
  down: share({
    label: 'Down payment',
    of: 'the price',
    base: 'price',
    initial: { amount: 20, unit: 'pct' },
    maxUsd: 50_000_000,
    nudge: 20_000,
  }),
  rate: percent({
    label: 'Mortgage rate',
    hint: rateHint,
    initial: points(mortgage30.value),
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
}

const expected = {
  homeGrowth: growth('Home value grows', 3.5, '', 1),
  rentGrowth: growth('Rent rises', 3, 'Our guess. The local record is a better one.', 1),
  investReturn: percent({
    label: 'Investments return',
    per: 'year',
    hint: `Before tax and inflation. Our guess; 60% US stocks and 40% Treasury bonds made ${percentText(points(mix), 1)} a year, ${from} to ${to} (stocks alone ${percentText(points(stocks), 1)}).`,
    initial: 7,
    min: -10,
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
}

const loanMore = {
  term: duration({
    label: 'Term',
    unit: 'years',
    initial: 360,
    min: 12,
    max: 480,
    common: [180, 240, 360],
  }),
  pmiRate: percent({
    label: 'PMI rate',
    per: 'year',
    hint: 'Share of the loan. Often 0.3% to 1.5%, by credit score and down payment.',
    initial: points(typicalPmiRate.value.typical),
    max: 5,
    step: 0.05,
  }),
  pmiEnds: choice({
    label: 'PMI ends',
    hint: 'By law it ends by itself at 78% on the schedule. You may ask at 80%.',
    initial: 'automatic',
    options: [
      { value: 'automatic', label: 'By itself' },
      { value: 'request', label: 'When I ask' },
    ],
  }),
  pointsPaid: percent({
    label: 'Points',
    hint: 'One point is 1% of the loan, paid to lower the rate. Deducted in the first year if you itemize.',
    initial: 0,
    max: 10,
    step: 0.125,
  }),
}

const owning = {
  propertyTax: percent({ label: 'Property tax', per: 'year', initial: 1.1, max: 10, step: 0.05, nudge: 0.25 }),
  homeInsurance: money({
    label: 'Home insurance',
    per: 'year',
    hint: 'Starting value: a US average for $300,000 of cover (NerdWallet, 2025). Quotes differ widely.',
    initial: homePremiumNational.value,
    max: 1_000_000,
    step: 60,
  }),
  upkeep: percent({
    label: 'Upkeep and repairs',
    per: 'year',
    hint: 'Share of the home’s value. 1% is a rule of thumb; old homes need more.',
    initial: points(maintenance.value.typical),
    max: 10,
    step: 0.25,
    nudge: 0.5,
  }),
  hoa: money({ label: 'HOA dues', per: 'month', initial: 0, max: 100_000, step: 10, nudge: 100 }),
  otherMonthly: money({
    label: 'Other costs only an owner has',
    hint: 'Such as water, trash or a yard that the rent would cover.',
    per: 'month',
    initial: 0,
    max: 100_000,
    step: 10,
  }),
  insuranceGrowth: growth('Home insurance rises', 3, 'Our guess. Some states have seen far more.'),
}

const taxLimit = {
  state: choice({
    label: 'State',
    hint: 'For the state’s limit on property tax and typical bills. Your state income tax rate stands under Income tax.',
    initial: 'US',
    profile: 'state',
    options: [
      { value: 'US', label: 'Not chosen' },
      ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
    ],
  }),
  capKind: choice({
    label: 'Limit on the taxed value',
    initial: 'state',
    options: [
      { value: 'state', label: 'My state’s' },
      { value: 'own', label: 'Another' },
      { value: 'none', label: 'None' },
    ],
  }),
  taxCap: percent({
    label: 'Taxed value rises at most',
    per: 'year',
    hint: 'California’s Proposition 13 allows 2%.',
    initial: 2,
    max: 50,
    step: 0.5,
  }),
}

const deal = {
  closing: percent({
    label: 'Closing costs when buying',
    hint: 'Share of the price, without points and transfer tax. Often 2% to 5%.',
    initial: points(closingCosts.value.typical),
    max: 20,
    step: 0.25,
  }),
  selling: percent({
    label: 'Cost of selling',
    hint: 'Share of the sale price: agents, repairs, title. Often 6% to 10% (CFPB and lenders’ guides).',
    initial: points(closingShares.value.seller.low),
    max: 30,
    step: 0.5,
    nudge: 1,
  }),
  transferBuy: percent({ label: 'Transfer tax you pay buying', initial: 0, max: 10, step: 0.1 }),
  transferSell: percent({ label: 'Transfer tax you pay selling', initial: 0, max: 10, step: 0.1 }),
}

const incomeTax = {
  income: money({
    label: 'Household income',
    hint: 'Pay before tax. It decides what the mortgage interest and the investments cost or save in tax.',
    per: 'year',
    initial: 120_000,
    max: 100_000_000,
    step: 1000,
    nudge: 30_000,
    profile: 'annualIncome',
  }),
  status: choice({
    label: 'Filing status',
    initial: 'single',
    profile: 'filingStatus',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'joint', label: 'Married, one return together' },
      { value: 'separate', label: 'Married, separate returns' },
      { value: 'head', label: 'Head of household' },
      { value: 'surviving', label: 'Surviving spouse with a child' },
    ],
  }),
  stateRate: percent({
    label: 'State income tax rate',
    hint: 'Your average rate; zero in states without an income tax. It counts toward what you may itemize.',
    initial: 4,
    max: 15,
    step: 0.25,
  }),
  charity: money({ label: 'Gifts to charity', per: 'year', initial: 0, max: 10_000_000 }),
  incomeGrowth: growth('Income grows', 3, 'Our guess.'),
}

const renting = {
  rentersInsurance: money({
    label: 'Renters insurance',
    per: 'year',
    hint: 'Starting value: the US average (NerdWallet, 2025).',
    initial: rentersPremiumNational.value,
    max: 100_000,
    step: 10,
  }),
  deposit: money({
    label: 'Deposit',
    hint: 'Given back at the end, without interest.',
    initial: 2400,
    max: 10_000_000,
  }),
  moveIn: money({ label: 'Agent’s fee and other costs of moving in', initial: 0, max: 10_000_000 }),
}

const investing = {
  account: choice({
    label: 'Money is invested in',
    initial: 'taxed',
    options: [
      { value: 'taxed', label: 'A taxable account' },
      { value: 'free', label: 'A Roth or other account without tax' },
    ],
  }),
  dividendYield: percent({
    label: 'Paid out as dividends',
    per: 'year',
    hint: 'Part of the return above that is taxed each year. Broad US stock funds pay out between 1% and 2%.',
    initial: 1.5,
    max: 10,
    step: 0.25,
  }),
  investedShare: percent({
    label: 'Of the monthly difference, really invested',
    hint: 'On both sides. What is not invested is spent.',
    initial: 100,
    max: 100,
    step: 5,
    nudge: 50,
  }),
  inflation: percent({
    label: 'Inflation',
    per: 'year',
    hint: 'Turns future dollars into today’s, and moves tax brackets, dues and renters insurance. Our assumption.',
    initial: points(longRunInflation.value),
    max: 15,
    step: 0.25,
  }),
  pastMix: choice({
    label: 'In past markets, invest in',
    initial: 'mix',
    options: [
      { value: 'mix', label: '60% stocks, 40% bonds' },
      { value: 'stocks', label: 'Stocks' },
      { value: 'bills', label: 'Treasury bills' },
    ],
  }),
}

const letting = {
  letKind: choice({
    label: 'Rent part of it out',
    initial: 'no',
    options: [
      { value: 'no', label: 'No' },
      { value: 'rooms', label: 'Rooms in the home' },
      { value: 'unit', label: 'A unit of its own' },
    ],
  }),
  letShare: percent({ label: 'Part of the home rented out', initial: 30, min: 1, max: 90, step: 5 }),
  letRent: money({ label: 'Rent you take in', per: 'month', initial: 900, max: 1_000_000, step: 25 }),
  letVacancy: percent({ label: 'Empty, share of the time', initial: 5, max: 100, step: 1 }),
  letBuilding: percent({
    label: 'Building’s share of the price',
    hint: 'Land is not written off. Your property tax bill often splits the two.',
    initial: 80,
    max: 100,
    step: 5,
  }),
}

export const fields = {
  ...homes,
  ...loan,
  ...expected,
  ...loanMore,
  ...owning,
  ...taxLimit,
  ...deal,
  ...incomeTax,
  ...renting,
  ...investing,
  ...letting,
}
export type RentVsBuyInputs = Inputs<typeof fields>
