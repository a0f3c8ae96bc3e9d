/** How investing from each paycheck is calculated. */
import type { Say } from '../../kit/say.ts'
import { returnText } from './past.en.ts'

export const paycheckWorkings = {
  own: {
    title: 'At your expected return',
    values: ({ deposit, rate, months }: { deposit: number; rate: number; months: number }, say: Say) =>
      `D = $${say.number(deposit, 6)} a month, i = ${say.percent(rate, 10)} a month, n = ${months}`,
    result: ({ today, future }: { today: number; future: number }, say: Say) =>
      `= ${say.cents(today)} in today’s dollars, ${say.cents(future)} in future dollars`,
    realReturn: (v: { rate: number; fee: number; inflation: number; real: number }, say: Say) =>
      `A year after fee and inflation: (1 + ${say.number(v.rate / 100, 6)}) · (1 − ${say.number(v.fee / 100, 6)}) ÷ (1 + ${say.number(v.inflation / 100, 6)}) − 1 = ${say.percent(v.real, 4)}.`,
    timing: 'Deposits go in at the beginning of each month and rise with prices.',
  },
  history: {
    title: 'The history',
    formula: 'worth from a start = sum of D · R(end) ÷ R(month of the deposit)',
    starts: ({ of, from, to, months }: { of: number; from: string; to: string; months: number }, say: Say) =>
      `${say.number(of)} starts: every month from ${say.month(from)} whose ${say.months(months)} end by ${say.month(to)}`,
    typical: ({ worth, rate }: { worth: number; rate: number | null }, say: Say) =>
      `median: ${say.cents(worth)}, a money-weighted ${returnText(rate, say)}`,
    index:
      'R is the fund’s total return with inflation taken out, after your fee. We never count a start whose period isn’t complete.',
    moneyWeighted:
      'The money-weighted return is the steady rate at which the same deposits would have come to the same worth.',
    averages: 'Prices are averages of a month’s days, which fits deposits spread over the month.',
  },
}
