import { choice, count, date, type Inputs, money, percent, rows } from '../kit/field.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { startingPay } from '../kit/starting-values.ts'
import { readTrades } from './read-trades.ts'

const price = { max: 1_000_000, step: 1 }
const shares = { unit: 'shares', whole: false, max: 10_000_000 } as const

const theShares = {
  trades: rows({
    label: 'Purchases and sales',
    noun: 'trade',
    initial: [
      { kind: 'buy', date: '2024-05-14', shares: 60, price: 52, fee: 0, sell: null },
      { kind: 'buy', date: '2025-02-20', shares: 40, price: 47.5, fee: 0, sell: null },
      { kind: 'buy', date: '2026-08-11', shares: 50, price: 36, fee: 0, sell: null },
    ],
    columns: {
      kind: choice({
        label: 'Trade',
        initial: 'buy',
        options: [
          { value: 'buy', label: 'Bought' },
          { value: 'sell', label: 'Sold' },
        ],
      }),
      date: date({ label: 'Date', initial: '2026-01-15', min: '1950-01-01' }),
      shares: count({ label: 'Shares', initial: 10, min: 0.000001, step: 1, ...shares }),
      price: money({ label: 'Price a share', initial: 50, ...price }),
      fee: money({ label: 'Fee', initial: 0, max: 100_000, step: 1 }),
      sell: count({ label: 'Sell of these', initial: null, min: 0, step: 1, optional: true, ...shares }),
    },
    blank: { kind: 'buy', date: '2026-01-15', shares: 10, price: 50, fee: 0, sell: null },
    details: { label: 'Fee, shares to sell', columns: ['fee', 'sell'] },
    minRows: 1,
    maxRows: 60,
    paste: {
      button: 'Paste trades',
      hint: 'One line per trade: date, shares, price, fee. “Sell” or a minus before the shares marks a sale.',
      read: readTrades,
    },
  }),
  price: money({
    label: 'Price now',
    hint: 'Per share, in today’s shares.',
    initial: 31,
    min: 0,
    slider: { from: 0, to: 200 },
    nudge: 1,
    ...price,
  }),
}

const plan = {
  planBy: choice({
    label: 'I would buy',
    initial: 'shares',
    options: [
      { value: 'shares', label: 'A number of shares' },
      { value: 'dollars', label: 'For an amount of money' },
      { value: 'target', label: 'Enough for a target average' },
      { value: 'none', label: 'Nothing' },
    ],
  }),
  planShares: count({
    label: 'Shares to buy',
    initial: 50,
    min: 0,
    slider: { from: 0, to: 500 },
    nudge: 10,
    ...shares,
  }),
  planDollars: money({ label: 'Money to spend', hint: 'The fee comes out of it.', initial: 1500, nudge: 250 }),
  target: money({ label: 'Target average', initial: 40, nudge: 1, ...price }),
  planPrice: money({
    label: 'At a price of',
    hint: 'Left blank: the price now.',
    initial: null,
    optional: true,
    nudge: 1,
    ...price,
  }),
  planFee: money({ label: 'Fee of that purchase', initial: 0, max: 100_000, step: 1, nudge: 5 }),
}

const sale = {
  sellShares: count({
    label: 'Shares to sell',
    hint: 'Left blank: all of them.',
    initial: null,
    min: 0,
    optional: true,
    ...shares,
  }),
  sellDate: date({ label: 'Day of the sale', initial: ({ today }) => today, min: '1950-01-01' }),
  method: choice({
    label: 'Shares sold first',
    hint: 'Brokers use first in, first out unless you tell them otherwise before the sale settles. Past sales go by the same order.',
    initial: 'fifo',
    options: [
      { value: 'fifo', label: 'First in, first out' },
      { value: 'newest', label: 'Newest first' },
      { value: 'highest', label: 'Highest cost first' },
      { value: 'lowest', label: 'Lowest cost first' },
      { value: 'named', label: 'Shares I name, purchase by purchase' },
    ],
  }),
  saleFee: money({ label: 'Fee of the sale', initial: 0, max: 100_000, step: 1, nudge: 5 }),
  saleFeeShare: percent({ label: 'Fee, share of the sale', initial: 0, max: 20, step: 0.05 }),
}

const tax = {
  income: yearlyIncome({
    label: 'Income before tax',
    hint: 'Wages of the year, without these shares.',
    initial: startingPay.value,
  }),
  status: filingStatus(),
  state: stateOrFederal,
  otherShort: money({
    label: 'Other short-term result',
    hint: 'This year, of other sales. Sales listed above are counted already. A loss is below zero.',
    initial: 0,
    min: -100_000_000,
    max: 100_000_000,
  }),
  otherLong: money({
    label: 'Other long-term result',
    hint: 'A loss is below zero.',
    initial: 0,
    min: -100_000_000,
    max: 100_000_000,
  }),
}

const rest = {
  splits: rows({
    label: 'Splits',
    hint: 'New shares for one old: 2 for a two-for-one, 0.1 for a reverse one-for-ten. Enter older trades as they were.',
    noun: 'split',
    initial: [],
    columns: {
      date: date({ label: 'First day of new shares', initial: '2025-06-02', min: '1950-01-01' }),
      ratio: count({ label: 'New for one old', unit: 'shares', initial: 2, whole: false, min: 0.001, max: 1000 }),
    },
    blank: { date: '2025-06-02', ratio: 2 },
    maxRows: 8,
  }),
  others: money({
    label: 'Other investments',
    hint: 'All else you have invested. Shows how much hangs on this one stock.',
    initial: null,
    max: 1e9,
    step: 1000,
    optional: true,
  }),
}

export const fields = { ...theShares, ...plan, ...sale, ...tax, ...rest }
export type StockInputs = Inputs<typeof fields>
