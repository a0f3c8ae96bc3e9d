/** Pages that lose their line and come back by the page's own rule. */
import type { Socket } from 'node:net'
import { reconnectWait } from '../../src/app/live/backoff.ts'
import { FrameReader } from './frame-reader.ts'
import { openLine, pong } from './open-line.ts'

/** The latest values and the confirmed interval. */
const WELCOME = 2

export interface Return {
  /** Milliseconds from the loss until the last page has a line and the latest values. */
  readonly allMs: number
  /** Most lines opened in any one second. */
  readonly mostASecond: number
  /** Tries that found nobody, or were refused. */
  readonly vain: number
}

export class Returning {
  readonly #port: number
  readonly #lines = new Set<Socket>()
  #opened: number[] = []
  #served = 0
  #vain = 0
  #goesOn = true
  #wake: (() => void) | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** Opens so many, at the pace the server lets them in. */
  async begin(count: number): Promise<void> {
    await this.#until(count, () => {
      for (let n = 0; n < count; n += 1) void this.#come(0)
    })
  }

  /** What happens from now, when `lose` ends the server, until all are back. `lose` starts it again. */
  async loss(lose: () => Promise<unknown>): Promise<Return> {
    const count = this.#lines.size
    this.#opened = []
    this.#vain = 0
    const began = performance.now()
    await this.#until(count, lose)
    return { allMs: performance.now() - began, mostASecond: mostASecond(this.#opened), vain: this.#vain }
  }

  end(): void {
    this.#goesOn = false
    for (const line of this.#lines) line.destroy()
  }

  /** Resolves when so many more have been served. */
  #until(count: number, act: () => unknown): Promise<void> {
    this.#served = 0
    return new Promise((resolve) => {
      this.#wake = () => {
        if (this.#served >= count) resolve()
      }
      void act()
    })
  }

  async #come(failures: number): Promise<void> {
    const reader = new FrameReader()
    let heard = 0
    const onData = (line: Socket, chunk: Buffer) => {
      const { texts, pings } = reader.take(chunk)
      for (let n = 0; n < pings; n += 1) line.write(pong)
      if (heard >= WELCOME || heard + texts < WELCOME) {
        heard += texts
        return
      }
      heard += texts
      this.#served += 1
      this.#wake?.()
    }
    const onClose = (line: Socket) => {
      this.#lines.delete(line)
      this.#again(0)
    }
    try {
      this.#lines.add(await openLine(this.#port, { onData, onClose, wishes: true }))
      this.#opened.push(performance.now())
    } catch {
      this.#vain += 1
      this.#again(failures + 1)
    }
  }

  /** As the page does after so many failures. */
  #again(failures: number): void {
    if (this.#goesOn) setTimeout(() => void this.#come(failures), reconnectWait(failures, Math.random()))
  }
}

/** The most that lie within one second. */
function mostASecond(times: readonly number[]): number {
  let [most, first] = [0, 0]
  for (let last = 0; last < times.length; last += 1) {
    while ((times[last] ?? 0) - (times[first] ?? 0) >= 1_000) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}
