/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  plan: 'Your pay and your match',
  paychecks: { title: 'Paychecks, Roth and after-tax', more: 'Paychecks, Roth, after-tax' },
  employer: { title: 'More about your match', more: 'True-up, match limit, other employer money' },
  year: { title: 'Rest of this year', more: 'Rest of this year, another plan' },
  limits: { title: 'Catch-up and plan type', more: 'Catch-up, 403(b), 457(b)' },
  vesting: { title: 'Vesting and leaving', more: 'Vesting, if you leave the job' },
  taxes: { title: 'Taxes on your paycheck', more: 'Filing status, state' },
  growth: { title: 'Growth, raises and fees', more: 'Growth, raises, fees' },
  loan: { title: 'Borrowing from your plan', more: 'Borrow from your plan' },
}

export const formWords = {
  pay: { label: 'Your pay', hint: 'Before taxes' },
  contribute: { label: 'Your contribution', hint: 'Share of each paycheck, pre-tax and Roth together' },
  tiers: {
    label: 'Employer match',
    hint: '“50% of the first 6%” is one line: 50%, 6%. Remove the line if there’s no match.',
    noun: 'match tier',
    rate: 'Match',
    width: 'On the next % of pay',
  },
  born: { label: 'Birth month', hint: 'For catch-up limits and your age when you stop work' },
  balance: { label: 'Balance today' },
  retireAge: { label: 'Stop work at age', unit: 'years' },

  perYear: {
    label: 'Paychecks a year',
    options: { 26: 'Every 2 weeks (26)', 24: 'Twice a month (24)', 52: 'Weekly (52)', 12: 'Monthly (12)' },
  },
  rothShare: { label: 'Roth share', hint: 'Of your contribution. The rest is pre-tax.' },
  balanceRoth: { label: 'Roth part of balance' },
  afterTax: { label: 'After-tax contribution', hint: 'On top of pre-tax and Roth, if your plan takes it' },
  converts: { label: 'Converted to Roth', hint: 'Your plan may call it in-plan Roth conversion.' },

  trueUp: {
    label: 'True-up after year-end',
    hint: 'Look for “true-up” in your Summary Plan Description.',
    options: { no: 'No, or not sure', yes: 'Yes' },
  },
  matchCap: { label: 'Match limit', hint: 'Leave blank if your plan sets no dollar limit.' },
  nonElective: { label: 'Other employer money', hint: 'Share of pay, such as profit sharing' },

  left: { label: 'Paychecks left this year', unit: 'paychecks', hint: 'Leave blank to see a whole year.' },
  paySoFar: { label: 'Gross pay, YTD', hint: 'Year to date, on your pay stub' },
  preTaxSoFar: { label: 'Pre-tax, YTD', hint: 'Your own money, on your pay stub' },
  rothSoFar: { label: 'Roth, YTD' },
  matchSoFar: { label: 'Match, YTD', hint: 'On your pay stub or plan statement' },
  elsewhere: {
    label: 'In another employer’s plan',
    hint: 'Your own contributions this year. They share your limit.',
  },

  kind: {
    label: 'Plan type',
    options: {
      '401k': '401(k) or TSP',
      '403b': '403(b)',
      '457b-government': '457(b), state or local government',
      '457b-charity': '457(b), other employer',
    },
  },
  wagesBefore: {
    label: 'Last year’s wages here',
    hint: 'W-2 box 3 from this employer. Blank: same as your pay.',
  },
  hasRoth: { label: 'Plan takes Roth money' },
  deferredBefore: { label: 'Past years’ contributions', hint: 'To this employer’s plan, for the 15-year rule' },
  usedBefore: { label: '15-year rule used so far' },
  unusedBefore: {
    label: 'Past years’ unused limit',
    hint: 'Only in the 3 years before your plan’s normal retirement age',
  },

  vesting: {
    label: 'Vesting',
    options: {
      immediate: 'All mine right away',
      cliff: 'All at once, after some years',
      graded: '20% a year, years 2 to 6',
      own: 'My plan’s own steps',
    },
  },
  cliffYears: { label: 'Vested after', unit: 'years' },
  steps: { label: 'Vesting steps', noun: 'step', years: 'After years', share: 'Vested', unit: 'years' },
  serviceYears: { label: 'Years with this employer', unit: 'years' },
  employerMoney: { label: 'Employer money in account', hint: 'Match and other employer money, with its growth' },

  spousePay: { label: 'Spouse’s pay', hint: 'Before taxes' },

  annualReturn: { label: 'Yearly return', hint: 'Our default, before fees' },
  fee: {
    label: 'Fund and plan fees',
    hint: ({ fee }: { fee: number }, say: Say) => `Average stock fund: ${say.percent(fee)} a year`,
  },
  flatFee: { label: 'Account fee' },
  raise: { label: 'Yearly raise', hint: 'Our default' },
  stepUp: { label: 'Automatic increase', hint: 'Added to your contribution each year' },
  stepUpTo: { label: 'Increase up to' },
  inflation: { hint: 'Our default. Plan limits rise with it.' },
  laterTax: { label: 'Tax rate in retirement', hint: 'Our default. On pre-tax withdrawals.' },

  loan: { label: 'Loan amount' },
  loanRate: {
    label: 'Loan rate',
    hint: ({ prime }: { prime: number }, say: Say) => `Often prime plus 1. Prime is ${say.percent(prime)}.`,
  },
  loanYears: { label: 'Pay back over', unit: 'years', hint: 'At most 5, unless it buys your home' },
  owed: { label: 'Plan loans you owe' },
  highest: { label: 'Highest loan balance', hint: 'On plan loans, in the last 12 months' },
} as const
