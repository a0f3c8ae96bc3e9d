import { cited } from '#facts/cited.ts'
import {
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  costAssumptions,
  section31Fee,
} from '#facts/investing/fund-costs.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, type Inputs, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { investorTaxFields } from '../kit/investor-tax.ts'
import { startingDividendYield, startingReturn, startingWithdrawalTax } from '../kit/starting-values.ts'
import { MOST_HOLDINGS, readHoldings } from './holdings-paste.ts'

/** Ours to choose, the visitor's to change. Decimals. */
export const etfAssumptions = cited(
  { annualReturn: startingReturn.value, dividendYield: startingDividendYield.value, qualified: 0.9, twinGains: 0.01 },
  'assumption',
  { status: 'assumption' },
)
const assumed = etfAssumptions.value
const averages = averageExpenseRatios.value

const plan = {
  start: money({
    label: 'You invest now',
    initial: 10_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 500,
    slider: { from: 0, to: 250_000 },
    nudge: 5000,
  }),
  deposit: money({
    label: 'And each time',
    hint: 'At the beginning of the period, the first with the sum above.',
    initial: 300,
    max: 1_000_000,
    step: 50,
    nudge: 100,
  }),
  every: choice({
    label: 'How often',
    initial: 'month',
    options: [
      { value: 'month', label: 'Every month' },
      { value: 'quarter', label: 'Every quarter' },
      { value: 'year', label: 'Every year' },
    ],
  }),
  years: count({
    label: 'You hold for',
    unit: 'years',
    initial: 15,
    min: 1,
    max: 50,
    slider: { from: 1, to: 40 },
    nudge: 5,
  }),
  annualReturn: percent({
    label: 'Return before costs',
    per: 'year',
    hint: 'Our assumption, dividends included. Not a forecast.',
    initial: points(assumed.annualReturn),
    min: -10,
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
}

const theEtf = {
  expense: percent({
    label: 'Expense ratio',
    per: 'year',
    hint: `Index stock ETFs averaged ${percentText(points(averages.indexEquityEtf))}, actively managed ones ${percentText(points(averages.activeEquityEtf))} in ${asOfText(averageExpenseRatios)} (ICI).`,
    initial: points(averages.indexEquityEtf),
    max: 5,
    step: 0.01,
    slider: { from: 0, to: 1 },
    nudge: 0.1,
  }),
  spread: percent({
    label: 'Bid-ask spread',
    hint: 'Of the price. Each trade loses half of it.',
    initial: points(costAssumptions.value.spread),
    max: 10,
    step: 0.01,
    slider: { from: 0, to: 1 },
    nudge: 0.1,
  }),
  premiumBuy: percent({
    label: 'Premium when you buy',
    hint: 'Price above the value of what it holds. A discount is negative.',
    initial: 0,
    min: -20,
    max: 20,
    step: 0.05,
    nudge: 0.25,
  }),
  premiumSell: percent({
    label: 'Premium when you sell',
    hint: 'A discount is negative.',
    initial: 0,
    min: -20,
    max: 20,
    step: 0.05,
    nudge: 0.25,
  }),
  commission: money({ label: 'Commission', hint: 'For each trade.', initial: 0, max: 1000, step: 1, nudge: 5 }),
  lending: percent({
    label: 'Securities lending adds',
    per: 'year',
    hint: 'Income of the fund from lending out shares.',
    initial: 0,
    max: 2,
    step: 0.01,
  }),
  sharePrice: money({ label: 'Price of a share', initial: 100, min: 0.01, max: 1_000_000, step: 1 }),
  section31: money({
    label: 'SEC fee per $1 million sold',
    hint: `For sales from ${asOfText(section31Fee)}. The SEC sets it anew each year.`,
    initial: Number((section31Fee.value * 1e6).toFixed(2)),
    max: 1000,
    step: 0.1,
  }),
}

const payouts = {
  holds: choice({
    label: 'The ETF holds',
    initial: 'stocks',
    options: [
      { value: 'stocks', label: 'Stocks' },
      { value: 'bonds', label: 'Bonds' },
      { value: 'property', label: 'Property trusts (REITs)' },
      { value: 'mix', label: 'A mix' },
    ],
  }),
  dividendYield: percent({
    label: 'Dividend yield',
    per: 'year',
    hint: 'Part of the return, paid out and put back in.',
    initial: points(assumed.dividendYield),
    max: 15,
    step: 0.1,
    nudge: 0.5,
  }),
  qualifiedShare: percent({
    label: 'Qualified dividends',
    hint: 'Share taxed like long-term gains. The fund reports it each year; ours to start with.',
    initial: points(assumed.qualified),
    max: 100,
    step: 5,
  }),
  reitShare: percent({
    label: 'Dividends from REITs',
    hint: 'A fifth of them is free of federal income tax.',
    initial: 0,
    max: 100,
    step: 5,
  }),
  gains: percent({
    label: 'ETF’s gains paid out',
    per: 'year',
    hint: 'Most stock ETFs pay out none.',
    initial: 0,
    max: 30,
    step: 0.1,
  }),
}

const twin = {
  twin: toggle({ label: 'Compare with a mutual fund', initial: true }),
  twinExpense: percent({
    label: 'Mutual fund’s expense ratio',
    per: 'year',
    hint: `The ETF’s average to start with, so that only the kind of fund differs. Index stock mutual funds averaged ${percentText(points(averageEquityMutualFundsByStyle.value.index))} in ${asOfText(averageEquityMutualFundsByStyle)}, all stock mutual funds ${percentText(points(averages.equityMutualFund))} in ${asOfText(averageExpenseRatios)} (ICI).`,
    initial: points(averages.indexEquityEtf),
    max: 5,
    step: 0.01,
    nudge: 0.1,
  }),
  twinGains: percent({
    label: 'Mutual fund’s gains paid out',
    per: 'year',
    hint: 'Of its value, on average over years. Ours to start with.',
    initial: points(assumed.twinGains),
    max: 30,
    step: 0.1,
    nudge: 0.5,
  }),
  twinLoad: percent({ label: 'Mutual fund’s front load', initial: 0, max: 8.5, step: 0.25 }),
  twinFee: money({
    label: 'Fee for each fund trade',
    hint: 'Some brokers charge one for others’ funds.',
    initial: 0,
    max: 200,
    step: 5,
  }),
}

const taxes = {
  ...investorTaxFields,
  withdrawalRate: percent({
    label: 'Tax when you take IRA money out',
    hint: 'Your rate then; all of it is taxed like pay.',
    initial: points(startingWithdrawalTax.value),
    max: 60,
    step: 1,
  }),
  inflation: inflationRate({
    hint: 'Our assumption; it turns future dollars into today’s.',
    min: -2,
    max: 20,
  }),
}

const holdings = (label: string) =>
  rows({
    label,
    noun: 'holding',
    columns: {
      ticker: text({ label: 'Ticker', initial: '', maxLength: 12 }),
      weight: percent({ label: 'Weight', initial: 1, max: 100, step: 0.1 }),
    },
    initial: [],
    maxRows: MOST_HOLDINGS,
    blank: { ticker: '', weight: 1 },
    look: 'lines',
    paste: {
      button: 'Paste holdings',
      hint: 'From the fund’s page or its spreadsheet: a ticker and a weight on each line. It stays on your device.',
      read: readHoldings,
    },
  })

export const fields = {
  ...plan,
  ...theEtf,
  ...payouts,
  ...twin,
  ...taxes,
  holdingsA: holdings('Holdings of this ETF'),
  holdingsB: holdings('Holdings of another ETF'),
}
export type EtfInputs = Inputs<typeof fields>
