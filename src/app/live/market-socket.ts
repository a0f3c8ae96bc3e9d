/**
 * The line to the market: connect, say who we are, ask for updates, listen, come back after a loss. It knows nothing of React;
 * the browser is handed in, so that a test can play it.
 */
import {
  type ClientMessageInput,
  GUEST_USER_ID,
  type MarketUpdateMessage,
  readServerMessage,
} from '#wire/live-messages.ts'
import type { MarketAnswer } from '#wire/market.ts'
import { DEFAULT_REFRESH_MS } from '#wire/refresh-interval.ts'
import { HEALTHY_AFTER_MS, reconnectWait } from './backoff.ts'
import { marketPolls, type PollWorld } from './market-polls.ts'
import { newest } from './newest-snapshot.ts'

export type LineStatus = 'disconnected' | 'connected'
export interface LineState {
  readonly status: LineStatus
  /** On while the server says it sends updates by itself. */
  readonly autoRefresh: boolean
  /** Milliseconds between updates, as the server confirmed it. */
  readonly interval: number
  /** ISO time of the newest update that came, which need not be the last one; null before the first. */
  readonly lastUpdate: string | null
  /** How often (milliseconds) the page asks over HTTP, because no socket brings anything; null while it does not, or in vain. */
  readonly asksEvery: number | null
}
export type LineEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'update'; readonly message: MarketUpdateMessage }
  | { readonly type: 'auto-refresh'; readonly on: boolean; readonly interval: number }

export interface LineSocket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onerror: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}
/** The world as the line sees it. */
export interface LineWorld extends PollWorld<MarketAnswer> {
  readonly connect: () => LineSocket
  /** False when offline, or hidden for more than five minutes. */
  readonly awake: () => boolean
  /** Calls back whenever `awake` may have changed. */
  readonly onWake: (changed: () => void) => () => void
  readonly log: (text: string) => void
}
export interface MarketLine {
  readonly start: () => void
  readonly stop: () => void
  readonly state: () => LineState
  readonly subscribe: (listener: () => void) => () => void
  readonly onEvent: (listener: (event: LineEvent) => void) => () => void
  readonly startAutoRefresh: (interval?: number) => void
  readonly stopAutoRefresh: () => void
}

/** A status of auto-refresh this page does not know. Whatever it is, it is not 'started', so the flag goes off. */
function isOtherStatus(data: unknown): boolean {
  try {
    return (JSON.parse(String(data)) as { type?: unknown } | null)?.type === 'auto-refresh-status'
  } catch {
    return false
  }
}

const atRest: LineState = {
  status: 'disconnected',
  autoRefresh: false,
  interval: DEFAULT_REFRESH_MS,
  lastUpdate: null,
  asksEvery: null,
}

export function marketLine(world: LineWorld): MarketLine {
  let state = atRest
  let socket: LineSocket | null = null
  let running = false
  let failures = 0
  let cancelRetry: (() => void) | null = null
  let stopWatching: (() => void) | null = null
  /** What the visitor asked for; asked again after a reconnect. */
  let wished: number | null = null
  let newestUpdate: MarketUpdateMessage | null = null
  const listeners = new Set<() => void>()
  const ears = new Set<(event: LineEvent) => void>()

  const change = (part: Partial<LineState>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }
  const tell = (event: LineEvent) => {
    for (const ear of [...ears]) ear(event)
  }
  const say = (message: ClientMessageInput) => {
    if (state.status === 'connected') socket?.send(JSON.stringify(message))
  }

  const take = (message: MarketUpdateMessage) => {
    newestUpdate = newest(newestUpdate, message)
    change({ lastUpdate: newestUpdate.timestamp })
    tell({ type: 'update', message })
  }
  /** Where no socket opens, or one that opens brings nothing, the page asks at the same rhythm until one does. */
  const polls = marketPolls(world, {
    hear: (answer) => take({ type: 'market-update', ...answer }),
    tell: (asksEvery) => {
      if (state.asksEvery !== asksEvery) change({ asksEvery })
    },
  })

  const hear = (data: unknown) => {
    const message = typeof data === 'string' ? readServerMessage(data) : undefined
    if (!message) {
      if (isOtherStatus(data)) change({ autoRefresh: false })
      return world.log('A message of the market line could not be read.')
    }
    polls.stop()
    if (message.type === 'market-update') take(message)
    else if (message.type === 'auto-refresh-status') {
      const on = message.status === 'started'
      change({ autoRefresh: on, interval: message.interval })
      tell({ type: 'auto-refresh', on, interval: message.interval })
    } else if (message.type === 'error') world.log(`The market line refused a message: ${message.code}.`)
  }

  const open = () => {
    if (!running || socket || !world.awake()) return
    cancelRetry?.()
    cancelRetry = null
    polls.start()
    let mine: LineSocket
    try {
      mine = world.connect()
    } catch {
      world.log('The market line could not be opened.')
      retry()
      return
    }
    socket = mine
    let openedAt: number | null = null
    mine.onopen = () => {
      openedAt = world.now()
      change({ status: 'connected' })
      say({ type: 'auth', userId: GUEST_USER_ID })
      if (wished !== null) say({ type: 'start-auto-refresh', interval: wished })
      tell({ type: 'connected' })
    }
    mine.onmessage = (event) => hear(event.data)
    mine.onerror = () => world.log('The market line reported an error.')
    mine.onclose = () => {
      if (socket !== mine) return
      socket = null
      if (openedAt !== null && world.now() - openedAt >= HEALTHY_AFTER_MS) failures = 0
      change({ status: 'disconnected', autoRefresh: false })
      polls.start()
      retry()
    }
  }
  const retry = () => {
    if (!running || cancelRetry) return
    cancelRetry = world.wait(
      () => {
        cancelRetry = null
        open()
      },
      reconnectWait(failures, world.chance()),
    )
    failures += 1
  }
  const drop = () => {
    const old = socket
    socket = null
    polls.pause()
    cancelRetry?.()
    cancelRetry = null
    if (old) {
      old.onopen = null
      old.onmessage = null
      old.onerror = null
      old.onclose = null
      old.close()
    }
    if (state.status === 'connected' || state.autoRefresh) change({ status: 'disconnected', autoRefresh: false })
  }

  return {
    start: () => {
      if (running) return
      running = true
      stopWatching = world.onWake(() => (world.awake() ? open() : drop()))
      open()
    },
    stop: () => {
      if (!running) return
      running = false
      stopWatching?.()
      stopWatching = null
      drop()
      polls.stop()
      failures = 0
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEvent: (ear) => {
      ears.add(ear)
      return () => ears.delete(ear)
    },
    startAutoRefresh: (interval = DEFAULT_REFRESH_MS) => {
      wished = interval
      polls.setRhythm(interval)
      say({ type: 'start-auto-refresh', interval })
    },
    stopAutoRefresh: () => {
      wished = null
      polls.setRhythm(null)
      say({ type: 'stop-auto-refresh' })
    },
  }
}

/** The state before anything has happened, for pre-rendered pages. */
export const lineAtRest = atRest
