/** Seconds since 1970 of the opening in New York on a day of winter. */
const opening = (day: string): number => Date.parse(`${day}T14:30:00Z`) / 1_000
const closing = (day: string): number => Date.parse(`${day}T21:00:00Z`) / 1_000

interface Bar {
  readonly day: string
  readonly close: number | null
  readonly adjusted?: number
}

/** A chart in the form it comes in, invented: a bar without figures, as on a day that is not over. */
export function yahooChartAnswer(symbol: string, bars: readonly Bar[], more: object = {}): string {
  const last = bars.at(-1)?.day ?? '2026-11-20'
  const price = bars.findLast(({ close }) => close !== null)?.close ?? 1
  const figures = (value: (close: number) => number) => bars.map(({ close }) => (close === null ? null : value(close)))
  return JSON.stringify({
    chart: {
      result: [
        {
          meta: {
            currency: symbol === 'USDJPY=X' ? 'JPY' : 'USD',
            symbol,
            exchangeName: 'PCX',
            fullExchangeName: 'NYSEArca',
            instrumentType: 'ETF',
            regularMarketTime: closing(last),
            gmtoffset: -18_000,
            exchangeTimezoneName: 'America/New_York',
            regularMarketPrice: price,
            chartPreviousClose: bars[0]?.close,
            priceHint: 2,
            currentTradingPeriod: { regular: { timezone: 'EST', start: opening(last), end: closing(last) } },
            dataGranularity: '1d',
            range: '1mo',
          },
          timestamp: bars.map(({ day }) => opening(day)),
          ...more,
          indicators: {
            quote: [
              {
                open: figures((close) => close - 1),
                high: figures((close) => close + 2),
                low: figures((close) => close - 2),
                close: figures((close) => close),
                volume: figures(() => 3_120_400),
              },
            ],
            adjclose: [{ adjclose: bars.map(({ close, adjusted }) => adjusted ?? close) }],
          },
        },
      ],
      error: null,
    },
  })
}

export const recordedBars: readonly Bar[] = [
  { day: '2026-11-17', close: 336.1 },
  { day: '2026-11-18', close: null },
  { day: '2026-11-19', close: 338.4 },
  { day: '2026-11-20', close: 341.27 },
]

/** What is said of a symbol it has nothing of. */
export const yahooUnknown = JSON.stringify({
  chart: { result: null, error: { code: 'Not Found', description: 'No data found' } },
})

/** A search in the form it comes in, invented: a share, a fund, one listed abroad, an index, and lines that are no securities. */
export const yahooFinds = JSON.stringify({
  explains: [],
  count: 6,
  quotes: [
    {
      exchange: 'NMS',
      shortname: 'Example Widgets, Inc.',
      quoteType: 'EQUITY',
      symbol: 'EXWI',
      index: 'quotes',
      score: 31_292,
      typeDisp: 'Equity',
      longname: 'Example Widgets, Incorporated',
      exchDisp: 'NASDAQ',
      isYahooFinance: true,
    },
    { exchange: 'PCX', shortname: 'Example US Stock Fund', quoteType: 'ETF', symbol: 'EXUS', isYahooFinance: true },
    { exchange: 'EBS', shortname: 'EXAMPLE WIDGETS', quoteType: 'EQUITY', symbol: 'EXWI.SW', isYahooFinance: true },
    { exchange: 'SNP', shortname: 'Example 500', quoteType: 'INDEX', symbol: '^EX5', isYahooFinance: true },
    { index: 'quotes', name: 'Example Private Co', permalink: 'example-private', isYahooFinance: false },
  ],
  news: [],
  nav: [],
  lists: [],
  totalTime: 20,
})
export const yahooNoFinds = JSON.stringify({ explains: [], count: 0, quotes: [], news: [] })
