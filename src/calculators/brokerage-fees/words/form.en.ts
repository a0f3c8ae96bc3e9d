/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  money: 'Your account',
  fees: 'Your fees',
  tiers: { title: 'Adviser fee by balance', more: 'Lower adviser fee on larger balances' },
  cash: { title: 'Cash', more: 'Cash and what it earns' },
  trades: { title: 'Trades', more: 'Trades, spread, currency' },
  others: 'Compare accounts',
  rest: { title: 'Margin, moving out, inflation', more: 'Margin, moving out, inflation' },
}

export const formWords = {
  start: { label: 'Account balance' },
  deposit: { label: 'Deposit', hint: 'At the end of each month' },
  years: { label: 'Time invested' },
  annualReturn: { label: 'Return before fees', hint: 'Our default, for the invested part. Not a forecast.' },

  advisory: { label: 'Adviser or program fee', hint: 'Percent of the whole account. 0 if you manage it yourself.' },
  expense: {
    label: 'Fund expense ratio',
    hint: ({ stockFund, indexEtf, year }: { stockFund: number; indexEtf: number; year: string }, say: Say) =>
      `Your funds’ average. Stock funds: ${say.percent(stockFund)}, index stock ETFs: ${say.percent(indexEtf)} (ICI, ${year}).`,
  },
  accountFee: { label: 'Account fee' },

  steps: {
    label: 'Adviser fee tiers',
    hint: 'Many advisers charge less above certain balances. Below the first, your fee above applies.',
    noun: 'tier',
    from: 'From',
    rate: 'Fee',
  },
  stepsOn: {
    label: 'Each rate applies to',
    options: { part: 'The part above its balance', whole: 'The whole account at that balance' },
  },

  cashShare: { label: 'Share kept in cash' },
  sweepYield: { label: 'Cash sweep rate', hint: 'What your broker pays on uninvested cash' },
  fairCash: {
    label: 'What cash could earn',
    hint: ({ asOf }: { asOf: string }, say: Say) =>
      `A typical online savings account, ${say.monthShort(asOf)}. Money market funds pay about as much.`,
  },
  forcedCash: { label: 'Required cash', hint: 'Some robo-advisers keep a set share in cash.' },

  trades: { label: 'Trades per year', unit: 'trades' },
  tradeSize: { label: 'Size of a trade' },
  commission: { label: 'Commission', hint: 'For each trade' },
  spread: { label: 'Bid-ask spread', hint: 'Our default. Percent of the price; each trade costs you half.' },
  foreignShare: { label: 'Foreign-currency trades' },
  fxMarkup: { label: 'Currency markup', hint: 'On trades in a foreign currency' },
  sharePrice: { label: 'Share price' },
  section31: {
    label: 'SEC sale fee',
    hint: ({ asOf }: { asOf: string }, say: Say) =>
      `Per $1 million sold, since ${say.dateShort(asOf)}. The SEC changes it every year.`,
  },
  taf: {
    label: 'FINRA sale fee',
    hint: ({ most, year }: { most: number; year: string }, say: Say) =>
      `Per million shares sold, at most ${say.cents(most)} a sale. Waived October to December ${year}.`,
  },

  others: {
    label: 'Compare with',
    hint: 'Up to two more. Made-up examples, not any company’s prices.',
    noun: 'account',
    details: 'Account fee, trades, required cash, margin, moving out',
    name: 'Name',
    advisory: 'Adviser fee',
    another: 'Another account',
    robo: 'Robo-adviser',
    alone: 'On your own',
  },

  marginLoan: { label: 'Margin loan', hint: 'Borrowed the whole time' },
  marginRate: { label: 'Margin rate', hint: 'What your broker charges on the loan' },
  transferOut: { label: 'Transfer-out fee', hint: 'For moving the whole account to another broker' },
  leaving: { label: 'Include transfer-out fee' },
  inflation: { label: 'Inflation', hint: 'Our default. It turns future dollars into today’s dollars.' },
} as const
