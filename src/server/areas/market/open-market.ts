import { systemClock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { readWeb } from '../../web/read-web.ts'
import { Asking, type ReadAddress } from './asking.ts'
import { CallBudget } from './call-budget.ts'
import { MarketFeed, type SharedMarket } from './feed.ts'
import { FollowedSymbols } from './followed-symbols.ts'
import { HistoryFeed } from './history-feed.ts'
import { outsideProviders } from './providers.ts'
import { Published } from './published.ts'
import { sampleProvider } from './sample-provider.ts'
import type { MarketRepository } from './store.ts'
import { SymbolSearch } from './symbol-search.ts'
import { watchList } from './watch-list.ts'

/** The name under which the last good prices are kept. */
export const QUOTES = 'quotes'

export interface MarketParts {
  readonly feed: MarketFeed
  readonly history: HistoryFeed
  readonly rates: Published
  readonly search: SymbolSearch
  readonly followed: FollowedSymbols
}

export interface OpenMarketOptions {
  readonly config: Pick<Config, 'market' | 'providers' | 'publicOrigins'>
  readonly store: MarketRepository
  /** Names this run of the service. */
  readonly epoch: string
  readonly shared: SharedMarket | undefined
  /** A source failed. */
  readonly onFailure: (provider: string, error: unknown) => void
  /** The store failed: what is kept there is then known here alone. */
  readonly onError: (error: unknown) => void
}

/** How often outside prices are asked for (milliseconds): while there is trading, around it, and while there is none. */
const paces = { open: 60_000, before: 300_000, after: 300_000, closed: 900_000 } as const
/** Ten years of a symbol are about half a megabyte. */
const MOST_BYTES = 5_000_000

/** Everything about market figures, over the sources that the settings leave in. */
export function openMarket(options: OpenMarketOptions): MarketParts {
  const { config, store, epoch, shared, onFailure, onError } = options
  const { seed, floorMs, timeoutMs } = config.market
  const providers = outsideProviders(config.providers)
  const budget = new CallBudget({ counts: store, wall: systemClock.wall, onError })
  const asking = new Asking({ timeoutMs, budget, readAddress: reader(config.publicOrigins[0], timeoutMs), onFailure })
  const sample = sampleProvider(seed)
  const search = new SymbolSearch({ providers, asking })
  const paceMs = (state: keyof typeof paces) => paces[state]
  return {
    feed: new MarketFeed({
      providers,
      fallback: sample,
      symbols: watchList.map(({ symbol }) => symbol),
      floorMs,
      paceMs,
      timeoutMs,
      epoch,
      shared,
      asking,
      keep: async (reading) => await store.keepReading(QUOTES, reading).catch(onError),
    }),
    history: new HistoryFeed({
      providers,
      sample,
      asking,
      store,
      onError,
      named: async (symbol) => await search.named(symbol),
    }),
    rates: new Published({ providers, asking, store, onError }),
    search,
    followed: new FollowedSymbols({ providers, search, asking, paceMs }),
  }
}

/** Reads the web under a name that says who asks, and goes nowhere but to the machines named. */
function reader(site: string | undefined, timeMs: number): ReadAddress {
  const name = `Truepenny/1.0 (reads published figures a few times a day${site ? `; ${site}` : ''})`
  return ({ url, headers, hosts, signal }) =>
    readWeb(
      { url, headers: { 'user-agent': name, accept: '*/*', 'accept-encoding': 'identity', ...headers }, signal },
      { mostBytes: MOST_BYTES, timeMs, mayAsk: (host) => hosts.includes(host) },
    )
}
