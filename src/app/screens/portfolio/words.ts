/** Portfolio Simulator: what the page and the test of a mix say. */
import { american as say } from '#calculators/kit/say.ts'
import type { Rebalancing } from '#engine/portfolio/rebalancing.ts'
import type { AssetKey, Mix, PartKey, PresetKey } from './asked.ts'
import { heldText } from './mix-text.ts'

/** "$1.97 million", "$107,000": as exact as averages of months are. */
export function rough(dollars: number): string {
  if (Math.abs(dollars) >= 999_500) {
    const millions = Number((dollars / 1e6).toPrecision(3))
    return Math.abs(millions) >= 1000
      ? `$${say.number(millions / 1000, 2)} billion`
      : `$${say.number(millions, 2)} million`
  }
  return say.money(Number(dollars.toPrecision(3)))
}
/** Decimal to "7.2%". */
export const rate = (decimal: number): string => say.percent(decimal * 100, 1)
/** Decimal to percent points with one decimal, for tables. */
export const points = (decimal: number): number => Math.round(decimal * 1000) / 10
/** 0.82 to "82%". */
export const share = (part: number): string => say.figure(part * 100, 'share')

export const words = {
  kind: 'Invest & Grow',
  title: 'Portfolio Simulator',
  lead: 'What would your mix of stocks, bonds, cash and gold have done? Test it, or practice with pretend money.',
  parts: {
    label: 'Choose a simulator',
    names: { mix: 'Test a mix', paper: 'Practice portfolio', travel: 'Time travel' } satisfies Record<PartKey, string>,
  },
  waiting: 'Loading…',
} as const

