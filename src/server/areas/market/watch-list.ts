import type { Instrument } from '#wire/market.ts'

/** A line of the market screen as outside sources are asked for it. */
export interface WatchedLine
  extends Required<Pick<Instrument, 'symbol' | 'name' | 'kind' | 'currency' | 'explanation'>> {}

/** The lines shown where an outside source gives them, in the order of the screen. Symbols as Yahoo writes them; plain ones are those of the exchange. */
export const watchList: readonly WatchedLine[] = [
  {
    symbol: '^GSPC',
    name: 'S&P 500',
    kind: 'index',
    currency: 'USD',
    explanation:
      'About 500 of the largest US companies, weighted by what they’re worth. Most people who own “the market” own a fund that follows it. Dividends aren’t in it.',
  },
  {
    symbol: '^DJI',
    name: 'Dow Jones Industrial Average',
    kind: 'index',
    currency: 'USD',
    explanation:
      '30 large US companies, weighted by the price of one share. Old and often quoted, but a narrow picture.',
  },
  {
    symbol: '^IXIC',
    name: 'Nasdaq Composite',
    kind: 'index',
    currency: 'USD',
    explanation: 'Nearly every stock listed on Nasdaq. Technology companies weigh most, so it swings more.',
  },
  {
    symbol: '^RUT',
    name: 'Russell 2000',
    kind: 'index',
    currency: 'USD',
    explanation: 'About 2,000 smaller US companies. They tend to swing more than large ones.',
  },
  {
    symbol: 'VTI',
    name: 'US stocks, whole market (VTI)',
    kind: 'etf',
    currency: 'USD',
    explanation: 'A fund of nearly every US stock. One share is a small piece of each.',
  },
  {
    symbol: 'VXUS',
    name: 'Stocks outside the US (VXUS)',
    kind: 'etf',
    currency: 'USD',
    explanation: 'A fund of stocks from dozens of other countries. Its price also moves with the dollar.',
  },
  {
    symbol: 'BND',
    name: 'US bonds, whole market (BND)',
    kind: 'etf',
    currency: 'USD',
    explanation:
      'A fund of US government and company bonds. When interest rates rise, its price falls, and the interest it pays goes up.',
  },
  {
    symbol: 'GLD',
    name: 'Gold (GLD)',
    kind: 'etf',
    currency: 'USD',
    explanation: 'A fund that holds gold bars. Gold pays no interest and no dividends: all you can gain is the price.',
  },
  {
    symbol: 'EURUSD=X',
    name: 'Euro in US dollars',
    kind: 'fx',
    currency: 'USD',
    explanation: 'How many dollars one euro costs. When it rises, a trip to the euro area costs you more.',
  },
  {
    symbol: 'USDJPY=X',
    name: 'US dollar in yen',
    kind: 'fx',
    currency: 'JPY',
    explanation: 'How many Japanese yen one dollar buys. When it rises, your dollars go further in Japan.',
  },
]

const bySymbol = new Map(watchList.map((line) => [line.symbol, line]))
export const watchedLine = (symbol: string): WatchedLine | undefined => bySymbol.get(symbol)
