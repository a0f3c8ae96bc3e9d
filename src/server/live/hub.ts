import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { RawData, WebSocket } from 'ws'
import { type ClientMessage, readClientMessage, type ServerMessage } from '#wire/live-messages.ts'
import { clampRefreshInterval, DEFAULT_REFRESH_MS, MIN_REFRESH_MS } from '#wire/refresh-interval.ts'
import type { MarketFeed } from '../areas/market/feed.ts'
import { systemClock } from '../clock.ts'
import { WIDE_SHARE } from '../http/admission.ts'
import { wideNetwork } from '../http/client-address.ts'
import { Arrivals } from './arrivals.ts'
import { CLOSE, Connection } from './connection.ts'
import { textFrame } from './frames.ts'
import { type LiveLimits, liveLimitDefaults } from './limits.ts'
import { ThreadWatch } from './thread-watch.ts'
import { Wheel } from './wheel.ts'

const SWEEP_MS = 1_000
/** New values due within this (milliseconds) are waited for at a tick: shown at the next one, they would be late by an interval. */
const SOON_MS = MIN_REFRESH_MS / 2
/** So many readers are written to before other work gets a turn. */
const FAN_OUT_STEP = 1_000

export interface HubOptions {
  readonly feed: MarketFeed
  readonly limits?: LiveLimits
  /** A steady clock in milliseconds; one that can be set would close everybody's line at once. */
  readonly now?: () => number
  /** Sockets an address, or a /48, holds on other nodes. */
  readonly elsewhere?: (ip: string) => number
  /** Told of what went wrong, for the log. */
  readonly onError?: (error: unknown) => void
}

/** All live readers of this node. Each hears the latest snapshot, never a queue of old ones. */
export class Hub {
  readonly limits: LiveLimits
  /** The pace at which new sockets are opened. */
  readonly arrivals: Arrivals
  /** Who looks at which thread of the community. */
  readonly threads: ThreadWatch<Connection>
  readonly #feed: MarketFeed
  readonly #now: () => number
  readonly #elsewhere: (ip: string) => number
  readonly #onError: (error: unknown) => void
  readonly #connections = new Map<WebSocket, Connection>()
  readonly #perIp = new Map<string, number>()
  readonly #wheel: Wheel<Connection>
  readonly #sweep: NodeJS.Timeout
  #framed: { snapshot: unknown; frame: Buffer } | undefined
  #draining = false

  // One set of listeners for all sockets: a closure per socket would be memory per socket.
  readonly #onMessage: (this: WebSocket, data: RawData, isBinary: boolean) => void
  readonly #onPing: (this: WebSocket) => void
  readonly #onPong: (this: WebSocket) => void
  readonly #onClose: (this: WebSocket) => void

