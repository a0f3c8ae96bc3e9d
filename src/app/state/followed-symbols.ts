/** Stocks and funds outside our own list that somebody follows on this device. */
import { symbolPattern } from '#wire/market.ts'
import { MOST_FOLLOWED } from '#wire/market-search.ts'
import { one, record } from './shape.ts'
import { choice, text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface FollowedSymbol {
  readonly symbol: string
  readonly name: string
  readonly kind: 'stock' | 'etf'
}

export const followedShape = list(
  { of: 'stocks and funds', most: MOST_FOLLOWED },
  record<FollowedSymbol>({
    symbol: one((data: unknown): data is string => typeof data === 'string' && symbolPattern.test(data)),
    name: text(120),
    kind: choice(['stock', 'etf']),
  }),
)

export const followedSymbols = stored<readonly FollowedSymbol[]>('followed-symbols', {
  version: 1,
  area: 'local',
  initial: [],
  shape: followedShape,
})

/** False where there is no room for another. */
export const follow = (found: FollowedSymbol): boolean =>
  followedSymbols.set((now) => [...now.filter(({ symbol }) => symbol !== found.symbol), found])
export const unfollow = (symbol: string): boolean =>
  followedSymbols.set((now) => now.filter((one) => one.symbol !== symbol))
