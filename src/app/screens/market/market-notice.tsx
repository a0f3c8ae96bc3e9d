import type { MarketSnapshot } from '#wire/market.ts'
import { type Failure, failureText } from '../../live/failure.ts'
import { timeText } from './price-text.ts'
import { useNow } from './use-now.ts'

/** What a reader must know before the numbers: made up, old, or from this browser's memory. */
export function MarketNotice({
  snapshot,
  problem,
}: {
  readonly snapshot: MarketSnapshot
  /** Why the server's values did not come: these are from memory then. */
  readonly problem: Failure | null
}) {
  const now = useNow(snapshot.timestamp)
  const time = timeText(snapshot.timestamp, now)
  const since = snapshot.failingSince ? `No source has answered since ${timeText(snapshot.failingSince, now)}.` : ''
  return (
    <>
      {problem ? (
        <p className="mb-3 rounded-md bg-warn-tint p-3 text-sm text-warn" role="status">
          {failureText(problem)} Until then, these are the last values this browser saw, from {time}.
        </p>
      ) : snapshot.stale ? (
        <p className="mb-3 rounded-md bg-warn-tint p-3 text-sm text-warn" role="status">
          {snapshot.reason ?? 'Newer values couldn’t be loaded.'} These are from {time}. {since}
        </p>
      ) : null}
      {snapshot.sample ? (
        <p className="mb-3 rounded-md bg-copper-tint p-3 text-sm">
          <strong>Sample data.</strong> These companies and prices are made up to show how the page works. They aren’t
          real quotes. {snapshot.reason} {since}
        </p>
      ) : null}
    </>
  )
}
