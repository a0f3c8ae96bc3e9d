/** How it is calculated. */
import type { Say } from '../../kit/say.ts'
import { rateText } from './say.en.ts'

export const workingWords = {
  steady: {
    title: 'The steady rate',
    anniversaries:
      'Years between dates: whole years to the last anniversary, then the days left over the 365 or 366 days of that year.',
  },
  beside: {
    title: 'U.S. stocks and prices',
    stocks: ({ growth, years, rate }: { growth: string; years: string; rate: number }, say: Say) =>
      `stocks: ${growth}^(1 ÷ ${years}) − 1 = ${rateText(rate, say)} a year`,
    prices: ({ growth, years, rate }: { growth: string; years: string; rate: number }, say: Say) =>
      `prices: ${growth}^(1 ÷ ${years}) − 1 = ${rateText(rate, say)} a year`,
    published:
      'Stocks: the published returns of whole calendar years, multiplied. The line between the ends comes from monthly averages.',
    monthly:
      'Stocks: monthly averages of the S&P 500 with dividends reinvested. Days between are on an even curve, so a single day can be off by a few percent.',
    cpi: 'Prices: the consumer price index, read the same way.',
  },
  real: {
    title: 'After inflation',
    formula: 'real rate = (1 + rate) ÷ (1 + inflation) − 1',
    assumed: 'Inflation is the rate you entered, not a measured one.',
  },
  xirr: {
    title: 'The money-weighted rate (XIRR)',
    formula: 'sum of amount ÷ (1 + rate)^(days ÷ 365) = 0',
    rate: ({ rate }: { rate: number }, say: Say) => `rate = ${rateText(rate, say, 4)}`,
    several: ({ rates }: { rates: readonly number[] }, say: Say) =>
      `rates that fit: ${rates.map((rate) => rateText(rate, say, 4)).join('; ')}`,
    none: 'no rate in the range fits',
    days: 'We count days from the first amount and divide by 365, leap years too, like the spreadsheet function.',
    range:
      'We search every rate from −99.99% to 1,000,000%, so several rates are all found. A rate where the sum only touches zero is not.',
  },
  mirr: {
    title: 'The modified rate (MIRR)',
    formula: 'rate = (withdrawals grown to the end ÷ deposits brought back to the start)^(365 ÷ days) − 1',
    rates: ({ reinvest, finance }: { reinvest: number; finance: number }, say: Say) =>
      `Withdrawals grow at ${say.percent(reinvest)} a year; deposits are brought back at ${say.percent(finance)}.`,
  },
  xnpv: {
    title: 'Net present value (XNPV)',
    formula: 'value = sum of amount ÷ (1 + required return)^(days ÷ 365)',
    result: ({ value }: { value: number }, say: Say) => `= ${say.cents(value)}`,
    signs: ({ required }: { required: number }, say: Say) =>
      `Deposits are negative; withdrawals and the ending balance are positive. The required return is ${say.percent(required)} a year, from the first day on.`,
  },
  compound: { title: 'The compound rate', formula: 'rate = (product of 1 + return)^(1 ÷ years) − 1' },
  average: { title: 'The simple average', formula: 'average = sum of returns ÷ years' },
}
