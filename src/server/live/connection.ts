import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { pingFrame } from './frames.ts'
import type { LiveLimits } from './limits.ts'

/** Close codes used here (RFC 6455, section 7.4.1, and the IANA registry). */
export const CLOSE = { goingAway: 1001, textOnly: 1003, policy: 1008, tryLater: 1013 } as const

export type SendResult = 'sent' | 'skipped' | 'dropped'

/**
 * One reader. Plain numbers and no timers of its own: the hub's one sweep looks after all of them, so an idle reader costs
 * little more than its socket.
 */
export class Connection {
  readonly ws: WebSocket
  readonly ip: string
  /** How often this reader wants an update (milliseconds); 0 while it wants none. */
  interval = 0
  /** True once it has said who it is; from then on it hears of manual refreshes. */
  welcomed = false
  /** True while it has been skipped and still waits for the latest. */
  behind = false
  readonly #stream: Duplex
  readonly #openedAt: number
  #spoke = false
  #heardAt: number
  #pingedAt = 0
  #windowStart = 0
  #windowCount = 0
  #behindSince = 0

  constructor(ws: WebSocket, stream: Duplex, ip: string, now: number) {
    this.ws = ws
    this.ip = ip
    this.#stream = stream
    this.#openedAt = now
    this.#heardAt = now
  }

  /** Counts a frame from the reader; false when it has said too much too fast. */
  maySpeak(now: number, limits: LiveLimits): boolean {
    this.#spoke = true
    if (now - this.#windowStart >= limits.messagesWindowMs) {
      this.#windowStart = now
      this.#windowCount = 0
    }
    this.#windowCount += 1
    return this.#windowCount <= limits.messages
  }

  heardPong(now: number): void {
    this.#heardAt = now
    this.#pingedAt = 0
  }

  /** Writes a ready frame straight to the socket, unless the reader is too far behind to take it. */
  send(frame: Buffer, now: number, limits: LiveLimits): SendResult {
    if (this.ws.readyState !== this.ws.OPEN) return 'dropped'
    const unsent = this.#stream.writableLength
    if (unsent > limits.dropAbove) {
      this.letGo()
      return 'dropped'
    }
    if (unsent > limits.skipAbove) {
      if (!this.behind) this.#behindSince = now
      this.behind = true
      return 'skipped'
    }
    this.behind = false
    this.#stream.write(frame)
    return 'sent'
  }

  /** What the sweep does with this reader: closes the silent, the deaf and the ones behind; pings the quiet. */
  lookAfter(now: number, limits: LiveLimits): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    if (!this.#spoke && now - this.#openedAt >= limits.firstFrameMs) {
      this.ws.close(CLOSE.policy, 'no message')
    } else if (this.#pingedAt > 0 && now - this.#pingedAt >= limits.pongMs) {
      this.ws.terminate()
    } else if (this.behind && now - this.#behindSince >= limits.behindMs) {
      this.letGo()
    } else if (this.#pingedAt === 0 && now - this.#heardAt >= limits.pingMs) {
      this.#pingedAt = now
      this.#stream.write(pingFrame)
    }
  }

  /** Asks a reader that cannot keep up to come back later. What it has not read by then is of no use to it. */
  letGo(): void {
    this.ws.close(CLOSE.tryLater, 'too slow')
  }
}
