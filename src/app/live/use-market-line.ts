import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '../ui/toast.ts'
import { browserWorld } from './browser-world.ts'
import { isCrawler } from './crawler.ts'
import { type LineEvent, type LineState, lineAtRest, type MarketLine, marketLine } from './market-socket.ts'

/** Name of the window event that carries each market update to the rest of the page. */
export const MARKET_EVENT = 'market-data-update'

let line: MarketLine | undefined
let users = 0

/** What the visitor is told about the line (spec 9). */
function announce(event: LineEvent): void {
  if (event.type === 'update') {
    window.dispatchEvent(new CustomEvent(MARKET_EVENT, { detail: event.message }))
  } else if (event.type === 'connected') {
    toast({
      title: 'Connected to Truepenny data service',
      description: 'You will receive real-time market updates',
      tone: 'good',
    })
  } else if (event.on) {
    toast({
      title: 'Auto-refresh enabled',
      description: `Market data will refresh every ${Math.round(event.interval / 1000)} seconds`,
    })
  } else toast({ title: 'Auto-refresh disabled', description: 'Manual refresh is still available' })
}

function theLine(): MarketLine | undefined {
  if (typeof window === 'undefined' || isCrawler(navigator.userAgent)) return undefined
  if (!line) {
    line = marketLine(browserWorld())
    line.onEvent(announce)
  }
  return line
}
const subscribe = (listener: () => void) => theLine()?.subscribe(listener) ?? (() => {})
const read = (): LineState => theLine()?.state() ?? lineAtRest

/** Opens the line while a screen that needs the market is on, and lets it go a moment after the last one left. */
export function useMarketLine(): LineState & {
  readonly startAutoRefresh: (interval?: number) => void
  readonly stopAutoRefresh: () => void
} {
  const state = useSyncExternalStore(subscribe, read, () => lineAtRest)
  useEffect(() => {
    const current = theLine()
    users += 1
    current?.start()
    return () => {
      users -= 1
      setTimeout(() => {
        if (users === 0) current?.stop()
      }, 1000)
    }
  }, [])
  return {
    ...state,
    startAutoRefresh: (interval) => theLine()?.startAutoRefresh(interval),
    stopAutoRefresh: () => theLine()?.stopAutoRefresh(),
  }
}
