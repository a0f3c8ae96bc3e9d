/** What the questions say. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  plan: 'Your savings plan',
  growth: 'What it earns',
  takenAway: { title: 'Inflation, fees and taxes', more: 'Inflation, fees, taxes' },
  deposits: { title: 'Deposits', more: 'Rising deposits, deposit timing' },
  compounding: { title: 'Compounding', more: 'APY or nominal rate' },
}

interface PastGrowth {
  readonly stocks: number
  readonly mix: number
  readonly from: number
  readonly to: number
}

export const formWords = {
  start: { label: 'Starting amount', hint: 'What you have today. $0 is OK.' },
  deposit: { label: 'Deposit amount' },
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
  years: { label: 'Time to grow' },
  rate: {
    label: 'Yearly return',
    hint: ({ stocks, mix, from, to }: PastGrowth, say: Say) =>
      `Our default. U.S. stocks earned ${say.percent(stocks, 1)} a year from ${from} to ${to}; a 60/40 mix with Treasury bonds, ${say.percent(mix, 1)}.`,
  },
  variance: { label: 'Range (±)', hint: 'Percentage points. Our default.' },
  inflation: {
    hint: ({ rate }: { rate: number }, say: Say) =>
      `Our default: ${say.percent(rate)}. Enter 0 if your return is already after inflation.`,
  },
  fee: { label: 'Yearly fees', hint: 'Your fund’s expense ratio plus any adviser fee' },
  tax: {
    label: 'Tax on growth',
    hint: 'Roth account: none. Bank interest: each year. Stocks you hold until you sell: at the end.',
    options: { none: 'None', 'each-year': 'Each year', 'at-end': 'Once, at the end' },
  },
  taxRate: {
    label: 'Tax rate',
    hint: 'Our default. Federal plus state. Gains on what you own over a year are often taxed less than pay.',
  },
  depositGrowth: { label: 'Yearly deposit increase', hint: 'Once a year, like a raise' },
  timing: {
    label: 'Deposits are made',
    options: { end: 'At the end of each period', begin: 'At the beginning of each period' },
  },
  rateKind: {
    label: 'Type of rate',
    hint: 'Banks advertise the APY. Past stock returns are quoted the same way.',
    options: { effective: 'APY: what a full year earns', nominal: 'Nominal: compounds during the year' },
  },
  compounding: {
    label: 'Compounding',
    options: {
      daily: 'Daily',
      monthly: 'Monthly',
      quarterly: 'Quarterly',
      semiannual: 'Twice a year',
      yearly: 'Yearly',
      continuous: 'Continuously',
    },
  },
}
