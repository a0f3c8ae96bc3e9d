/** Rates and you: what the page says about what others publish. */
import { american as say } from '#calculators/kit/say.ts'
import type { MarketRates, RateSeries } from '#wire/market-rates.ts'

type Freshness = Pick<RateSeries, 'source' | 'asOf' | 'timing' | 'bundled' | 'reason'>

const timings: Readonly<Record<Freshness['timing'], string>> = {
  live: 'live',
  delayed: 'delayed',
  'end-of-day': 'once a business day',
  weekly: 'once a week',
  monthly: 'once a month',
}
/** The month of a series that has one figure a month, else the day. */
const dayOf = ({ asOf, timing }: Freshness): string =>
  timing === 'monthly' ? say.monthShort(asOf.slice(0, 7)) : say.dateShort(asOf)

const lengthOf = (months: number): string => (months < 12 ? say.months(months) : say.years(months / 12))

export const words = {
  title: 'What rates mean for you',
  lead: 'Nobody lends or borrows at exactly these, but your own rates move with them.',
  /** "US Department of the Treasury, Oct 2, 2026, once a business day. Came with this release." */
  from: (about: Freshness): string =>
    [
      `${about.source}, ${dayOf(about)}, ${timings[about.timing]}.`,
      about.reason ?? (about.bundled ? 'Came with this release of the site.' : ''),
    ]
      .filter(Boolean)
      .join(' '),
  own: 'The publishers named don’t endorse this site, or what it works out from their figures.',
  lost: 'We couldn’t look for newer figures.',

  curve: {
    title: 'What the Treasury pays',
    chart: 'Treasury yields by years',
    axis: 'Years until it pays back',
    yLabel: 'Percent a year',
    line: (asOf: string): string => say.dateShort(asOf),
    summary: (short: Point, long: Point): string =>
      `${lengthOf(short.months)} pays ${say.percent(short.rate)}, ${lengthOf(long.months)} pays ${say.percent(long.rate)}.`,
    shape: (short: Point, long: Point): string => {
      const apart = Math.abs(long.rate - short.rate)
      if (apart < 0.1) return 'Lending for longer pays about the same: the curve is flat.'
      return long.rate > short.rate
        ? `Lending for ${lengthOf(long.months)} pays ${say.number(apart)} points a year more than for ${lengthOf(short.months)}. That’s the usual shape.`
        : `Lending for ${lengthOf(long.months)} pays ${say.number(apart)} points a year less than for ${lengthOf(short.months)}. That’s unusual: it’s called an inverted curve.`
    },
    you: (amount: number, rate: number, earned: number): string =>
      `**${say.money(amount)} lent to the Treasury for a year at ${say.percent(rate)} earns about ${say.money(earned)}**. States don’t tax that interest; the IRS does.`,
    means: [
      ['Par yield', 'what a Treasury bond sold at its face value would pay today, in percent a year.'],
      ['Why it matters', 'banks, mortgages and savings accounts follow it, each at its own distance.'],
    ] as const,
  },

  mortgage: {
    title: 'What a mortgage costs',
    loan: 'Loan amount',
    line30: '30-year fixed',
    line15: '15-year fixed',
    chart: 'Average mortgage rates by week',
    week: 'Week',
    yLabel: 'Percent a year',
    summary: (series: RateSeries): string => {
      const first = series.points[0]
      const last = series.points.at(-1)
      return `${say.percent(first?.value ?? 0)} on ${say.dateShort(first?.date ?? '')}, ${say.percent(last?.value ?? 0)} on ${say.dateShort(last?.date ?? '')}.`
    },
    you: (principal: number, rate: number, payment: number, quarter: number): string =>
      `**${say.money(principal)} over 30 years at ${say.percent(rate)} costs ${say.money(payment)} a month.** A quarter point more is ${say.money(quarter)} a month more.`,
    ask: 'Enter a loan to see what it costs.',
    table: 'The same loan at other rates',
    columns: { rate: 'Rate', payment: 'A month', more: 'Difference', interest: 'Total interest' },
    none: 'no change',
    note: 'Principal and interest only. Taxes, insurance and points cost extra.',
    link: 'Work out a real mortgage',
  },

  prices: {
    title: 'What prices did',
    chart: 'Inflation by month',
    month: 'Month',
    yLabel: 'Percent over 12 months',
    line: 'Inflation',
    summary: (value: number, month: string): string =>
      `Consumer prices rose ${say.percent(value, 1)} over the 12 months to ${say.month(month)}.`,
    fell: (value: number, month: string): string =>
      `Consumer prices fell ${say.percent(-value, 1)} over the 12 months to ${say.month(month)}.`,
    you: (cost: number): string => `**What cost $100 a year before cost ${say.cents(cost)}.**`,
    savings: (rate: number, real: number): string =>
      `At today’s average savings rate of ${say.percent(rate)}, money would have ${real < 0 ? 'lost' : 'gained'} about ${say.percent(Math.abs(real), 1)} of its buying power in that year.`,
    none: 'The newest 12 months can’t be compared: one of the months was never measured.',
    link: 'See prices since any year',
  },

  jobs: {
    title: 'Who is looking for work',
    chart: 'Unemployment by month',
    month: 'Month',
    yLabel: 'Percent of the labor force',
    line: 'Unemployment',
    summary: (value: number, month: string): string =>
      `Unemployment was ${say.percent(value, 1)} in ${say.month(month)}.`,
    you: (value: number): string =>
      `**About 1 in ${say.number(Math.round(100 / value), 0)} people in the labor force is looking for a job.**`,
    means:
      'The labor force is everyone who has a job or is looking for one. People who stopped looking don’t count. When this number climbs, a job search can take longer, and an emergency fund has to last longer too.',
    link: 'See how long your savings would last',
  },

  currencies: {
    title: 'What a dollar buys abroad',
    table: 'Other currencies for dollars',
    columns: { name: 'Currency', one: 'For $1', thousand: 'For $1,000' },
    you: (amount: number, name: string): string =>
      `**$1,000 is about ${say.number(amount, 0)} ${name}** between banks.`,
    from: (source: string, asOf: string): string =>
      `${source}, ${say.dateShort(asOf)}, once a business day. Cards, banks and exchange counters give you less.`,
    link: 'See what a card or an exchange counter charges',
  },

  movers: {
    title: 'Moved most since the last close',
    up: 'Up most',
    down: 'Down most',
    noneUp: 'Nothing rose.',
    noneDown: 'Nothing fell.',
    means: 'A big move in a day says little about a year. What you own counts, not what moved.',
  },
}

type Point = MarketRates['yields']['points'][number]
