import * as z from 'zod/mini'
import { MAX_HISTORY_POINTS } from '#wire/market.ts'
import { type Candle, candle } from '#wire/market-history.ts'
import { type HistoryRequest, type OpenProvider, ProviderError, type QuotesRequest } from '../provider.ts'
import { jsonOf } from './answer-text.ts'
import { aboutLine, changeOf, linesOf } from './lines-of.ts'
import { yahooSearch } from './yahoo-search.ts'

const CHART = 'https://query2.finance.yahoo.com/v8/finance/chart/'
const TITLE = 'Yahoo Finance'

const figures = z.optional(z.array(z.nullable(z.number())))
const meta = z.object({
  symbol: z.string(),
  currency: z.optional(z.nullable(z.string())),
  regularMarketPrice: z.optional(z.number()),
  regularMarketTime: z.optional(z.number()),
  gmtoffset: z.optional(z.number()),
  dataGranularity: z.optional(z.string()),
  exchangeDataDelayedBy: z.optional(z.number()),
  currentTradingPeriod: z.optional(z.object({ regular: z.optional(z.object({ end: z.number() })) })),
})
const events = z.object({
  dividends: z.optional(z.record(z.string(), z.object({ date: z.number(), amount: z.number() }))),
  splits: z.optional(
    z.record(z.string(), z.object({ date: z.number(), numerator: z.number(), denominator: z.number() })),
  ),
})
const result = z.object({
  meta,
  timestamp: z.optional(z.array(z.number())),
  events: z.optional(events),
  indicators: z.object({
    quote: z.array(z.object({ open: figures, high: figures, low: figures, close: figures, volume: figures })),
    adjclose: z.optional(z.array(z.object({ adjclose: figures }))),
  }),
})
type Chart = z.infer<typeof result>
const answer = z.object({ chart: z.object({ result: z.nullable(z.array(result)) }) })

/** Prices of the public chart, for an operator who has read its terms. One call a symbol, each with a month of days. */
export const yahooChart: OpenProvider = ({ yahoo }) =>
  yahoo
    ? {
        id: 'yahoo-chart',
        title: TITLE,
        url: 'https://finance.yahoo.com/',
        hosts: ['query2.finance.yahoo.com'],
        limits: { perMinute: 30, perDay: 8_000 },
        terms: {
          text: 'No public service: for personal use, and not to be passed on. The operator answers for switching it on.',
          url: 'https://legal.yahoo.com/us/en/yahoo/terms/otos/index.html',
        },
        abilities: {
          quotes: async (request) => ({
            instruments: await linesOf(request, request.symbols, (one) => quote(request, one)),
          }),
          history: async (request) => await history(request),
          search: async (request) => await yahooSearch(request),
        },
      }
    : null

async function chartOf({ read }: Pick<QuotesRequest, 'read'>, symbol: string, query: string): Promise<Chart> {
  const text = await read(`${CHART}${encodeURIComponent(symbol)}?${query}`)
  const parsed = answer.safeParse(jsonOf(text))
  if (!parsed.success) throw new ProviderError('The answer has another form.')
  const [chart] = parsed.data.chart.result ?? []
  if (!chart) throw new ProviderError('It has nothing under this symbol.', { why: 'unknown' })
  if (chart.meta.symbol.toUpperCase() !== symbol) throw new ProviderError('The answer is about another symbol.')
  return chart
}

/** The newest price as a line; the previous close is that of the last day before it. Null for a symbol without a price. */
async function quote(request: QuotesRequest, symbol: string): Promise<object | null> {
  const watched = aboutLine(request, symbol)
  if (!watched) return null
  const chart = await chartOf(request, symbol, 'range=1mo&interval=1d')
  const { regularMarketPrice: price, regularMarketTime: time, currency, exchangeDataDelayedBy: delay } = chart.meta
  if (price === undefined || time === undefined || !currency) return null
  const closes = candlesIn(chart)
  const today = dayOf(time, chart)
  const before = closes.filter(({ date }) => date < today)
  const previousClose = before.at(-1)?.close ?? null
  const ends = chart.meta.currentTradingPeriod?.regular?.end
  return {
    ...watched,
    price,
    ...changeOf(price, previousClose),
    currency,
    asOf: new Date(time * 1_000).toISOString(),
    source: TITLE,
    delayed: delay !== 0,
    delayMinutes: delay ?? null,
    endOfDay: ends !== undefined && time >= ends,
    sample: false,
    stale: false,
    history: [...before.map(({ close }) => close), price].slice(-MAX_HISTORY_POINTS),
  }
}

/** Days of trading asked for: a little more than the range, so that its first day is in. */
const days: Readonly<Record<HistoryRequest['range'], number>> = {
  '1m': 40,
  '3m': 100,
  '6m': 190,
  '1y': 375,
  '5y': 1_835,
  '10y': 3_665,
}

async function history(request: HistoryRequest): Promise<{ currency: string | null; candles: Candle[] }> {
  const to = Math.floor(request.now / 1_000)
  const from = to - days[request.range] * 86_400
  const chart = await chartOf(request, request.symbol, `period1=${from}&period2=${to}&interval=1d&events=div%7Csplit`)
  if (chart.meta.dataGranularity !== undefined && chart.meta.dataGranularity !== '1d')
    throw new ProviderError('The answer is not by day.')
  return { currency: chart.meta.currency ?? null, candles: candlesIn(chart) }
}

/** Bars in the time of their exchange. Two hours are added: a bar begins at the start of its day, and the offset is that of the newest day. */
const dayOf = (time: number, { meta: { gmtoffset = 0 } }: Chart): string =>
  new Date((time + gmtoffset + 7_200) * 1_000).toISOString().slice(0, 10)

/** Every bar with a close, oldest first, with what was paid and split on its day. Bars without one (holidays, a day not over) are passed over. */
function candlesIn(chart: Chart): Candle[] {
  const [quotes] = chart.indicators.quote
  const adjusted = chart.indicators.adjclose?.[0]?.adjclose
  const dividends = byDay(chart.events?.dividends, chart, ({ amount }) => amount)
  const splits = byDay(chart.events?.splits, chart, ({ numerator, denominator }) => numerator / denominator)
  const candles = new Map<string, Candle>()
  for (const [at, time] of (chart.timestamp ?? []).entries()) {
    const date = dayOf(time, chart)
    const read = candle.safeParse({
      date,
      open: quotes?.open?.[at] ?? null,
      high: quotes?.high?.[at] ?? null,
      low: quotes?.low?.[at] ?? null,
      close: quotes?.close?.[at] ?? null,
      adjusted: adjusted?.[at] ?? null,
      volume: quotes?.volume?.[at] ?? null,
      dividend: dividends.get(date) ?? 0,
      split: splits.get(date) ?? 1,
    })
    if (read.success) candles.set(date, read.data)
  }
  return [...candles.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function byDay<Event extends { readonly date: number }>(
  told: Readonly<Record<string, Event>> | undefined,
  chart: Chart,
  value: (event: Event) => number,
): ReadonlyMap<string, number> {
  return new Map(Object.values(told ?? {}).map((event) => [dayOf(event.date, chart), value(event)]))
}
