import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getAnswer } from '#app/live/query.ts'
import { useMarket } from '#app/live/use-market.ts'
import { type FollowedSymbol, followedSymbols } from '#app/state/followed-symbols.ts'
import { useStored } from '#app/state/use-stored.ts'
import { apiPaths } from '#wire/api-paths.ts'
import type { MarketAnswer, MarketSnapshot } from '#wire/market.ts'
import { type FollowedAnswer, followedAnswer } from '#wire/market-search.ts'

/** How often prices of followed symbols are asked for while the page is looked at (milliseconds): sources here are read once a minute at most. */
const EVERY_MS = 60_000
const get = getAnswer<unknown>({ on401: 'raise' })

/** What is known of the symbols that are followed here. */
export interface Followed {
  readonly symbols: readonly FollowedSymbol[]
  readonly missing: FollowedAnswer['missing']
  /** Why some of their prices are not the newest. */
  readonly reason: string | null
}

/** The market with the symbols followed on this device behind its own lines. Needs a `QueryScreen` around it. */
export function useFollowedMarket(given: MarketAnswer | null) {
  const market = useMarket(given)
  const [stored] = useStored(followedSymbols)
  const symbols = useMemo(() => [...new Map(stored.map((one) => [one.symbol, one])).values()], [stored])
  const asked = symbols.map(({ symbol }) => symbol).join(',')
  const { data, isError, refetch } = useQuery<FollowedAnswer>({
    queryKey: [`${apiPaths.market}/followed?symbols=${encodeURIComponent(asked)}`],
    enabled: asked !== '',
    queryFn: async (context) => followedAnswer.parse(await get(context)),
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  })
  const { snapshot } = market
  const all = useMemo(() => withFollowed(snapshot, symbols, data, isError), [snapshot, symbols, data, isError])
  const followed: Followed = {
    symbols,
    missing: (data?.missing ?? []).filter(({ symbol }) => symbols.some((one) => one.symbol === symbol)),
    reason: symbols.length > 0 ? (data?.reason ?? null) : null,
  }
  const again = (): undefined => {
    market.again()
    if (asked !== '') void refetch()
  }
  return { ...market, snapshot: all, followed, again }
}

/** Our own lines as they are, and behind them what is followed and not among them; the same snapshot where that is nothing. */
export function withFollowed(
  snapshot: MarketSnapshot | null,
  symbols: readonly FollowedSymbol[],
  data: FollowedAnswer | undefined,
  isLost: boolean,
): MarketSnapshot | null {
  const more = (data?.lines ?? []).filter(
    ({ symbol }) =>
      symbols.some((one) => one.symbol === symbol) && !snapshot?.instruments.some((line) => line.symbol === symbol),
  )
  if (!snapshot || more.length === 0) return snapshot
  const lines = isLost ? more.map((line) => ({ ...line, stale: true })) : more
  return { ...snapshot, instruments: [...snapshot.instruments, ...lines] }
}
