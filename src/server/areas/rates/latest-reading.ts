import { type Clock, likelyTimes, systemClock } from '../../clock.ts'
import type { FetchText } from './fetch-text.ts'

const EVERY_MS = 6 * 3_600_000
const AFTER_FAILURE_MS = 3_600_000
const TIMEOUT_MS = 5_000

export type Reading<T> =
  | { readonly outcome: 'read'; readonly value: T }
  | { readonly outcome: 'refused'; readonly reason: string }

export interface LatestReadingOptions<T extends { readonly asOf: string }> {
  /** Brings the publication; null: nothing is asked for, nothing is known. */
  readonly fetchText: FetchText | null
  /** Reads it on the day `today` ('YYYY-MM-DD'); refuses what makes no sense. */
  readonly read: (text: string, today: string) => Reading<T>
  /** What was asked for, in words, for the log: 'the mortgage history'. */
  readonly what: string
  readonly clock?: Clock
  readonly onFailure?: (error: unknown) => void
}

/**
 * The newest reading of one publication, kept in memory and asked for beside the requests of visitors, never by them: at the start,
 * every 6 hours after a success, an hour after a failure. A failure keeps the last good reading, and so does an older one: each
 * carries its day.
 */
export class LatestReading<T extends { readonly asOf: string }> {
  readonly #options: LatestReadingOptions<T>
  readonly #clock: Clock
  readonly #likely: ReturnType<typeof likelyTimes>
  #value: T | null = null
  #running: Promise<void> | null = null
  #failedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  readonly #stopped = new AbortController()

  constructor(options: LatestReadingOptions<T>) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#likely = likelyTimes(this.#clock)
  }

  get value(): T | null {
    return this.#value
  }

  /** Asks now and from then on; waits for nothing. Does not keep the process alive. */
  start(): void {
    if (this.#options.fetchText === null) return
    void this.#turn()
  }

  /** Ends the timers and the question under way. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#stopped.abort()
  }

  /** Asks once: calls at the same time share one question, and within an hour of a failure there is none. Never rejects. */
  ask(): Promise<void> {
    const { fetchText } = this.#options
    if (fetchText === null || this.#stopped.signal.aborted) return Promise.resolve()
    if (this.#clock.steady() - this.#failedAt < AFTER_FAILURE_MS) return Promise.resolve()
    this.#running ??= this.#read(fetchText).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #turn(): Promise<void> {
    await this.ask()
    if (this.#stopped.signal.aborted) return
    const failed = this.#failedAt !== Number.NEGATIVE_INFINITY
    // A second more than the rest: a timer may ring a little early.
    this.#timer = setTimeout(() => void this.#turn(), failed ? AFTER_FAILURE_MS + 1_000 : EVERY_MS)
    this.#timer.unref()
  }

  async #read(fetchText: FetchText): Promise<void> {
    try {
      const text = await this.#inTime(fetchText)
      const reading = this.#options.read(text, new Date(this.#likely().latest).toISOString().slice(0, 10))
      if (reading.outcome === 'refused') throw new Error(`${this.#options.what} was refused: ${reading.reason}`)
      if (this.#value === null || reading.value.asOf >= this.#value.asOf) this.#value = reading.value
      this.#failedAt = Number.NEGATIVE_INFINITY
    } catch (error) {
      if (this.#stopped.signal.aborted) return
      this.#failedAt = this.#clock.steady()
      this.#options.onFailure?.(error)
    }
  }

  /** The text, or a rejection after 5 seconds or at the stop, whether or not the one asked listens to its signal. */
  async #inTime(fetchText: FetchText): Promise<string> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('no answer within 5 seconds')), TIMEOUT_MS)
    timer.unref()
    const signal = AbortSignal.any([late.signal, this.#stopped.signal])
    const cut = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    try {
      return await Promise.race([fetchText(signal), cut])
    } finally {
      clearTimeout(timer)
    }
  }
}
