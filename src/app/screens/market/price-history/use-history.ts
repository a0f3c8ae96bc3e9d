import { useCallback, useEffect, useState } from 'react'
import { AnswerError, type Failure, failureOf, OddError } from '#app/live/failure.ts'
import { requireSuccess } from '#app/live/require-success.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { type HistoryRange, type MarketHistory, marketHistory } from '#wire/market-history.ts'

export interface HistoryAnswer {
  /** The last one that came: it stays in sight, dimmed, until what is asked for now is here. */
  readonly history: MarketHistory | null
  readonly isWaiting: boolean
  /** Nobody has prices of this symbol. */
  readonly isUnknown: boolean
  readonly failure: Failure | null
  readonly again: () => void
}

interface State {
  readonly history: MarketHistory | null
  readonly isWaiting: boolean
  readonly isUnknown: boolean
  readonly failure: Failure | null
}
const start: State = { history: null, isWaiting: false, isUnknown: false, failure: null }

/** Daily prices of a symbol; nothing is asked while `symbol` is null. What was asked before is cancelled. */
export function useHistory(symbol: string | null, range: HistoryRange): HistoryAnswer {
  const [state, setState] = useState(start)
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((now) => now + 1), [])
  useEffect(() => {
    if (symbol === null || tries < 0) return
    const stop = new AbortController()
    setState((now) => ({ ...now, isWaiting: true, isUnknown: false, failure: null }))
    load(symbol, range, stop.signal)
      .then((history) => setState({ ...start, history }))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        const isUnknown = error instanceof AnswerError && error.status === 404
        setState({ ...start, isUnknown, failure: isUnknown ? null : failureOf(error, navigator.onLine) })
      })
    return () => stop.abort()
  }, [symbol, range, tries])
  return { ...state, again }
}

async function load(symbol: string, range: HistoryRange, signal: AbortSignal): Promise<MarketHistory> {
  const asked = new URLSearchParams({ symbol, range })
  const answer = await fetch(`${apiPaths.market}/history?${asked}`, { credentials: 'include', signal })
  await requireSuccess(answer)
  const read = marketHistory.safeParse(await answer.json())
  if (!read.success || read.data.symbol !== symbol || read.data.range !== range)
    throw new OddError('The prices could not be read.')
  return read.data
}
