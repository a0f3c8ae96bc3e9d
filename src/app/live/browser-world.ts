/** The browser as the market line sees it. */
import { apiPaths } from '#wire/api-paths.ts'
import { LIVE_PATH } from '#wire/live-path.ts'
import { type MarketAnswer, marketAnswer } from '#wire/market.ts'
import type { LineSocket, LineWorld } from './market-socket.ts'
import { requireSuccess } from './require-success.ts'

/** A page hidden this long (milliseconds) lets go of its line. */
export const HIDDEN_LIMIT_MS = 5 * 60_000

/** An answer over HTTP that takes longer (milliseconds) is given up. */
const ANSWER_MS = 15_000

/** Same host as the page; secure when the page is. */
export const socketAddress = (page: { readonly protocol: string; readonly host: string }): string =>
  `${page.protocol === 'https:' ? 'wss:' : 'ws:'}//${page.host}${LIVE_PATH}`

function connect(): LineSocket {
  const socket = new WebSocket(socketAddress(window.location))
  const line: LineSocket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onclose: null,
    onerror: null,
    onmessage: null,
  }
  socket.onopen = () => line.onopen?.()
  socket.onclose = () => line.onclose?.()
  socket.onerror = () => line.onerror?.()
  socket.onmessage = (event: MessageEvent<unknown>) => line.onmessage?.(event)
  return line
}

/** Asks for the market; the browser sends the tag it was told, and hears no more than 304 where nothing changed. */
function askMarket(): () => Promise<MarketAnswer | null> {
  let known: string | null = null
  return async () => {
    const answer = await fetch(apiPaths.market, { credentials: 'include', signal: AbortSignal.timeout(ANSWER_MS) })
    await requireSuccess(answer)
    const tag = answer.headers.get('etag')
    if (tag !== null && tag === known) {
      await answer.body?.cancel()
      return null
    }
    const read = marketAnswer.parse(await answer.json())
    known = tag
    return read
  }
}

/** Calls back whenever the page is shown or hidden, and whenever the connection comes or goes. */
function onSight(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export function browserWorld(): LineWorld {
  let hiddenTooLong = false
  return {
    connect,
    ask: askMarket(),
    inSight: () => navigator.onLine && document.visibilityState === 'visible',
    onSight,
    wait: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    now: () => Date.now(),
    chance: () => Math.random(),
    awake: () => navigator.onLine && !hiddenTooLong,
    onWake: (changed) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const seen = () => {
        clearTimeout(timer)
        if (document.visibilityState === 'hidden') {
          timer = setTimeout(() => {
            hiddenTooLong = true
            changed()
          }, HIDDEN_LIMIT_MS)
        } else {
          hiddenTooLong = false
          changed()
        }
      }
      document.addEventListener('visibilitychange', seen)
      window.addEventListener('online', changed)
      window.addEventListener('offline', changed)
      seen()
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', seen)
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
      }
    },
    log: (text) => console.warn(text),
  }
}
