import type { PublishedRate, RatesAnswer } from '#wire/rates.ts'
import type { FetchText } from './fetch-text.ts'
import { readPmms } from './pmms.ts'

const EVERY_MS = 6 * 3_600_000
const AFTER_FAILURE_MS = 3_600_000
const TIMEOUT_MS = 5_000

export interface PublishedRatesOptions {
  /** Brings the history; null: nothing is asked for, nothing is offered. */
  readonly fetchHistory: FetchText | null
  readonly now?: () => number
  readonly onFailure?: (error: unknown) => void
}

/**
 * The newest published averages, kept in memory and asked for beside the requests of visitors, never by them: at the start,
 * every 6 hours after a success, an hour after a failure. A failure keeps the last good answer, and so does an older one: each
 * carries its day.
 */
export class PublishedRates {
  readonly #options: PublishedRatesOptions
  readonly #now: () => number
  #mortgage30: PublishedRate | null = null
  #running: Promise<void> | null = null
  #failedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  readonly #stopped = new AbortController()

  constructor(options: PublishedRatesOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  get answer(): RatesAnswer {
    return { mortgage30: this.#mortgage30 }
  }

  /** Asks now and from then on; waits for nothing. Does not keep the process alive. */
  start(): void {
    if (this.#options.fetchHistory === null) return
    void this.#turn()
  }

  /** Ends the timers and the question under way. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#stopped.abort()
  }

  /** Asks once: calls at the same time share one question, and within an hour of a failure there is none. Never rejects. */
  ask(): Promise<void> {
    const { fetchHistory } = this.#options
    if (fetchHistory === null || this.#stopped.signal.aborted) return Promise.resolve()
    if (this.#now() - this.#failedAt < AFTER_FAILURE_MS) return Promise.resolve()
    this.#running ??= this.#read(fetchHistory).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #turn(): Promise<void> {
    await this.ask()
    if (this.#stopped.signal.aborted) return
    const failed = this.#failedAt !== Number.NEGATIVE_INFINITY
    // A second more than the rest, so that a clock set back a little does not cost another hour.
    this.#timer = setTimeout(() => void this.#turn(), failed ? AFTER_FAILURE_MS + 1_000 : EVERY_MS)
    this.#timer.unref()
  }

  async #read(fetchHistory: FetchText): Promise<void> {
    try {
      const csv = await this.#inTime(fetchHistory)
      const reading = readPmms(csv, new Date(this.#now()).toISOString().slice(0, 10))
      if (reading.outcome === 'refused') throw new Error(`the mortgage history was refused: ${reading.reason}`)
      if (this.#mortgage30 === null || reading.rate.asOf >= this.#mortgage30.asOf) this.#mortgage30 = reading.rate
      this.#failedAt = Number.NEGATIVE_INFINITY
    } catch (error) {
      if (this.#stopped.signal.aborted) return
      this.#failedAt = this.#now()
      this.#options.onFailure?.(error)
    }
  }

  /** The text, or a rejection after 5 seconds or at the stop, whether or not the one asked listens to its signal. */
  async #inTime(fetchHistory: FetchText): Promise<string> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('no answer within 5 seconds')), TIMEOUT_MS)
    timer.unref()
    const signal = AbortSignal.any([late.signal, this.#stopped.signal])
    const cut = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    try {
      return await Promise.race([fetchHistory(signal), cut])
    } finally {
      clearTimeout(timer)
    }
  }
}