export const mixWords = {
  headline: (amount: number, monthly: number, from: string, to: string, end: number, fall: number) => {
    const put =
      monthly === 0
        ? say.money(amount)
        : monthly > 0
          ? `${amount > 0 ? `${say.money(amount)} plus ` : ''}${say.money(monthly)} a month`
          : `${say.money(amount)} less ${say.money(-monthly)} a month`
    return `From ${say.monthShort(from)} to ${say.monthShort(to)}, ${put} became ${rough(end)}. Worst fall: ${share(fall)}.`
  },
  empty: 'Enter an amount to start with or to add each month.',
  ranOut: (amount: number, monthly: number, from: string, months: number) =>
    `${say.money(amount)} from ${say.monthShort(from)} ran out after ${say.months(months)} at ${say.money(-monthly)} a month.`,
  rests: (mix: Mix, yearly: number, real: number, end: number, year: string) =>
    `${heldText(mix)} earned ${rate(yearly)} a year, ${rate(real)} after inflation. In ${year} dollars, that’s ${rough(end)}. After the fee, before taxes.`,
  fell: (high: string, low: string, back: string | null, months: number) =>
    back === null
      ? `The worst fall ran from ${say.month(high)} to ${say.month(low)}. It hadn’t recovered by the end.`
      : `The worst fall ran from ${say.month(high)} to ${say.month(low)}. It was back at its old high in ${say.month(back)}, after ${say.months(months)}.`,
  neverFell: 'It never fell from one month to the next here.',
  waited: (high: string, months: number, isOver: boolean) =>
    isOver
      ? `The longest wait for a new high: ${say.months(months)}, from ${say.month(high)}.`
      : `The longest wait for a new high: ${say.months(months)} from ${say.month(high)}, and still waiting at the end.`,
  put: (total: number, isOut: boolean, rises: boolean) =>
    `You’d have ${isOut ? 'taken out' : 'put in'} ${rough(total)}${rises ? ', with the monthly amount going up with inflation' : ''}.`,
  earned: (own: number) => `Your own dollars earned ${rate(own)} a year (money-weighted).`,
  begins: (asset: string, year: number) => `Our numbers for ${asset} begin in ${year}, so the test does too.`,
  ends: (month: string) => `Our record of cash comes by calendar year, so the test ends in ${say.month(month)}.`,
  goldHeld: 'The gold price was held near $35 an ounce until 1968, so it couldn’t rise or fall then.',
  unknown: (from: number, to: number) => `Choose years from ${from} to ${to}.`,
  answer: 'Answer',
  form: {
    title: 'Your mix',
    presets: {
      'all-stocks': '100% stocks',
      'eighty-twenty': '80/20',
      'sixty-forty': '60/40',
      'forty-sixty': '40/60',
      'four-parts': '4 × 25%',
    } satisfies Record<PresetKey, string>,
    settings: 'Money and years',
    assets: {
      stocks: 'US stocks',
      bonds: '10-year Treasuries',
      bills: 'Cash (T-bills)',
      gold: 'Gold',
    } satisfies Record<AssetKey, string>,
    total: (total: number) =>
      total < 100
        ? `You’re at ${total}%. Add ${100 - total}% more.`
        : `You’re at ${total}%. Take ${total - 100}% away.`,
    whole: 'Adds up to 100%.',
    amount: 'Start with',
    monthly: 'Each month',
    flow: 'Each month you',
    flows: { add: 'Add', take: 'Take out' },
    rises: 'Goes up with inflation',
    fee: 'Fund fee',
    feeHint: 'Our default. A year, of the balance.',
    rebalance: 'Rebalance',
    rebalances: {
      yearly: 'Once a year',
      monthly: 'Every month',
      drift: 'When 5 points off',
      never: 'Never',
    } satisfies Record<Rebalancing, string>,
    from: 'From January of',
    to: 'To',
    newest: 'Newest month',
    january: (year: number) => `January ${year}`,
    dollars: 'Chart in',
    nominal: 'Before inflation',
    real: 'After inflation',
  },
  charts: {
    growth: 'What it became',
    growthReal: (year: string) => `What it became, in ${year} dollars`,
    yours: 'Your mix',
    paid: 'Deposits',
    month: 'Month',
    dollars: 'Dollars',
    falls: 'How far below its high',
    below: 'Percent below the high',
    years: 'Year by year',
    yearsLead: 'From one January to the next.',
    yearsReal: 'Year by year, after inflation',
    year: 'Year',
    percent: 'Percent',
    fallsSummary: (deepest: number) => `Deepest fall ${share(deepest)}`,
    yearsSummary: (up: number, of: number) => `${up} of ${say.count(of, 'year', 'years')} up`,
  },
  compare: {
    title: 'Compared with other mixes',
    note: 'The same money, months, fee and rebalancing.',
    columns: {
      mix: 'Mix',
      end: 'Became',
      real: (year: string) => `In ${year} dollars`,
      yearly: 'Yearly return',
      realYearly: 'Yearly, after inflation',
      fall: 'Worst fall',
      wait: 'Longest wait for a new high',
      worst: 'Worst year',
      best: 'Best year',
      swing: 'Typical yearly swing (±)',
    },
    of: (points: number, year: number) => `${say.percent(points, 1)} (${year})`,
  },
  range: {
    title: 'What if you’d started at another time?',
    years: 'Years held',
    method: 'Method',
    methods: { past: 'Every past start', drawn: 'Random (Monte Carlo)' },
    headline: (years: number, low: number, high: number) =>
      `Over ${say.years(years)}, 8 in 10 ended between ${rough(low)} and ${rough(high)}.`,
    ranOut: (years: number, part: number) =>
      part === 1
        ? `Over ${say.years(years)}, the money ran out every time.`
        : `Over ${say.years(years)}, the money ran out ${share(part)} of the time.`,
    middle: (end: number) => `Typical: ${rough(end)}.`,
    rests: (method: 'past' | 'drawn', paths: number, apart: number, first: string, last: string) =>
      method === 'past'
        ? `${say.count(paths, 'stretch', 'stretches')}, one from each month, ${say.monthShort(first)} to ${say.monthShort(last)}. They overlap: only ${say.number(apart, 0)} fit side by side.`
        : `${say.number(paths, 0)} made-up futures, put together from real stretches of about 5 years, ${say.monthShort(first)} to ${say.monthShort(last)}. Every month in them really happened.`,
    dollars: 'Amounts are in dollars of each starting month.',
    axis: 'Dollars of the starting month',
    below: (share_: number) =>
      `${share_ < 0.005 && share_ > 0 ? 'Under 1%' : share(share_)} ended with less buying power than was put in.`,
    short: (share_: number) => `${share_ < 0.005 && share_ > 0 ? 'Under 1%' : share(share_)} ran out of money.`,
    falls: (typical: number, oneInTen: number) =>
      `On the way, the typical one fell ${share(typical)} from a high. 1 in 10 fell ${share(oneInTen)} or more.`,
    worst: (end: number, from: string | null) => `Worst: ${rough(end)}${from ? `, from ${say.monthShort(from)}` : ''}.`,
    best: (end: number, from: string | null) => `Best: ${rough(end)}${from ? `, from ${say.monthShort(from)}` : ''}.`,
    tooShort: (years: number, first: string) =>
      `The record for this mix begins in ${say.month(first)}: too short for ${say.years(years)}.`,
    working: (done: number) => `Working… ${share(done)}`,
    stop: 'Stop',
    stopped: 'Stopped.',
    again: 'Start again',
    lost: 'We couldn’t work this out. Check your connection, then start again.',
    chart: (years: number) => `After each of ${say.years(years)}`,
    band: '8 in 10',
    inner: 'Half',
    typical: 'Typical',
    at: 'Years',
    forecast: 'The past isn’t a forecast. This is one country that did well.',
  },
  tables: {
    falls: 'Falls of 10% or more',
    high: 'High',
    low: 'Low',
    lost: 'Lost',
    back: 'Back at the high',
    time: 'Time below it',
    notYet: 'Not yet',
  },
  means: {
    title: 'How the test works',
    items: [
      'Prices are averages of each month, with dividends and interest kept. Days that hurt most disappear in an average, so real falls were deeper.',
      'Money you add buys your target mix at the start of each month. Money you take out comes from each part by its share.',
      'Rebalancing sells what grew and buys what lagged. Here it costs nothing and no tax is due.',
      '10-year Treasuries are a bond bought new every month. Before 1953 their yields are one value a year, so they look too calm.',
      'Cash is 3-month Treasury bills, known by calendar year.',
      'Random futures draw stretches of the record (5 years on average, our choice) and join them. The same numbers give the same futures each time.',
    ],
  },
  next: {
    title: 'Go on from here',
    dca: 'The same amount every month since any past month',
    chart: 'See each market alone, back to 1871',
    risk: 'How much of a fall could you live with?',
    retire: 'How long would savings last in retirement?',
  },
  sources: {
    stocks: 'stocks, dividends, bond yields and prices',
    bills: 'Treasury bills',
    gold: 'gold',
    prices: 'consumer prices',
  },
} as const
