/** Historical Chart: what it says. */
import { american as say } from '#calculators/kit/say.ts'
import type { EventKindKey, SpanYears, View } from './asked.ts'
import type { LineKey, RateKey } from './lines.ts'

export const lineNames: Readonly<Record<LineKey, string>> = {
  stocks: 'US stocks',
  price: 'Stocks, no dividends',
  bonds: '10-year Treasuries',
  bills: 'Treasury bills',
  prices: 'Consumer prices',
  gold: 'Gold',
  homes: 'Home prices',
}
/** The same inside a sentence. */
export const lineInSentence: Readonly<Record<LineKey, string>> = {
  stocks: 'US stocks',
  price: 'stocks without dividends',
  bonds: '10-year Treasuries',
  bills: 'Treasury bills',
  prices: 'consumer prices',
  gold: 'gold',
  homes: 'home prices',
}
export const rateNames: Readonly<Record<RateKey, string>> = {
  inflation: 'Inflation',
  longYield: '10-year Treasury',
  mortgage: '30-year mortgage',
  fedFunds: 'Federal funds',
}

/** "$1.97 million", "$107,000", "$93": as exact as a century of averages is. */
export function rough(dollars: number): string {
  if (dollars >= 999_500) {
    const millions = Number((dollars / 1e6).toPrecision(3))
    return millions >= 1000 ? `$${say.number(millions / 1000, 2)} billion` : `$${say.number(millions, 2)} million`
  }
  return dollars < 1 ? say.price(dollars) : say.money(Number(dollars.toPrecision(3)))
}
/** Decimal to "7.2%". */
export const rate = (decimal: number): string => say.percent(decimal * 100, 1)
/** Decimal to percent points with one decimal, for tables: 0.0719 to 7.2. */
export const points = (decimal: number): number => Math.round(decimal * 1000) / 10
/** 0.82 to "82%". */
const share = (part: number): string => say.figure(part * 100, 'share')

