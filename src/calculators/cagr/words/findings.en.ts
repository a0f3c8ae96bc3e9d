/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'
import { aboutYears, amountText, changeText, rateText, spanText, timeText, worthText } from './say.en.ts'

interface Stocks {
  /** Decimals a year. */
  readonly stocks: number
  readonly rate: number
  readonly from: string
  readonly to: string
  readonly exact: boolean
  readonly same: number
  readonly own: number
}
interface Prices {
  readonly inflation: number
  readonly real: number
  readonly end: number
  readonly realEnd: number
}
interface Average {
  readonly start: number
  readonly end: number
  readonly years: number
  readonly average: number
  readonly rate: number
}
interface Same {
  readonly same: number
  readonly gap: number
  readonly rate: number
}
interface Time {
  readonly years: number
  readonly days: number
}

const made = ({ stocks, exact }: Stocks, say: Say): string =>
  `${exact ? '' : 'about '}**${rateText(stocks, say)} a year**`
const part = ({ from, to }: Stocks, say: Say): string =>
  `from ${say.dateShort(from)} to ${say.dateShort(to)}, the part of your dates our record covers`
const realLead = ({ real }: Prices, say: Say): string => `**After inflation, that’s ${rateText(real, say)} a year.**`
const bought = ({ end, realEnd }: Prices, say: Say): string =>
  `${worthText(end, say)} bought what ${worthText(realEnd, say)} did at the start.`
const buys = ({ end, realEnd }: Prices, say: Say): string =>
  `${worthText(end, say)} buys what ${worthText(realEnd, say)} did at the start.`
const divided = ({ start, end, years, average }: Average, say: Say): string =>
  `${changeText(start, end, say)} over ${timeText(years, say)} is ${rateText(average, say)} a year divided evenly`
const became = ({ same }: Same, say: Say): string =>
  `**The same deposits in U.S. stocks** would have become about **${worthText(same, say).replace('about ', '')}**`

