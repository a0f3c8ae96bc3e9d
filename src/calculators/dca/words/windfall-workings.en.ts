/** How a lump sum and installments are calculated. */
import type { Say } from '../../kit/say.ts'
import { cashText, waitText } from './past.en.ts'

type Cash = Parameters<typeof cashText>[0]

export const windfallWorkings = {
  cost: {
    title: 'The expected cost of waiting',
    lump: 'lump sum = P · (1 + m)^(H/12)',
    installments: 'installments = sum of P/n · (1 + c)^(t/12) · (1 + m)^((H − t)/12)',
    values: ({ parts, last, cash, end }: { parts: number; last: number; cash: number; end: string }, say: Say) =>
      `n = ${parts}, t = 0 to ${waitText(last, say)}, c = ${say.number(cash / 100, 10)}: ${end}`,
    cost: (v: { lump: string; parts: string; prices: number; cost: number }, say: Say) =>
      `cost = (${v.lump} − ${v.parts}) ÷ ${say.number(v.prices, 10)} = ${say.cents(v.cost)}`,
    market: ({ rate, fee }: { rate: number; fee: number }, say: Say) =>
      `m is your return after the fee: (1 + ${say.number(rate / 100, 6)}) · (1 − ${say.number(fee / 100, 6)}) − 1.`,
    rise: ({ inflation }: { inflation: number }, say: Say) =>
      `Prices rise ${say.percent(inflation)} a year. The cost is in today’s dollars.`,
    fall: ({ inflation }: { inflation: number }, say: Say) =>
      `Prices fall ${say.percent(-inflation)} a year. The cost is in today’s dollars.`,
  },
  history: {
    title: 'The history',
    formula: 'gap from a start = (sum of 1/n · C(t)/C(0) · I(H)/I(t)) ÷ (I(H)/I(0)) − 1',
    starts: ({ of, from, to, months }: { of: number; from: string; to: string; months: number }, say: Say) =>
      `${say.number(of)} starts: every month from ${say.month(from)} to ${say.month(to)}, the last with ${say.months(months)} of record after it`,
    index:
      'I is the total return of the fund (price with dividends reinvested, never the price alone), C what cash earned. I(H) drops out of the gap: after the last installment, both choices move alike.',
    bills: (cash: Cash, say: Say) =>
      `Here C is ${cashText(cash, say)}. A calendar year’s bill return is spread evenly over its months.`,
    own: (cash: Cash, say: Say) =>
      `Here C is ${cashText(cash, say)}. We have no bill record before 1928, so your own yield is used for all times: too much for some, too little for others.`,
    averages:
      'Index levels are averages of a month’s days, so each installment buys at that average. We never count a start whose period isn’t complete.',
    overlap: ({ of, separate, months }: { of: number; separate: number; months: number }, say: Say) =>
      `Starts overlap: ${say.number(of)} starts hold only ${say.count(separate, 'separate stretch', 'separate stretches')} of ${say.months(months)}.`,
    lowest:
      'The lowest point counts waiting cash with the rest, in each month’s dollars, compared with the whole amount.',
  },
}
