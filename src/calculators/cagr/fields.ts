import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { choice, count, date, type Inputs, money, percent, points, rows, toggle } from '../kit/field.ts'
import { startingReturn } from '../kit/starting-values.ts'
import { firstDates } from './first-dates.ts'
import { MOST_FLOWS, MOST_RETURNS, readFlows, readReturns } from './paste.ts'

const question = {
  find: choice({
    label: 'I want to find',
    initial: 'rate',
    options: [
      { value: 'rate', label: 'The yearly rate' },
      { value: 'end', label: 'The end value' },
      { value: 'start', label: 'The start value' },
      { value: 'years', label: 'The time it takes' },
      { value: 'flows', label: 'My return, with deposits and withdrawals' },
      { value: 'returns', label: 'The rate behind yearly returns' },
    ],
  }),
}

const values = {
  start: money({
    label: 'Start value',
    initial: 10_000,
    min: -1_000_000_000,
    step: 500,
    slider: { from: 1000, to: 100_000 },
    nudge: 1000,
  }),
  end: money({
    label: 'End value',
    initial: 22_000,
    min: -1_000_000_000,
    step: 500,
    slider: { from: 1000, to: 200_000 },
    nudge: 1000,
  }),
  rate: percent({
    label: 'Yearly rate',
    per: 'year',
    initial: points(startingReturn.value),
    min: -99,
    max: 100,
    step: 0.25,
    nudge: 1,
  }),
  timeBy: choice({
    label: 'Time as',
    initial: 'dates',
    options: [
      { value: 'dates', label: 'Two dates' },
      { value: 'years', label: 'A number of years' },
    ],
  }),
  from: date({ label: 'From', initial: firstDates.from, min: '1871-01-01', max: '2100-12-31' }),
  to: date({ label: 'To', initial: firstDates.to, min: '1871-01-01', max: '2100-12-31' }),
  years: count({
    label: 'Years',
    hint: 'Parts are fine: 2.5.',
    unit: 'years',
    whole: false,
    initial: 10,
    min: 0,
    max: 200,
    step: 1,
    nudge: 1,
  }),
}

const flows = {
  flows: rows({
    label: 'Deposits and withdrawals',
    hint: 'The value you began with counts as a deposit.',
    noun: 'flow',
    look: 'lines',
    initial: [
      { date: '2020-12-31', amount: 5000 },
      { date: '2022-03-01', amount: 3000 },
      { date: '2023-06-15', amount: -1000 },
      { date: '2024-09-03', amount: 4000 },
    ],
    columns: {
      date: date({ label: 'Date', initial: '2025-01-02', min: '1871-01-01', max: '2100-12-31' }),
      amount: money({ label: 'Amount ($)', initial: 1000, min: -1_000_000_000, step: 100 }),
    },
    blank: { date: '2025-01-02', amount: 1000 },
    maxRows: MOST_FLOWS,
    paste: {
      button: 'Paste a table of flows',
      hint: 'One line each: a date and an amount, from a spreadsheet, a statement or typed: “2024-03-15  500”, “3/15/2024, -250.00”, “Mar 15, 2024  (250)”. A heading like Amount, or Deposits and Withdrawals, is followed.',
      read: readFlows,
    },
  }),
  signs: choice({
    label: 'In my list',
    initial: 'account',
    options: [
      { value: 'account', label: 'Money I put in is +' },
      { value: 'sheet', label: 'Money I put in is −, as in spreadsheets' },
    ],
  }),
  value: money({
    label: 'Value at the end',
    hint: 'Left blank: the list already ends with it.',
    initial: 16_000,
    min: -1_000_000_000,
    step: 100,
    optional: true,
    slider: { from: 0, to: 100_000 },
    nudge: 1000,
  }),
  valueDate: date({ label: 'Value on', initial: firstDates.to, min: '1871-01-01', max: '2100-12-31' }),
  financeRate: percent({
    label: 'Money put in could have earned',
    hint: 'Until the day it went in; spreadsheets call it the finance rate of MIRR. Starting value: a typical online savings account.',
    per: 'year',
    initial: points(highYieldSavings.value),
    min: 0,
    max: 50,
    step: 0.25,
  }),
  reinvestRate: percent({
    label: 'Money taken out earns',
    hint: 'Until the end; spreadsheets call it the reinvest rate of MIRR.',
    per: 'year',
    initial: points(highYieldSavings.value),
    min: 0,
    max: 50,
    step: 0.25,
  }),
}

const returns = {
  returns: rows({
    label: 'Returns, one year after the other',
    noun: 'year',
    look: 'lines',
    initial: [24, -18, 26, 9, 15].map((percent) => ({ percent })),
    columns: { percent: percent({ label: 'Return, %', initial: 7, min: -100, max: 1000, step: 0.5 }) },
    blank: { percent: 7 },
    maxRows: MOST_RETURNS,
    paste: {
      button: 'Paste yearly returns',
      hint: 'One year a line: “2024  12.5%” or “-4.1”. The last number of each line counts.',
      read: readReturns,
    },
  }),
}

const beside = {
  compare: toggle({
    label: 'Compare with US stocks and prices',
    hint: 'S&P 500 with dividends and consumer prices over the same dates.',
    initial: true,
  }),
  inflation: percent({
    label: 'Inflation, where no record is used',
    hint: 'For today’s dollars. Our assumption.',
    per: 'year',
    initial: points(longRunInflation.value),
    min: -5,
    max: 20,
    step: 0.25,
  }),
}

export const fields = { ...question, ...values, ...flows, ...returns, ...beside }
export type CagrInputs = Inputs<typeof fields>
