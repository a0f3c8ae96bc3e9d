import { annualReturns } from '#facts/series/annual-returns.ts'
import { about, tenths } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { pastYears } from '../kit/market-past.ts'

/** One sum left alone, at the long averages rounded to a tenth. */
const sum = 10_000
const tenth = (asset: 'stocks' | 'bills' | 'inflation') => Math.round(pastYears.compound(asset) * 10) / 10
const grown = (rate: number) =>
  answerOf('compound-interest', {
    start: sum,
    deposit: 0,
    years: 360,
    rate,
    inflation: tenth('inflation'),
    variance: 0,
    fee: 0,
    tax: 'none',
  })
const rates = { stocks: tenth('stocks'), bills: tenth('bills'), prices: tenth('inflation') }
const stocks = await grown(rates.stocks)
const bills = await grown(rates.bills)
const rate = (points: number, how: string) => worked(points, 'percent', how, tenths(points))
const yearly = (what: string) => `The steady yearly rate of ${what}, ${pastYears.first} through ${pastYears.last}`
const real = (what: string) => `${yearly(what)}, after the rise of consumer prices`
const source = annualReturns.source

export const whyInvest = defineLesson({
  about: {
    slug: 'why-invest',
    unit: 'investing',
    title: 'Why not keep all my money in savings?',
    minutes: 6,
    level: 'start',
    about: ['stocks or savings', 'average return', 'inflation', 'compound return'],
    after: ['compounding', 'emergency-fund'],
    standards: ['investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-02-28',
  },
  figures: {
    first: worked(pastYears.first, 'count', 'The first year of the record', String(pastYears.first)),
    last: worked(pastYears.last, 'count', 'The last year of the record', String(pastYears.last)),
    stocks: rate(pastYears.compound('stocks'), yearly('stocks')),
    bonds: rate(pastYears.compound('bonds10'), yearly('ten-year Treasury bonds')),
    bills: rate(pastYears.compound('bills'), yearly('Treasury bills')),
    prices: rate(pastYears.compound('inflation'), yearly('consumer prices')),
    realStocks: rate(pastYears.realCompound('stocks'), real('stocks')),
    realBonds: rate(pastYears.realCompound('bonds10'), real('ten-year Treasury bonds')),
    realBills: rate(pastYears.realCompound('bills'), real('Treasury bills')),
    average: rate(pastYears.average('stocks'), 'The returns of all years added up, divided by their number'),
    dollar: given(1, 'money'),
    grew: worked(pastYears.realGrowth, 'money', 'The real returns of all years multiplied'),
    up: worked(pastYears.up, 'count', 'Years with a return above 0%'),
    years: worked(pastYears.count, 'count', '1928 through 2025'),
    near: worked(pastYears.between(8, 12), 'count', 'Years with a return from 8% to 12%'),
    nearLow: given(8, 'percent'),
    nearHigh: given(12, 'percent'),
    sum: given(sum, 'money'),
    thirty: given(30, 'years'),
    inBills: worked(
      bills('finalBalance'),
      'money',
      `$10,000 at ${rates.bills}% a year for 30 years`,
      about(bills('finalBalance')),
    ),
    inStocks: worked(
      stocks('finalBalance'),
      'money',
      `$10,000 at ${rates.stocks}% a year for 30 years`,
      about(stocks('finalBalance'), 1000),
    ),
    costs: worked(
      sum * (1 + rates.prices / 100) ** 30,
      'money',
      `$10,000 growing ${rates.prices}% a year for 30 years`,
      about(sum * (1 + rates.prices / 100) ** 30),
    ),
    billsToday: worked(
      bills('finalBalanceToday'),
      'money',
      `The balance after 30 years of prices rising ${rates.prices}%`,
      about(bills('finalBalanceToday')),
    ),
    stocksToday: worked(
      stocks('finalBalanceToday'),
      'money',
      `The balance after 30 years of prices rising ${rates.prices}%`,
      about(stocks('finalBalanceToday')),
    ),
    thousand: given(1000, 'money'),
    fifty: given(50, 'percent'),
    afterSwing: worked(1000 * 1.5 * 0.5, 'money', '$1,000 × 1.50 × 0.50'),
    evenSwing: mistaken(1000, 'money', 'The ups and downs added: 50 − 50 = 0'),
    halfGone: mistaken(500, 'money', 'Only the fall'),
    gain: given(30, 'percent'),
    loss: given(20, 'percent'),
    steady: worked(
      (Math.sqrt(1.3 * 0.8) - 1) * 100,
      'percent',
      'The rate that grows to 1.30 × 0.80 in two years',
      'About 2%',
    ),
    plain: mistaken(5, 'percent', 'The plain average of 30 and −20'),
    summed: mistaken(10, 'percent', '30 less 20'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Someone put ${n.dollar} into large US stocks at the start of ${n.first} and kept every dividend. What was it worth by the end of ${n.last}, after inflation?`,
      from: 1,
      to: 1000,
      step: 1,
      truth: 'grew',
      reveal: `About ${n.grew} in the dollars of ${n.first}. It took almost a century, with some awful years on the way.`,
    },
    idea: [
      'Savings keep your money safe, but they grow about as fast as prices.',
      'Owning pieces of businesses has grown much faster.',
      'The price of that growth is bad years, so it’s for money you won’t need soon.',
    ],
    example: [
      `Put ${n.sum} away for ${n.thirty}. At the long average of Treasury bills, ${n.bills} a year, it grows to ${n.inBills}.`,
      `Prices rise too. At ${n.prices} a year, what costs ${n.sum} today would cost ${n.costs}. You’re only a little ahead.`,
      `At the long average of stocks, ${n.stocks} a year, it grows to ${n.inStocks}. In today’s dollars, that’s ${n.stocksToday} instead of ${n.billsToday}.`,
      'That’s what the past paid. No one promises the next thirty years will be like it.',
    ],
    tryIt: 'Change the yearly return between what savings and stocks have paid. Watch the result in today’s dollars.',
    facts: [
      {
        say: `From ${n.first} through ${n.last}, large US stocks grew ${n.stocks} a year, ten-year Treasury bonds ${n.bonds} and Treasury bills ${n.bills}. Prices rose ${n.prices}.`,
        source,
      },
      {
        say: `After inflation, that’s ${n.realStocks} for stocks, ${n.realBonds} for bonds and ${n.realBills} for bills.`,
        source,
      },
      {
        say: `Stocks went up in ${n.up} of ${n.years} years. So about one year in four was a loss.`,
        source,
      },
      {
        say: `The plain average of those years is ${n.average}, but no one earned that. Ups and downs pull what you keep down to ${n.stocks} a year.`,
        source,
      },
      {
        say: `This is the record of one country over one good century, ${n.first} through ${n.last}. It isn’t a promise.`,
        source,
      },
    ],
    myth: {
      said: '“Stocks return ten percent, so I’ll get ten percent a year.”',
      answer: `Almost no year is like that. Only ${n.near} of ${n.years} years landed between ${n.nearLow} and ${n.nearHigh}. The rest were higher, lower or below zero.`,
    },
    quiz: [
      {
        ask: `You have ${n.thousand}. It gains ${n.fifty} one year and loses ${n.fifty} the next. What’s left?`,
        right: {
          says: n.afterSwing,
          figure: 'afterSwing',
          why: 'It grows to half again as much, and then half of that is lost.',
        },
        wrong: [
          {
            says: n.evenSwing,
            figure: 'evenSwing',
            why: 'The percents cancel out, but the dollars don’t. The loss hits a bigger sum.',
          },
          { says: n.halfGone, figure: 'halfGone', why: 'That forgets the good year before.' },
        ],
      },
      {
        ask: `An investment gains ${n.gain} one year and loses ${n.loss} the next. What steady yearly rate is that?`,
        right: { says: n.steady, figure: 'steady', why: 'Two years at that rate end at the same place.' },
        wrong: [
          {
            says: n.plain,
            figure: 'plain',
            why: 'That’s the plain average. It’s always too high when returns go up and down.',
          },
          { says: n.summed, figure: 'summed', why: 'That adds the two years and doesn’t divide.' },
        ],
      },
      {
        ask: 'About how much have US stocks grown per year after inflation?',
        right: { says: n.realStocks, figure: 'realStocks', why: 'That’s the growth in what your money can buy.' },
        wrong: [
          { says: n.stocks, figure: 'stocks', why: 'That’s before inflation. Prices rose along the way.' },
          { says: n.realBills, figure: 'realBills', why: 'That’s what Treasury bills did.' },
        ],
      },
      {
        ask: 'You’ll need the money in two years. Where does it belong?',
        right: { says: 'In savings', why: 'A bad year could come right before you need it, with no time to recover.' },
        wrong: [
          { says: 'In stocks, they grow faster', why: 'They do over long times. Over two years, a loss isn’t rare.' },
          { says: 'Half in stocks', why: 'Then half of it could fall by a third when you need it.' },
        ],
      },
    ],
    summary: [
      'Savings keep up with prices. Stocks have grown much more, with bad years in between.',
      'Invest what you won’t need for many years, and save the rest.',
    ],
    doNow: { say: 'Write down which of your money you won’t need for at least ten years.', path: '/goals' },
  }),
  widget: {
    calculator: 'compound-interest',
    inputs: {
      start: sum,
      deposit: 0,
      years: 360,
      rate: rates.stocks,
      inflation: rates.prices,
      variance: 0,
      fee: 0,
      tax: 'none',
    },
    ask: ['rate', 'years', 'start'],
    expects: [
      ['finalBalance', 'inStocks'],
      ['finalBalanceToday', 'stocksToday'],
    ],
  },
  doors: ['/historical-chart', '/market-behaviour'],
  next: { lesson: 'stocks-and-bonds', calculator: 'lumpsum' },
})
