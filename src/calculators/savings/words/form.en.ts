/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Published {
  readonly rate: number
  readonly asOf: string
}

export const sectionWords = {
  goal: 'Your goal',
  account: { title: 'The account', more: 'APY or interest rate, another bank' },
  deposits: { title: 'Deposits', more: 'Raises, one-time deposits' },
  tax: { title: 'Taxes', more: 'Taxes on interest' },
  inflation: { title: 'Inflation', more: 'Inflation' },
  insurance: { title: 'Deposit insurance', more: 'FDIC or NCUA insurance' },
}

export const formWords = {
  ask: {
    label: 'I want to know',
    options: {
      date: 'When I’ll reach my goal',
      deposit: 'How much to save',
      balance: 'How much I’ll have',
      buckets: 'When I’ll reach several goals',
    },
  },
  goal: { label: 'Savings goal' },
  saved: { label: 'Saved so far' },
  deposit: { label: 'Deposit' },
  frequency: {
    label: 'How often',
    options: {
      weekly: 'Every week',
      biweekly: 'Every two weeks',
      semimonthly: 'Twice a month',
      monthly: 'Every month',
      quarterly: 'Every quarter',
      yearly: 'Every year',
    },
  },
  by: { label: 'Time frame' },
  buckets: {
    label: 'Goals by priority',
    noun: 'goal',
    name: 'Goal',
    goal: 'Amount',
    saved: 'Saved',
    deposit: 'Deposit',
    by: 'Needed in',
    details: 'Needed by a date',
    newName: 'New goal',
    first: 'Emergency fund',
    second: 'Vacation',
    third: 'Next car',
  },
  order: {
    label: 'Fill goals',
    hint: 'All at once, each goal gets its own deposit. One at a time, everything goes to the first unfinished goal.',
    options: { 'side-by-side': 'All at once', 'in-order': 'One at a time' },
  },
  looseDeposit: { label: 'Extra deposit', hint: 'Goes to the first unfinished goal' },
  looseSaved: { label: 'Savings without a goal', hint: 'Fills your first unfinished goal, then the next' },

  rate: {
    label: 'Account rate',
    hint: (v: { online: Published; average: Published }, say: Say) =>
      `Online accounts often paid about ${say.percent(v.online.rate)} (${say.monthShort(v.online.asOf)}). FDIC average: ${say.percent(v.average.rate)} (${say.dateShort(v.average.asOf)}).`,
  },
  rateKind: {
    label: 'Rate type',
    hint: 'APY includes compounding. An interest rate doesn’t.',
    options: { apy: 'APY', nominal: 'Interest rate' },
  },
  compounding: {
    label: 'Compounded',
    options: { daily: 'Daily', monthly: 'Monthly', quarterly: 'Quarterly', yearly: 'Yearly' },
  },
  compareRate: {
    label: 'Another bank’s APY',
    hint: ({ rate, asOf }: Published, say: Say) => `FDIC average: ${say.percent(rate)}, ${say.dateShort(asOf)}`,
  },

  timing: {
    label: 'Deposit timing',
    options: { end: 'End of each period', begin: 'Start of each period' },
  },
  raise: { label: 'Deposit increase' },
  extras: { label: 'One-time deposits', noun: 'deposit', month: 'Month', amount: 'Amount' },

  taxKind: {
    label: 'Taxes on interest',
    hint: 'Bank interest is taxed every year, like pay.',
    options: { returns: 'Estimate from my income', rate: 'Use my own rate', none: 'Leave taxes out' },
  },
  income: { label: 'Household income', hint: 'Before taxes, from all jobs' },
  taxRate: { label: 'Tax rate', hint: 'Federal and state combined. Our default.' },

  inflation: { hint: 'Our default. It turns future dollars into today’s dollars.' },
  keepsValue: { label: 'Raise goal with inflation', hint: 'For things that could cost more by then' },

  owners: { label: 'Account owners', options: { one: 'One owner', two: 'Two joint owners' } },
  beneficiaries: {
    label: 'Beneficiaries',
    unit: 'people',
    hint: 'People named to get the money if you die (payable on death)',
  },
  otherThere: {
    label: 'Other money there',
    hint: ({ each }: { each: number }, say: Say) =>
      `Same bank and ownership. Insurance covers ${say.money(each)} per owner.`,
  },
}
