import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiPaths, REFRESH_PATH } from '#wire/api-paths.ts'
import type { MarketUpdateMessage } from '#wire/live-messages.ts'
import { type MarketAnswer, marketAnswer } from '#wire/market.ts'
import { useStored } from '../state/use-stored.ts'
import { toast } from '../ui/toast.ts'
import { failureOf } from './failure.ts'
import { newest, rememberedMarket } from './newest-snapshot.ts'
import { getAnswer } from './query.ts'
import { requireSuccess } from './require-success.ts'
import { MARKET_EVENT, useMarketLine } from './use-market-line.ts'

const MARKET_PATH = apiPaths.market
/** What a line gets to bring its first values. */
const PATIENCE_MS = 2500
const get = getAnswer<unknown>({ on401: 'raise' })

/** Asks the server to look for newer prices (spec 7): JSON content type, no body. */
async function askForRefresh(): Promise<void> {
  const response = await fetch(REFRESH_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
  })
  await requireSuccess(response)
}

/**
 * The market as last known: from the server; before it answers the newer of what the page came with (`given`) and of this
 * browser's memory, and the same when it does not answer (`fromMemory`). Opens no line. `asks` is false while somebody else brings
 * the values.
 */
export function useMarketAnswer(given: MarketAnswer | null, asks = true) {
  const client = useQueryClient()
  const [remembered] = useStored(rememberedMarket)
  const query = useQuery<MarketAnswer>({
    queryKey: [MARKET_PATH],
    enabled: asks,
    queryFn: async (context) => {
      const came = marketAnswer.parse(await get(context))
      const kept = newest(client.getQueryData<MarketAnswer>([MARKET_PATH]), came)
      rememberedMarket.set(kept)
      return kept
    },
  })
  const before = given ? newest(remembered, given) : remembered
  const answer = query.data ?? before
  return {
    snapshot: answer?.data ?? null,
    fromMemory: query.data === undefined && before !== null && query.isError,
    loading: query.isPending,
    /** Why the server's values did not come; null while they did. */
    problem: query.isError ? failureOf(query.error, navigator.onLine) : null,
    again: () => void query.refetch(),
  }
}

/** The same with the live line, the refresh button and auto-refresh. Needs a `QueryScreen` around it. */
export function useMarket(given: MarketAnswer | null) {
  const client = useQueryClient()
  const line = useMarketLine()
  // A page that came with values hears newer ones on the line; it asks only where the line stays silent.
  const isSilent = useSilence(line.lastUpdate)
  const market = useMarketAnswer(given, given === null || isSilent)
  useEffect(() => {
    const hear = (event: Event) => {
      const { timestamp, data, seq, epoch } = (event as CustomEvent<MarketUpdateMessage>).detail
      const known = client.getQueryData<MarketAnswer>([MARKET_PATH]) ?? given
      const kept = newest(known, { timestamp, data, seq, epoch })
      client.setQueryData([MARKET_PATH], kept)
      rememberedMarket.set(kept)
    }
    window.addEventListener(MARKET_EVENT, hear)
    return () => window.removeEventListener(MARKET_EVENT, hear)
  }, [client, given])
  const refresh = useMutation({
    mutationFn: askForRefresh,
    onSuccess: async () => {
      await client.refetchQueries({ queryKey: [MARKET_PATH] })
      toast({ title: 'Data refreshed', tone: 'good' })
    },
    onError: (error) => console.error('The market prices couldn’t be refreshed.', error),
  })
  return {
    ...market,
    refresh: () => refresh.mutate(),
    refreshing: refresh.isPending,
    /** Why the last press on Refresh brought nothing; null when it did. */
    refused: refresh.isError ? failureOf(refresh.error, navigator.onLine) : null,
    line,
  }
}

/** True once the line has brought nothing for so long that the page had better ask. */
function useSilence(lastUpdate: string | null): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (lastUpdate !== null) return
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [lastUpdate])
  return isLong && lastUpdate === null
}
