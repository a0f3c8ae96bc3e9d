import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import type { OpenConnections } from './http/open-connections.ts'
import type { Hub } from './live/hub.ts'

export interface Closing {
  readonly server: Server
  readonly hub: Pick<Hub, 'drain'>
  readonly connections: Pick<OpenConnections, 'taken'>
  /** Called when the port is free: whatever else the next process will want goes with it. */
  readonly onFree: () => void
  /** Requests are still taken for so long (milliseconds). */
  readonly drainMs: number
  /** The goodbyes to sockets are spread over this time, which runs from the start (milliseconds). */
  readonly closeSpreadMs: number
  /** Requests that take longer than this, counted from the end of the window, are cut (milliseconds). */
  readonly shutdownMs: number
}

/**
 * A connection taken just before the end has this long to ask its question (milliseconds). Node's own way of closing an HTTP server
 * ends at once whoever has not asked yet, and with it requests that are on their way.
 */
const SPEAK_MS = 500
/** The last connections are taken in turns of the loop for at most so long, until a turn is as short as this (milliseconds). */
const LONGEST_TAKING_MS = 500
const CALM_MS = 0.2

/**
 * The end of the server's side, in this order. First requests go on being taken for a moment, so that whoever sends visitors here has
 * time to hear that it is not ready; sockets are said goodbye to meanwhile, not after, so that they hold up nobody. Then the port is
 * free for the next process, and what is under way is finished. Every answer in this time ends its connection.
 */
export async function closeServer({ server, hub, connections, onFree, ...times }: Closing): Promise<void> {
  const goodbyes = hub.drain(times.closeSpreadMs)
  if (times.drainMs > 0) await sleep(times.drainMs)
  await takeWhoeverWaits(connections)
  const closed = server.listening ? once(server, 'close') : Promise.resolve()
  NetServer.prototype.close.call(server)
  onFree()
  const cut = setTimeout(() => server.closeAllConnections(), times.shutdownMs)
  let sweep: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    server.closeIdleConnections()
    // A connection kept alive turns idle only when its last answer is out.
    sweep = setInterval(() => server.closeIdleConnections(), 100)
  }, SPEAK_MS)
  await Promise.all([goodbyes, closed])
  clearTimeout(cut)
  clearTimeout(first)
  clearInterval(sweep)
}

/**
 * A connection nobody has taken when the port is closed is reset, and the loop takes one a turn. So it turns until one turn took nobody
 * and was too short for somebody to come meanwhile.
 */
async function takeWhoeverWaits(connections: Closing['connections']): Promise<void> {
  const until = performance.now() + LONGEST_TAKING_MS
  let isCalm = false
  // The turn under way may be past the place where it takes somebody.
  await afterPoll()
  while (!isCalm && performance.now() < until) {
    const before = connections.taken
    const began = performance.now()
    await afterPoll()
    isCalm = connections.taken === before && performance.now() - began < CALM_MS
  }
}