  constructor(options: HubOptions) {
    this.#feed = options.feed
    this.limits = options.limits ?? liveLimitDefaults
    this.arrivals = new Arrivals({ perSecond: this.limits.newPerSecond, waiting: this.limits.newWaiting })
    this.#now = options.now ?? systemClock.steady
    this.#elsewhere = options.elsewhere ?? (() => 0)
    this.#onError = options.onError ?? (() => {})
    this.#wheel = new Wheel((subscribers) => this.#tick(subscribers))
    this.threads = new ThreadWatch((connection, message) => this.#say(connection, message), this.#onError)
    this.#sweep = setInterval(() => this.#lookAfterAll(), SWEEP_MS)
    this.#sweep.unref()
    const hub = this
    this.#onMessage = function (data, isBinary) {
      hub.#hear(this, data, isBinary)
    }
    this.#onPing = function () {
      hub.#countFrame(this)
    }
    this.#onPong = function () {
      hub.#connections.get(this)?.heardPong(hub.#now())
    }
    this.#onClose = function () {
      hub.#forget(this)
    }
  }

  get size(): number {
    return this.#connections.size
  }
  /** How many interval timers run. */
  get timers(): number {
    return this.#wheel.timers
  }
  get draining(): boolean {
    return this.#draining
  }
  get isFull(): boolean {
    return this.#connections.size + this.arrivals.waiting >= this.limits.connections
  }
  /** Whether an address, or the /48 around it, holds all the sockets it may, here and on other nodes. */
  isFullFor(ip: string): boolean {
    const { connectionsPerIp } = this.limits
    const wide = wideNetwork(ip)
    if (wide !== undefined && this.#heldBy(wide) >= connectionsPerIp * WIDE_SHARE) return true
    return this.#heldBy(ip) >= connectionsPerIp
  }
  /** Sockets held here, by address and by /48. */
  get held(): ReadonlyMap<string, number> {
    return this.#perIp
  }
  #heldBy(ip: string): number {
    return (this.#perIp.get(ip) ?? 0) + this.#elsewhere(ip)
  }

  /** Counts a socket that is about to open; the returned function ends that. */
  expect(ip: string): () => void {
    this.#hold(ip, 1)
    return () => this.#hold(ip, -1)
  }

  /** Takes over an open socket. `stream` is the socket underneath, to which ready frames are written. */
  accept(ws: WebSocket, stream: Duplex, ip: string): void {
    this.#connections.set(ws, new Connection(ws, stream, ip, this.#now()))
    this.#hold(ip, 1)
    ws.on('message', this.#onMessage)
    ws.on('ping', this.#onPing)
    ws.on('pong', this.#onPong)
    ws.on('close', this.#onClose)
    // A broken frame closes the socket by itself; without a listener it would end the process.
    ws.on('error', ignore)
  }

  /** Shows the latest snapshot to everybody who has said hello (after a manual refresh). */
  async announce(): Promise<void> {
    await this.#fanOut([...this.#connections.values()].filter((connection) => connection.welcomed))
  }

  /** Says goodbye to everybody, spread over the given time (milliseconds), so that they do not all come back at once. */
  async drain(spreadMs: number): Promise<void> {
    this.#draining = true
    this.arrivals.stop()
    this.#wheel.stop()
    const all = [...this.#connections.keys()]
    const steps = Math.max(1, Math.min(50, all.length))
    const perStep = Math.ceil(all.length / steps)
    for (let step = 0; step < steps && all.length > 0; step += 1) {
      if (step > 0) await new Promise((resolve) => setTimeout(resolve, spreadMs / steps))
      for (const ws of all.splice(0, perStep)) ws.close(CLOSE.goingAway, 'server is restarting')
    }
    for (let wait = 0; wait < 10 && this.size > 0; wait += 1) await new Promise((resolve) => setTimeout(resolve, 50))
    this.stop()
  }

  /** Ends everything at once. */
  stop(): void {
    this.#draining = true
    this.arrivals.stop()
    this.#wheel.stop()
    this.threads.stop()
    clearInterval(this.#sweep)
    for (const ws of this.#connections.keys()) ws.terminate()
  }

  #hear(ws: WebSocket, data: RawData, isBinary: boolean): void {
    const connection = this.#countFrame(ws)
    if (!connection) return
    if (isBinary || !Buffer.isBuffer(data)) {
      ws.close(CLOSE.textOnly, 'text only')
      return
    }
    const read = readClientMessage(data.toString('utf8'))
    if (read.ok) this.#obey(connection, read.message)
    else this.#say(connection, { type: 'error', code: read.code })
  }

  /** The connection, when it may still speak; otherwise it is closed. */
  #countFrame(ws: WebSocket): Connection | undefined {
    const connection = this.#connections.get(ws)
    if (!connection || ws.readyState !== ws.OPEN) return undefined
    if (connection.maySpeak(this.#now(), this.limits)) return connection
    ws.close(CLOSE.policy, 'too many messages')
    return undefined
  }

  #obey(connection: Connection, message: ClientMessage): void {
    switch (message.type) {
      case 'auth':
        connection.welcomed = true
        void this.#showLatest(connection)
        return
      case 'start-auto-refresh': {
        this.#leaveWheel(connection)
        connection.interval = clampRefreshInterval(message.interval)
        if (!this.#draining) this.#wheel.join(connection.interval, connection)
        this.#say(connection, { type: 'auto-refresh-status', status: 'started', interval: connection.interval })
        void this.#showNewer(connection)
        return
      }
      case 'stop-auto-refresh': {
        const interval = connection.interval || DEFAULT_REFRESH_MS
        this.#leaveWheel(connection)
        this.#say(connection, { type: 'auto-refresh-status', status: 'stopped', interval })
        return
      }
      case 'watch-thread':
        this.threads.watch(connection, message.thread)
    }
  }

  #say(connection: Connection, message: ServerMessage): void {
    connection.send(textFrame(JSON.stringify(message)), this.#now(), this.limits)
  }

  /** At once what is known; and when that is old because nobody was looking, the new values right after. */
  async #showLatest(connection: Connection): Promise<void> {
    const known = this.#feed.latest
    if (known) await this.#fanOut([connection])
    if (known && !this.#feed.isOld) return
    await this.#refreshQuietly()
    if (this.#feed.latest !== known) await this.#fanOut([connection])
  }

  /** New values at once where they are due: whoever comes from a node that died has waited for them there. */
  async #showNewer(connection: Connection): Promise<void> {
    const known = this.#feed.latest
    if (!connection.welcomed || !known || this.#feed.dueInMs > SOON_MS) return
    await this.#refreshWhenDue()
    if (this.#feed.latest !== known) await this.#fanOut([connection])
  }

  async #tick(subscribers: ReadonlySet<Connection>): Promise<void> {
    await this.#refreshWhenDue()
    await this.#fanOut([...subscribers])
  }

  async #refreshWhenDue(): Promise<void> {
    const due = this.#feed.dueInMs
    if (due > 0 && due <= SOON_MS) await sleep(due, undefined, { ref: false })
    await this.#refreshQuietly()
  }

  async #refreshQuietly(): Promise<void> {
    try {
      await this.#feed.refresh()
    } catch (error) {
      this.#onError(error)
    }
  }

  async #fanOut(connections: readonly Connection[]): Promise<void> {
    const frame = this.#latestFrame()
    if (!frame) return
    const now = this.#now()
    for (let start = 0; start < connections.length; start += FAN_OUT_STEP) {
      if (start > 0) await nextTurn()
      for (const connection of connections.slice(start, start + FAN_OUT_STEP)) connection.send(frame, now, this.limits)
    }
  }

  /** The newest snapshot as one frame, written once however many read it. */
  #latestFrame(): Buffer | undefined {
    const latest = this.#feed.latest
    if (!latest) return undefined
    if (this.#framed?.snapshot !== latest) {
      const { snapshot, seq, epoch } = latest
      const message: ServerMessage = {
        type: 'market-update',
        timestamp: snapshot.timestamp,
        data: snapshot,
        seq,
        epoch,
      }
      this.#framed = { snapshot: latest, frame: textFrame(JSON.stringify(message)) }
    }
    return this.#framed.frame
  }

  #lookAfterAll(): void {
    const now = this.#now()
    const frame = this.#latestFrame()
    for (const connection of this.#connections.values()) {
      if (connection.behind && frame) connection.send(frame, now, this.limits)
      connection.lookAfter(now, this.limits)
    }
  }

  #leaveWheel(connection: Connection): void {
    if (connection.interval > 0) this.#wheel.leave(connection.interval, connection)
    connection.interval = 0
  }

  #forget(ws: WebSocket): void {
    const connection = this.#connections.get(ws)
    if (!connection) return
    this.#connections.delete(ws)
    this.#leaveWheel(connection)
    this.threads.forget(connection)
    this.#hold(connection.ip, -1)
  }

  #hold(ip: string, change: number): void {
    for (const held of [ip, wideNetwork(ip)]) {
      if (held === undefined) continue
      const left = (this.#perIp.get(held) ?? 0) + change
      if (left > 0) this.#perIp.set(held, left)
      else this.#perIp.delete(held)
    }
  }
}

function ignore(): void {}
