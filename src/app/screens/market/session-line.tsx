import type { MarketSnapshot } from '#wire/market.ts'
import { sampleMoves, sessionText } from './session-text.ts'
import { useNow } from './use-now.ts'

/** Whether the exchange trades, as the newest values say. */
export function SessionLine({ snapshot }: { readonly snapshot: MarketSnapshot }) {
  const text = sessionText(snapshot.session, useNow(snapshot.timestamp))
  if (text === null) return null
  const isMoving = snapshot.sample && snapshot.session?.state !== 'open'
  return (
    <p className="mb-3 text-ink-2 text-sm">
      {text}
      {isMoving ? ` ${sampleMoves}` : ''}
    </p>
  )
}
