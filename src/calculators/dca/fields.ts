import type { Month } from '#engine/month.ts'
import { addMonths } from '#engine/month.ts'
import { moneyFundStart } from '#facts/cash/money-funds.ts'
import { monthlyRecord } from '#facts/series/record-spans.precomputed.ts'
import { stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { choice, duration, type Inputs, money, month, percent, points } from '../kit/field.ts'
import { percentText } from '../kit/format.ts'
import { inflationRate, yearlyReturn } from '../kit/growth-fields.ts'
import { startingFundFee, startingReturn } from '../kit/starting-values.ts'

const past = stockSwings.value

const question = {
  question: choice({
    label: 'Which question?',
    initial: 'windfall',
    options: [
      { value: 'windfall', label: 'I have the money now', hint: 'All at once, or in parts?' },
      { value: 'paycheck', label: 'I invest from each paycheck', hint: 'What would that have given?' },
    ],
  }),
}

const windfall = {
  total: money({
    label: 'Money you have now',
    initial: 60_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 250_000 },
    nudge: 10_000,
  }),
  months: duration({
    label: 'Or spread over',
    unit: 'months',
    initial: 12,
    min: 2,
    max: 36,
    slider: { from: 2, to: 36 },
    common: [3, 6, 12, 24],
    nudge: 6,
  }),
  every: choice({
    label: 'One part every',
    initial: '1',
    options: [
      { value: '1', label: 'Month' },
      { value: '2', label: '2 months' },
      { value: '3', label: '3 months' },
    ],
  }),
  horizon: duration({
    label: 'Both ways compared after',
    unit: 'years',
    hint: 'Counted from today, the same end for both ways.',
    initial: 120,
    min: 36,
    max: 480,
    common: [60, 120, 240, 360],
    nudge: 60,
  }),
  cashYield: percent({
    label: 'Waiting cash earns',
    per: 'year',
    hint: 'The yield (APY) of where the rest waits. 0 for a checking account.',
    initial: points(moneyFundStart.value),
    max: 15,
    step: 0.25,
    slider: { from: 0, to: 8 },
    nudge: 1,
  }),
}

const paycheck = {
  deposit: money({
    label: 'From each paycheck',
    initial: 250,
    max: 1_000_000,
    step: 25,
    slider: { from: 0, to: 2000 },
    nudge: 50,
  }),
  frequency: choice({
    label: 'Paid',
    initial: 'biweekly',
    options: [
      { value: 'weekly', label: 'Every week' },
      { value: 'biweekly', label: 'Every two weeks' },
      { value: 'semimonthly', label: 'Twice a month' },
      { value: 'monthly', label: 'Every month' },
    ],
  }),
  years: duration({
    label: 'For',
    unit: 'years',
    initial: 360,
    min: 24,
    max: 600,
    slider: { from: 24, to: 600 },
    common: [120, 240, 360, 480],
    nudge: 60,
  }),
}

const expected = {
  rate: yearlyReturn({
    label: 'Return you expect',
    per: 'year',
    hint: `Growth rate before fees and inflation. Our assumption; US stocks compounded to ${percentText(past.compound * 100, 1)} a year, ${past.from} to ${past.to}. The future may differ.`,
    initial: startingReturn.value,
  }),
  inflation: inflationRate({
    hint: 'Our assumption. It turns future dollars into today’s.',
    min: -2,
    max: 20,
    nudge: 1,
  }),
  fee: percent({
    label: 'Yearly fee of the fund',
    initial: points(startingFundFee.value),
    max: 10,
    step: 0.05,
    nudge: 0.5,
  }),
}

const history = {
  stockShare: percent({
    label: 'Stocks in the historical test',
    hint: 'The rest is in Treasury bonds, put back to these shares every January.',
    initial: 100,
    step: 5,
    slider: { from: 0, to: 100 },
  }),
  pastCash: choice({
    label: 'In the test, waiting cash earns',
    initial: 'bills',
    hint: 'Bills paid 14% in 1981 and next to nothing in 1940 or 2014. Their record begins in 1928.',
    options: [
      { value: 'bills', label: 'What Treasury bills paid then (from 1928)' },
      { value: 'own', label: 'My yield, always (from 1871)' },
    ],
  }),
  pastStart: month({
    label: 'Show one past start',
    hint: 'October 2007 was the peak before the financial crisis.',
    initial: '2007-10',
    min: '1871-01',
    max: addMonths(monthlyRecord.last as Month, -36),
  }),
}

export const fields = { ...question, ...windfall, ...paycheck, ...expected, ...history }
export type DcaInputs = Inputs<typeof fields>
