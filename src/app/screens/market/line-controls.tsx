import { useId, useState } from 'react'
import { DEFAULT_REFRESH_MS } from '#wire/refresh-interval.ts'
import { failureText } from '../../live/failure.ts'
import type { useMarket } from '../../live/use-market.ts'
import { Icon } from '../../ui/icon.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { timeText } from './price-text.ts'
import { useNow } from './use-now.ts'

const intervals: readonly (readonly [string, string])[] = [
  ['10000', 'Every 10 seconds'],
  [String(DEFAULT_REFRESH_MS), 'Every 30 seconds'],
  ['60000', 'Every minute'],
  ['300000', 'Every 5 minutes'],
]

/** How often a page without a live line looks for newer values (milliseconds). */
const everyText = (every: number): string =>
  `checking ${(intervals.find(([value]) => value === String(every))?.[1] ?? `Every ${Math.round(every / 1000)} seconds`).toLowerCase()}`

/** Connection, last update, refresh now, refresh by itself. */
export function LineControls({ market }: { readonly market: ReturnType<typeof useMarket> }) {
  const { line, snapshot, refresh, refreshing, refused } = market
  const [interval, setInterval] = useState(String(DEFAULT_REFRESH_MS))
  const id = useId()
  const connected = line.status === 'connected'
  // The time of the prices on the page: an update that was older than they are has changed neither.
  const last = snapshot?.timestamp ?? line.lastUpdate
  const now = useNow(last ?? '')
  return (
    <section
      className="card mb-5 grid gap-4 p-4 md:grid-cols-[1fr_auto] md:items-center md:p-5"
      aria-label="Connection and refresh"
    >
      <div>
        <p className="flex items-center gap-2 font-semibold" role="status">
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-full ${connected ? 'bg-green' : 'border-2 border-ink-3'}`}
          />
          {connected ? 'Connected' : 'Not connected'}
          {!connected && line.asksEvery !== null ? (
            <span className="font-normal text-ink-2 text-sm">· {everyText(line.asksEvery)}</span>
          ) : null}
        </p>
        <p className="text-ink-2 text-sm">Last update: {last ? timeText(last, now) : 'none yet'}</p>
        <p aria-live="polite" className="text-sm text-warn">
          {refused ? `Not refreshed. ${failureText(refused)}` : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label htmlFor={id} className="flex items-center gap-2.5 text-sm">
          <input
            id={id}
            type="checkbox"
            role="switch"
            aria-checked={line.autoRefresh}
            className="switch"
            checked={line.autoRefresh}
            disabled={!connected}
            onChange={(event) =>
              event.target.checked ? line.startAutoRefresh(Number(interval)) : line.stopAutoRefresh()
            }
          />
          Auto-refresh
        </label>
        <SelectBox
          label="Refresh interval"
          labelHidden
          value={interval}
          options={intervals}
          onChange={(next) => {
            if (next === '') return
            setInterval(next)
            if (line.autoRefresh) line.startAutoRefresh(Number(next))
          }}
        />
        <button type="button" className="button button-main" onClick={refresh} disabled={refreshing}>
          <Icon
            name="refresh-cw"
            className={`size-[17px] ${refreshing ? 'animate-spin motion-reduce:animate-none' : ''}`}
          />
          {refreshing ? 'Refreshing…' : 'Refresh'}
        </button>
      </div>
    </section>
  )
}