export const words = {
  kind: 'Invest & Grow',
  title: 'Historical Chart',
  lead: 'What would $100 have become? Stocks, bonds, cash, gold and homes, as far back as 1871.',
  growth: (key: LineKey, amount: number, from: string, to: string, became: number, real: number) => {
    const [start, end] = [say.month(from), say.month(to)]
    if (key === 'prices') return `What cost ${say.money(amount)} in ${start} cost ${rough(became)} in ${end}.`
    const after = `After inflation: ${rough(real)}.`
    return key === 'homes'
      ? `A home worth ${say.money(amount)} in ${start} would be worth about ${rough(became)} in ${end}. ${after}`
      : `${say.money(amount)} in ${key === 'price' ? 'US stocks without their dividends' : lineInSentence[key]} in ${start} would be about ${rough(became)} in ${end}. ${after}`
  },
  growthRests: (key: LineKey, year: string, yearly: number, real: number) =>
    key === 'prices'
      ? `That’s ${rate(yearly)} a year.`
      : `“After inflation” is in ${year} dollars: what it could buy. That’s ${rate(yearly)} a year, ${rate(real)} after inflation${key === 'stocks' ? ', with every dividend kept' : ''}. Before fees and taxes.`,
  falls: (name: string, depth: number, high: string, low: string) =>
    `The deepest fall here: ${name}, down ${share(depth)} from ${say.month(high)} to ${say.month(low)}.`,
  noFall: (name: string) => `No fall here: ${name} never went below an earlier high.`,
  back: (back: string | null, months: number) =>
    back === null
      ? 'It hasn’t reached its old high again in our record.'
      : `It was back at its old high in ${say.month(back)}, after ${say.months(months)}.`,
  rolling: (name: string, years: number, median: number, worst: number, from: string) =>
    `Over ${say.years(years)}, ${name} typically returned ${rate(median)} a year. The worst, from ${say.month(from)}: ${rate(worst)}.`,
  rollingRests: (spans: number, apart: number, lost: number) =>
    `${say.count(spans, 'stretch', 'stretches')}, one from each month. They overlap: only ${say.number(apart, 0)} fit side by side. ${share(lost)} ended with a loss.`,
  rates: (high: number, month: string, now: number, last: string) =>
    `Prices rose ${rate(now)} in the year to ${say.month(last)}. The most here: ${rate(high)}, in ${say.month(month)}.`,
  ratesRests: 'Rates are before taxes. A rate below inflation means savings lost buying power.',
  tooShort: (years: number) => `Choose a range longer than ${say.years(years)}.`,
  apartLines: 'We don’t have numbers for every line chosen in that range. Choose others, or a different range.',
  shortened: (names: string, month: string, end: 'from' | 'to') =>
    end === 'from'
      ? `The comparison starts in ${say.month(month)}, where our numbers for ${names} begin.`
      : `It ends in ${say.month(month)}, where our numbers for ${names} end.`,
  view: 'Show',
  views: {
    growth: 'Growth',
    falls: 'Falls',
    rolling: 'Returns',
    rates: 'Rates',
  } satisfies Record<View, string>,
  compare: 'Compare',
  from: 'From',
  to: 'To',
  newest: 'Newest',
  month: 'month',
  year: 'year',
  range: 'Range',
  all: 'All',
  back_: (years: number) => `${years} years`,
  dollars: 'Dollars',
  nominal: 'Before inflation',
  real: 'After inflation',
  scale: 'Steps up the side',
  log: 'Equal percent',
  straight: 'Equal dollars',
  amount: 'Amount',
  years: 'Years held',
  yearOptions: (years: SpanYears) => String(years),
  events: 'Events',
  kinds: {
    crash: 'Crashes',
    war: 'Wars',
    policy: 'Laws and the Fed',
    market: 'Market milestones',
    event: 'Other news',
  } satisfies Record<EventKindKey, string>,
  recessions: 'Recessions',
  recession: 'Recession',
  recessionNamed: (name: string) => (/recession|depression/i.test(name) ? name : `Recession: ${name}`),
  covers: (name: string, first: string, last: string) =>
    `${name}: our numbers run from ${say.month(first)} to ${say.month(last)}.`,
  none: 'None',
  settings: 'Range and settings',
  summary: 'Answer',
  waiting: 'Loading a century and a half of numbers…',
  charts: {
    month: 'Month',
    dollars: 'Dollars',
    dollarsOf: (year: string) => `Dollars of ${year}`,
    growth: (amount: number) => `What ${say.money(amount)} became`,
    growthReal: (amount: number, year: string) => `What ${say.money(amount)} became, in ${year} dollars`,
    falls: 'How far below its highest month so far',
    fallsReal: 'How far below its highest month so far, after inflation',
    below: 'Percent below the high',
    rolling: (years: number, isReal: boolean) =>
      `Return a year over ${say.years(years)}${isReal ? ', after inflation' : ''}`,
    rollingLead: 'Each point stands above the month somebody could have started in.',
    yearly: 'Percent a year',
    rates: 'Interest rates and inflation',
    percent: 'Percent',
  },
  tables: {
    compared: (amount: number, from: string, to: string) =>
      `${say.money(amount)} from ${say.month(from)} to ${say.month(to)}`,
    falls: (least: number) => `Falls of ${say.percent(least * 100, 0)} or more`,
    fallsLead:
      'From the highest month before it to the first month that was as high again. Prices that move inside a month don’t show.',
    notYet: (last: string) => `Not by ${last}`,
    days: 'What monthly averages hide',
    daysLead: (fall: string, daily: number, monthly: number) =>
      `Our record holds one average a month. The worst days disappear in it, so a fast fall looks milder than it felt. From ${fall}, the S&P lost ${share(daily)} by daily closes and ${share(monthly)} by months.`,
    returns: (years: number, isReal: boolean) =>
      `Every stretch of ${say.years(years)}${isReal ? ', after inflation' : ''}`,
    apart: (spans: number, apart: number) => `${say.number(spans, 0)} (${say.number(apart, 0)} side by side)`,
    events: 'Events in this range',
    columns: {
      line: 'Line',
      became: 'Became',
      real: (year: string) => `In ${year} dollars`,
      yearly: 'A year',
      yearlyReal: 'Yearly, after inflation',
      fall: 'Deepest fall',
      fallReal: 'Deepest fall after inflation',
      fallFrom: 'From high to low',
      worstFrom: 'Began',
      bestFrom: 'Began in',
      high: 'High',
      lowAt: 'Low',
      lost: 'Lost',
      whole: 'Back at the high',
      below: 'Time below it',
      bear: 'Bear market, by days',
      daily: 'S&P, daily closes',
      monthly: 'S&P, monthly averages',
      dividends: 'Monthly, with dividends',
      worst: 'Worst',
      low: '1 in 20 lower',
      typical: 'Typical',
      best: 'Best',
      lostSpans: 'Ended with a loss',
      spans: 'Stretches',
      date: 'Date',
      kind: 'Kind',
      what: 'What happened',
    },
  },
  keys: 'On the chart, the left and right arrow keys go from month to month and say every value.',
  means: {
    title: 'What these lines are',
    items: [
      [
        'US stocks',
        'the S&P index of large US companies and the indexes before it, as averages of each month, with a twelfth of the yearly dividends put back in every month.',
      ],
      [
        '10-year Treasuries',
        'a 10-year bond bought new every month, worked out from its yield. Before 1953 the yields are one value a year, so its falls look too mild.',
      ],
      ['Treasury bills', '3-month bills by calendar year, from the end of 1927.'],
      ['Gold', 'monthly averages from 1960. The price was held near $35 until 1968.'],
      [
        'Home prices',
        'the national index of what homes sell for, without rent saved, upkeep or taxes. Before 1975 it’s one value a year and less certain.',
      ],
      ['Consumer prices', 'the CPI-U, joined to older price indexes before 1913.'],
    ],
  },
  limits: {
    title: 'What they leave out',
    items: (
      twice: { readonly from: number; readonly to: number; readonly ours: number; readonly theirs: number },
      fund: string,
    ) => [
      'Fees, taxes and trading costs. Nobody earned the whole index.',
      `An ordinary investor couldn’t buy an index fund before ${say.month(fund)}.`,
      'This is one country that did well. It’s no forecast for the next hundred years.',
      `Records differ: from ${twice.from} to ${twice.to}, US stocks grew ${rate(twice.ours)} a year here and ${rate(twice.theirs)} in a second record that counts by calendar years.`,
    ],
  },
  sources: {
    shiller: 'stocks, dividends, bond yields and prices by month',
    bills: 'Treasury bills by year',
    gold: 'gold by month',
    homes: 'home prices',
    prices: 'consumer prices',
    mortgage: 'mortgage rates',
    fedFunds: 'the federal funds rate',
    recessions: 'recessions',
    bears: 'bear markets by day',
    events: 'events',
  },
  next: {
    title: 'Try it with your own money',
    dca: 'The same amount every month since any past month',
    lump: 'What a sum you have now might become',
    behavior: 'Guess how markets behave, then see',
    lesson: 'The lesson: how long do I need to stay in stocks?',
  },
} as const
