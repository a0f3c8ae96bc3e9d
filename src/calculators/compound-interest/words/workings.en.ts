/** How it is calculated. */
import type { Say } from '../../kit/say.ts'

export const workingWords = {
  rate: {
    title: ({ period }: { period: string }) => `The rate per ${period}`,
    result: ({ rate, period }: { rate: number; period: string }, say: Say) => `= ${say.percent(rate, 6)} per ${period}`,
    apy: ({ period }: { period: string }) =>
      `You entered what a full year earns (APY), so we take its root to get the rate per ${period}. An APY already includes compounding.`,
    divided: ({ by, rate, year }: { by: number; rate: number; year: number }, say: Say) =>
      `Dividing by ${by} instead gives ${say.percent(rate, 6)}, which compounds to ${say.percent(year, 4)} a year, not the rate you entered.`,
    nominal: ({ how, apy }: { how: string; apy: number }, say: Say) =>
      `You entered a nominal rate that compounds ${how}. A full year earns ${say.percent(apy, 4)} (APY).`,
    nominalTimes: ({ how, times, apy }: { how: string; times: number; apy: number }, say: Say) =>
      `You entered a nominal rate that compounds ${how} (${times} times a year). A full year earns ${say.percent(apy, 4)} (APY).`,
    exactTime: 'Each deposit earns for exactly as long as it’s there, even partway through a compounding period.',
  },
  balance: {
    title: 'Final balance',
    lettersEnd: ({ n, period }: { n: string; period: string }) =>
      `P is the starting amount, D each deposit and n the ${n} deposits, at the end of every ${period}.`,
    lettersBegin: ({ n, period }: { n: string; period: string }) =>
      `P is the starting amount, D each deposit and n the ${n} deposits, at the beginning of every ${period}.`,
    afterFee: (v: { keeps: string; fee: string; net: number; root: string; p: number }, say: Say) =>
      `i is after the fee: a year earns (${v.keeps}) · (1 − ${v.fee}) − 1 = ${say.percent(v.net, 4)}, and i = (${v.root})^(1/${v.p}) − 1.`,
    taxed: ({ rate, tax, left }: { rate: number; tax: number; left: number }, say: Say) =>
      `Tax at the end: ${say.percent(rate)} of the growth = ${say.cents(tax)}, which leaves ${say.cents(left)}.`,
    rounding:
      'We don’t round along the way. A bank rounds to the cent each time, so its total can differ by a few cents.',
  },
  firstYear: {
    title: 'The first year',
    titleShort: ({ months }: { months: number }, say: Say) => `The first ${say.months(months)}`,
    formula: 'start + deposits + growth',
    fees: 'fees',
    tax: 'tax',
    taxTaken:
      'Tax comes out of the balance at the end of each year, on growth minus fees. A losing year gets nothing back.',
  },
  today: {
    title: 'In today’s dollars',
    formula: 'today’s dollars = balance ÷ (1 + inflation)^years',
  },
  doubling: {
    title: 'How long money takes to double',
    result: ({ years }: { years: number }, say: Say) => `= ${say.number(years, 2)} years`,
    ruleOf72: ({ years }: { years: number }, say: Say) =>
      `The rule of 72 says about ${say.number(years, 1)}. It’s a shortcut that works well between 4% and 12%.`,
    beforeTax: 'This is before tax, which makes it take longer.',
  },
}