export const findingWords = {
  doubles: ({ years }: { years: number }, say: Say) => `**Money doubles in ${aboutYears(years, say)}** at this rate.`,
  doublesBy72: ({ years, rate }: { years: number; rate: number }, say: Say) =>
    `**Money doubles in ${aboutYears(years, say)}** at this rate. The rule of 72 says about ${say.number(72 / (rate * 100), 1)}.`,
  halves: ({ years }: { years: number }, say: Say) => `**Money halves in ${aboutYears(years, say)}** at this rate.`,

  aheadOfStocks: (stocks: Stocks, say: Say) =>
    `**You did better than U.S. stocks.** The S&P 500 with dividends earned ${made(stocks, say)} over the same dates, which would have left you with ${worthText(stocks.same, say)}, ${worthText(stocks.own - stocks.same, say)} less.`,
  behindStocks: (stocks: Stocks, say: Say) =>
    `**U.S. stocks earned more.** The S&P 500 with dividends made ${made(stocks, say)} over the same dates. You’d have ended with ${worthText(stocks.same, say)}, or ${worthText(stocks.same - stocks.own, say)} more, with ups and downs along the way.`,
  stocks: (stocks: Stocks, say: Say) =>
    `**U.S. stocks** (S&P 500 with dividends) earned ${made(stocks, say)} over the same dates. Yours earned ${rateText(stocks.rate, say)}.`,
  stocksAlone: (stocks: Stocks, say: Say) =>
    `**U.S. stocks** (S&P 500 with dividends) earned ${made(stocks, say)} over the same dates.`,
  stocksPart: (stocks: Stocks, say: Say) =>
    `**U.S. stocks** (S&P 500 with dividends) earned ${made(stocks, say)} ${part(stocks, say)}. Yours earned ${rateText(stocks.rate, say)}.`,
  stocksAlonePart: (stocks: Stocks, say: Say) =>
    `**U.S. stocks** (S&P 500 with dividends) earned ${made(stocks, say)} ${part(stocks, say)}.`,

  pricesRose: (prices: Prices, say: Say) =>
    `${realLead(prices, say)} Prices rose about ${rateText(prices.inflation, say)} a year, so ${bought(prices, say)}`,
  pricesFell: (prices: Prices, say: Say) =>
    `${realLead(prices, say)} Prices fell about ${rateText(prices.inflation, say)} a year, so ${bought(prices, say)}`,
  pricesRise: (prices: Prices, say: Say) =>
    `${realLead(prices, say)} If prices rise ${rateText(prices.inflation, say)} a year, ${buys(prices, say)}`,
  pricesFall: (prices: Prices, say: Say) =>
    `${realLead(prices, say)} If prices fall ${rateText(prices.inflation, say)} a year, ${buys(prices, say)}`,

  notTheAverage: (average: Average, say: Say) =>
    `**It’s not the simple average.** A gain of ${divided(average, say)}, but that ignores growth on growth. The rate that gets you there is ${rateText(average.rate, say)}.`,
  notTheAverageLoss: (average: Average, say: Say) =>
    `**It’s not the simple average.** A loss of ${divided(average, say)}, but each loss is on what’s left. The rate that gets you there is ${rateText(average.rate, say)}.`,
  growthOnGrowth: ({ rest, alone }: { rest: number; alone: number }, say: Say) =>
    `**${worthText(rest, say)} of your gain is growth on growth.** The same rate on your starting value alone makes ${worthText(alone, say)}.`,
  shortTime: ({ change, ...time }: Time & { change: number }, say: Say) =>
    `**This is less than a year.** We stretched ${rateText(change, say)} in ${spanText(time, say)} to a whole year, and that pace may not last.`,
  allLost: () => '**Everything was lost.** No rate leads back from zero.',
  nothingAdded: () =>
    '**This is only right if you added and withdrew nothing.** Otherwise, choose “My return with deposits (XIRR)” above.',

  stocksRanOut: () =>
    '**The same deposits and withdrawals in U.S. stocks would have run out**: on some day there was less than you took.',
  sameMoreRate: (same: Same, say: Say) =>
    `${became(same, say)}, ${worthText(same.gap, say)} more than yours. That’s about ${rateText(same.rate, say)} a year (S&P 500 with dividends), before fees and taxes.`,
  sameLessRate: (same: Same, say: Say) =>
    `${became(same, say)}, ${worthText(same.gap, say)} less than yours. That’s about ${rateText(same.rate, say)} a year (S&P 500 with dividends), before fees and taxes.`,
  sameMore: (same: Same, say: Say) =>
    `${became(same, say)}, ${worthText(same.gap, say)} more than yours (S&P 500 with dividends, before fees and taxes).`,
  sameLess: (same: Same, say: Say) =>
    `${became(same, say)}, ${worthText(same.gap, say)} less than yours (S&P 500 with dividends, before fees and taxes).`,
  modifiedOnly: ({ mirr }: { mirr: number }, say: Say) =>
    `**The modified rate (MIRR) is ${rateText(mirr, say)} a year.** There’s always just one. It uses your finance rate for deposits and your reinvest rate for withdrawals.`,
  ignoringDates: ({ naive, paidIn, rate }: { naive: number; paidIn: number; rate: number }, say: Say) =>
    `**Ignoring dates, you’d get ${rateText(naive, say)}.** That treats all ${amountText(paidIn, say)} as if you’d put it in on day one. Counting each date, it’s ${rateText(rate, say)}.`,
  realFlows: ({ real }: { real: number }, say: Say) =>
    `**After inflation, that’s about ${rateText(real, say)} a year.** We counted each amount in dollars of the last day.`,
  worthMore: ({ value, required }: { value: number; required: number }, say: Say) =>
    `**Your net present value (XNPV) is ${worthText(value, say)}** at your required return of ${rateText(required, say)}. Above zero, your money did better than that return.`,
  worthLess: ({ value, required }: { value: number; required: number }, say: Say) =>
    `**Your net present value (XNPV) is −${worthText(value, say)}** at your required return of ${rateText(required, say)}. Below zero, your money did worse than that return.`,
  modified: ({ mirr }: { mirr: number }, say: Say) =>
    `**Your modified rate (MIRR) is ${rateText(mirr, say)}.** It doesn’t assume that what you withdrew keeps earning your own rate. It uses the two rates you entered.`,
  recordEnds: ({ last }: { last: string }, say: Say) =>
    `Our record of stocks and prices ends on ${say.date(last)}, so we can’t compare later days.`,
  shortFlows: (time: Time, say: Say) =>
    `**This is less than a year.** We stretched ${spanText(time, say)} to a whole year, and that pace may not last.`,
  moneyWeighted: () =>
    'This is your own, money-weighted return: a big deposit before good times raises it. A fund’s published return ignores when you came and went.',

  averageTooHigh: (v: { average: number; points: number; start: number; averageEnd: number; end: number }, say: Say) =>
    `**The simple average, ${rateText(v.average, say)}, is ${say.number(v.points)} points too high.** It would have turned ${amountText(v.start, say)} into ${worthText(v.averageEnd, say)}, not ${worthText(v.end, say)}. A loss of half takes a 100% gain to undo.`,
  yearLost: () => '**One year lost everything.** What came after doesn’t matter.',

  noRecord: () =>
    '**We couldn’t load the record of U.S. stocks and prices**, so nothing is compared with it. Reload the page to try again.',
  notIncluded: () =>
    'Not included: fees and taxes, unless your values are already after them. A steady rate hides ups and downs, and past growth may not continue.',
  notIncludedReturns: () =>
    'Not included: deposits and withdrawals between years, inflation, and fees and taxes unless your returns are after them. Past growth may not continue.',
}
