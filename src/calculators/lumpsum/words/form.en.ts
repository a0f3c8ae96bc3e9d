/** What the questions say. */
import type { Say } from '../../kit/say.ts'

/** Stands after "Working through". */
export const studied = 'every starting month since 1871'

export const sectionWords = {
  plan: 'Your investment',
  growth: 'What it earns',
  costs: 'Fees and taxes',
  kindOfReturn: { title: 'Type of return', more: 'Return after inflation, simple averages' },
  history: { title: 'Historical test', more: 'Stocks and bonds, dollars shown' },
}

interface Past {
  readonly compound: number
  readonly volatility: number
  readonly from: number
  readonly to: number
}

export const formWords = {
  amount: { label: 'Amount to invest' },
  years: { label: 'Time invested' },
  rate: {
    label: 'Expected return',
    hint: ({ compound, from, to }: Past, say: Say) =>
      `Before fees and taxes. Our default; U.S. stocks earned ${say.percent(compound, 1)} a year from ${from} to ${to}.`,
  },
  volatility: {
    label: 'Typical yearly swing (±)',
    hint: ({ volatility, from, to }: Past, say: Say) =>
      `Percentage points, in two years out of three. U.S. stocks: about ${say.number(volatility, 0)}, ${from} to ${to}.`,
  },
  inflation: { hint: 'Our default. Turns future dollars into today’s.' },
  fee: { label: 'Yearly fees', hint: 'Our default: a low-cost fund. Expense ratio plus any adviser fee.' },
  account: {
    label: 'Account',
    options: {
      taxable: 'Taxable brokerage account',
      free: 'Roth account or HSA',
      deferred: 'Traditional 401(k) or IRA',
    },
    hints: {
      taxable: 'Dividends are taxed each year, gains when you sell.',
      free: 'No tax if you follow the rules. An HSA pays for health care.',
      deferred: 'Withdrawals are taxed as income.',
    },
  },
  dividendYield: {
    label: 'Dividend yield',
    hint: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `Part of your return. U.S. stocks paid ${say.percent(rate, 1)} in the year to ${asOf}.`,
  },
  dividendRate: { label: 'Tax on dividends', hint: 'Our default. Federal plus state.' },
  gainRate: { label: 'Tax on gains', hint: 'Our default. Federal plus state, for what you hold over a year.' },
  endRate: { label: 'Tax on withdrawals', hint: 'Our default. Your income tax rate then, federal plus state.' },
  rateDollars: {
    label: 'Expected return is',
    options: { nominal: 'Before inflation', real: 'After inflation' },
  },
  rateKind: {
    label: 'Return is quoted as',
    hint: 'Funds and indexes publish the compound rate. A simple average of the years is higher.',
    options: { compound: 'Compound growth rate (CAGR)', average: 'Simple average of the years' },
  },
  stockShare: {
    label: 'Stocks in the test',
    hint: 'The rest is in Treasury bonds, rebalanced every January. Your expected return doesn’t change.',
  },
  dollars: {
    label: 'Show charts in',
    options: { today: 'Today’s dollars', future: 'Future dollars' },
  },
}
