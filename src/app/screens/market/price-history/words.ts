/** Prices over time: what the page says about a stretch of days. */
import { american as say } from '#calculators/kit/say.ts'
import type { Candle, HistoryRange, MarketHistory } from '#wire/market-history.ts'
import { type PriceFigures, priceOf } from './shapes.ts'

type About = Pick<MarketHistory, 'kind' | 'name' | 'currency'>

const closeOf = (about: About, { close }: Candle): string => priceOf(about, close)
const share = (fraction: number): string => say.percent(Math.abs(fraction) * 100, 1)

function moved({ kind }: About, change: number): string {
  const points = Number(Math.abs(change).toFixed(2))
  if (kind === 'rate')
    return points === 0
      ? 'the same as'
      : `${say.number(points, 2)} ${points === 1 ? 'point' : 'points'} ${change > 0 ? 'higher' : 'lower'} than`
  if (Math.abs(change) < 0.0005) return 'about the same as'
  return `${share(change)} ${change > 0 ? 'more' : 'less'} than`
}

export const words = {
  title: 'Prices over time',
  lead: 'Pick a market to see its price day by day, for up to 10 years.',
  market: 'Market',
  range: 'How far back',
  ranges: {
    '1m': '1 month',
    '3m': '3 months',
    '6m': '6 months',
    '1y': '1 year',
    '5y': '5 years',
    '10y': '10 years',
  } satisfies Record<HistoryRange, string>,
  style: 'Drawn as',
  line: 'Line',
  candles: 'Candles',
  show: 'Show the chart',
  asTable: 'View as table',
  asChart: 'View as chart',
  csv: 'CSV',
  loading: 'Loading prices…',
  /** "**Example fund was at $512.20 on Nov 20, 2026, 12.3% more than on Nov 21, 2025.**" */
  headline: (about: About, { first, last, change }: PriceFigures): string =>
    `**${about.name} closed at ${closeOf(about, last)} on ${say.dateShort(last.date)}, ${moved(about, change)} on ${say.dateShort(first.date)}.**`,
  dividends: (growth: number): string =>
    growth < 0
      ? `With dividends reinvested, you’d have lost ${share(growth)}.`
      : `With dividends reinvested, you’d have gained ${share(growth)}.`,
  span: (about: About, { lowest, highest }: PriceFigures): string =>
    `Lowest close: ${closeOf(about, lowest)} on ${say.dateShort(lowest.date)}. Highest: ${closeOf(about, highest)} on ${say.dateShort(highest.date)}.`,
  fall: ({ depth, from, to }: NonNullable<PriceFigures['fall']>): string =>
    `Biggest drop: ${share(depth)}, from ${say.dateShort(from.date)} to ${say.dateShort(to.date)}.`,
  /** What the picture shows, for those who don't see it. */
  picture: (name: string, range: HistoryRange): string =>
    `Daily prices of ${name} over ${words.ranges[range]}. The same numbers are in the table.`,
  candleMeaning:
    'Each candle is a day: the thick part runs from the opening price to the close, the thin lines to the day’s high and low. A hollow candle closed higher than it opened.',
  one: 'There’s only one day of prices so far.',
  sample: 'Sample data: these prices are made up.',
  from: ({ source, asOf }: Pick<MarketHistory, 'source' | 'asOf'>): string =>
    `${source}, through ${say.dateShort(asOf)}. Splits are taken out.`,
  none: (name: string): string => `Nobody gives us daily prices for ${name}.`,
  lost: 'We couldn’t load these prices.',
  pieceLost: 'The chart couldn’t be loaded. The table has the same numbers.',
  again: 'Try again',
  table: (name: string): string => `Daily prices of ${name}`,
  rest: (days: number): string => `The newest ${days} days. The CSV has all of them.`,
  columns: { date: 'Date', open: 'Open', high: 'High', low: 'Low', close: 'Close', dividend: 'Dividend' },
  /** The library's notice asks for its name and this link. */
  drawnWith: 'TradingView Lightweight Charts™',
  drawnWithAddress: 'https://www.tradingview.com/',
}
