import type { FxTable } from '#wire/fx.ts'
import type { PublishedRate, RatesAnswer } from '#wire/rates.ts'
import type { Clock } from '../../clock.ts'
import type { FetchText } from './fetch-text.ts'
import { readFrankfurter } from './frankfurter.ts'
import { LatestReading } from './latest-reading.ts'
import { readPmms } from './pmms.ts'

export interface PublishedRatesOptions {
  /** Brings the history of mortgage averages; null: nothing is asked for, nothing is offered. */
  readonly fetchHistory: FetchText | null
  /** Brings the day's exchange rates. */
  readonly fetchFx?: FetchText | null
  readonly clock?: Clock
  readonly onFailure?: (error: unknown) => void
}

/** The newest published figures the house may offer, each asked for on its own: one that fails leaves the other alone. */
export class PublishedRates {
  readonly #mortgage30: LatestReading<PublishedRate>
  readonly #fx: LatestReading<FxTable>

  constructor({ fetchHistory, fetchFx = null, ...rest }: PublishedRatesOptions) {
    this.#mortgage30 = new LatestReading({
      ...rest,
      fetchText: fetchHistory,
      read: (csv, today) => {
        const reading = readPmms(csv, today)
        return reading.outcome === 'read' ? { outcome: 'read', value: reading.rate } : reading
      },
      what: 'the mortgage history',
    })
    this.#fx = new LatestReading({
      ...rest,
      fetchText: fetchFx,
      read: readFrankfurter,
      what: 'the table of exchange rates',
    })
  }

  get answer(): RatesAnswer {
    return { mortgage30: this.#mortgage30.value }
  }
  /** The newest table read from its publisher; null where none was. */
  get fx(): FxTable | null {
    return this.#fx.value
  }

  start(): void {
    this.#mortgage30.start()
    this.#fx.start()
  }
  stop(): void {
    this.#mortgage30.stop()
    this.#fx.stop()
  }
  /** Asks for everything once; never rejects. See `LatestReading.ask`. */
  async ask(): Promise<void> {
    await Promise.all([this.#mortgage30.ask(), this.#fx.ask()])
  }
}
