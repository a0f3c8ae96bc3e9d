import type { Instrument, MarketSnapshot, SequencedSnapshot } from '#wire/market.ts'
import { type Clock, likelyTimes, systemClock } from '../../clock.ts'
import { Breaker, type BreakerOptions, breakerDefaults } from './breaker.ts'
import { Doubts } from './doubts.ts'
import { type MarketProvider, ProviderError } from './provider.ts'
import { soundInstruments } from './soundness.ts'

/**
 * How several nodes share one market: who may fetch now, and what place in line a snapshot takes. Without it a node fetches
 * whenever its own floor allows and counts for itself.
 */
export interface SharedMarket {
  /** True when this node may ask the sources now; false when another node has or is about to. */
  mayFetch(): Promise<boolean>
  /** Gives the snapshot its place in line and shows it to the other nodes. */
  publish(snapshot: MarketSnapshot): Promise<SequencedSnapshot>
  /** The newest snapshot any node has published within `waitMs`, or undefined. */
  awaitNewest(waitMs: number): Promise<SequencedSnapshot | undefined>
}

export interface FeedOptions {
  /** Outside sources in order. */
  readonly providers: readonly MarketProvider[]
  /** Asked when no outside source ever answered. */
  readonly fallback: MarketProvider
  /** The sources are asked at most once in this time (milliseconds). */
  readonly floorMs: number
  /** An answer that takes longer is given up (milliseconds). */
  readonly timeoutMs: number
  /** Names this run of the service; a new one tells pages that counting starts afresh. */
  readonly epoch: string
  readonly clock?: Clock
  readonly breaker?: BreakerOptions
  readonly shared?: SharedMarket | undefined
  /** Told of each failure, for the log. */
  readonly onProviderFailure?: (providerId: string, error: unknown) => void
}

export interface Refreshed {
  /** True when this call (or the one it joined) brought new values. */
  readonly refreshed: boolean
  readonly current: SequencedSnapshot
}

/** The market as this node knows it: one fetch for however many ask, last good values when the sources fail. */
export class MarketFeed {
  readonly #options: FeedOptions
  readonly #clock: Clock
  readonly #breakers = new Map<string, Breaker>()
  readonly #listeners = new Set<(newest: SequencedSnapshot) => void>()
  readonly #doubts: Doubts
  readonly #likely: ReturnType<typeof likelyTimes>
  #latest: SequencedSnapshot | undefined
  /** When the newest snapshot was taken, by the steady clock. */
  #latestAt = Number.NEGATIVE_INFINITY
  #lastGood: MarketSnapshot | undefined
  #seq = 0
  #lastFetch = Number.NEGATIVE_INFINITY
  #flight: Promise<Refreshed> | undefined

  constructor(options: FeedOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#doubts = new Doubts(this.#clock.steady)
    this.#likely = likelyTimes(this.#clock)
    for (const provider of [...options.providers, options.fallback]) {
      this.#breakers.set(provider.id, new Breaker(options.breaker ?? breakerDefaults))
    }
  }

  /** The newest snapshot, or undefined before the first fetch. */
  get latest(): SequencedSnapshot | undefined {
    return this.#latest
  }

  /** How long ago the newest snapshot was taken (milliseconds); endless before the first. */
  get ageMs(): number {
    return this.#clock.steady() - this.#latestAt
  }

  /** True when the newest snapshot is older than three floors, or there is none. */
  get isOld(): boolean {
    return this.ageMs > 3 * this.#options.floorMs
  }

  /** Calls `listener` with every new snapshot; the returned function ends that. */
  onSnapshot(listener: (newest: SequencedSnapshot) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Asks the sources, joining a fetch under way. Within the floor the newest known snapshot is the answer.
   * Rejects only when there is nothing at all to show.
   */
  refresh(): Promise<Refreshed> {
    if (this.#flight) return this.#flight
    const latest = this.#latest
    if (latest && this.#clock.steady() - this.#lastFetch < this.#options.floorMs) {
      return Promise.resolve({ refreshed: false, current: latest })
    }
    this.#lastFetch = this.#clock.steady()
    this.#flight = this.#fetchOnce().finally(() => {
      this.#flight = undefined
    })
    return this.#flight
  }

  /**
   * Takes a snapshot another node has published, unless it is older than what is known. Within an epoch the number tells. Another epoch
   * is a new line and taken as it comes, unless it brings last good values that are older than ours; one that was found lying there
   * (`isStored`) must be of a later time.
   */
  adopt(published: SequencedSnapshot, { isStored = false } = {}): void {
    const latest = this.#latest
    if (latest && !isNews(latest, published, isStored)) return
    if (!published.snapshot.stale) this.#lastGood = published.snapshot
    const age = isStored ? this.#clock.wall() - Date.parse(published.snapshot.timestamp) : 0
    this.#show(published, Math.max(0, age))
  }

  async #fetchOnce(): Promise<Refreshed> {
    const { shared } = this.#options
    if (shared && !(await shared.mayFetch())) {
      const published = await shared.awaitNewest(this.#latest ? 2_000 : this.#options.timeoutMs)
      const before = this.#latest
      if (published) this.adopt(published, { isStored: true })
      if (this.#latest) return { refreshed: this.#latest !== before, current: this.#latest }
    }
    const snapshot = await this.#fetchSnapshot()
    if (!snapshot.stale) this.#lastGood = snapshot
    const current = shared ? await shared.publish(snapshot) : { snapshot, seq: ++this.#seq, epoch: this.#options.epoch }
    // Another node may have had its turn while ours was given its number.
    const latest = this.#latest
    if (latest?.epoch !== current.epoch || latest.seq < current.seq) this.#show(current)
    return { refreshed: !snapshot.stale, current: this.#latest ?? current }
  }

  #show(current: SequencedSnapshot, ageMs = 0): void {
    this.#latestAt = this.#clock.steady() - ageMs
    this.#latest = current
    for (const listener of this.#listeners) listener(current)
  }

  async #fetchSnapshot(): Promise<MarketSnapshot> {
    const lastGood = this.#lastGood
    const doubted: [MarketProvider, Instrument[]][] = []
    for (const provider of this.#options.providers) {
      const read = await this.#ask(provider)
      if (!read) continue
      const instruments = this.#judged(provider, read)
      if (instruments.every((line) => !line.stale)) return this.#snapshot(provider, instruments)
      // What one source alone says of a line, the next may confirm or deny.
      doubted.push([provider, read])
    }
    for (const [provider, read] of doubted) {
      const instruments = this.#judged(provider, read)
      if (instruments.some((line) => !line.stale)) return this.#snapshot(provider, instruments)
    }
    if (lastGood && !lastGood.sample) return markStale(lastGood)
    const instruments = await this.#ask(this.#options.fallback)
    if (instruments) return this.#snapshot(this.#options.fallback, instruments)
    if (lastGood) return markStale(lastGood)
    throw new Error('No market source answered, and none has before.')
  }

  #snapshot(provider: MarketProvider, instruments: Instrument[]): MarketSnapshot {
    return {
      timestamp: new Date(this.#clock.wall()).toISOString(),
      source: provider.title,
      sample: instruments.every((line) => line.sample),
      stale: false,
      reason: null,
      instruments,
    }
  }

  #judged(provider: MarketProvider, read: readonly Instrument[]): Instrument[] {
    const last = new Map(this.#lastGood?.instruments.map((line) => [line.symbol, line]))
    return read.map((line) => this.#doubts.judge(provider.id, line, last.get(line.symbol)))
  }

  /** The provider's sound lines, or undefined when it is resting, fails, is late, or says nothing usable. */
  async #ask(provider: MarketProvider): Promise<Instrument[] | undefined> {
    const breaker = this.#breakers.get(provider.id)
    if (breaker && !breaker.allows(this.#clock.steady())) return undefined
    try {
      const answer = await answerInTime(provider, this.#clock.wall(), this.#options.timeoutMs)
      const instruments = soundInstruments(answer, this.#likely())
      if (instruments.length === 0) throw new ProviderError('The answer holds no usable line.')
      breaker?.succeeded()
      return instruments
    } catch (error) {
      breaker?.failed(this.#clock.steady(), error instanceof ProviderError ? error.retryAfterMs : undefined)
      this.#options.onProviderFailure?.(provider.id, error)
      return undefined
    }
  }
}

function isNews(known: SequencedSnapshot, came: SequencedSnapshot, isStored: boolean): boolean {
  if (came.epoch === known.epoch) return came.seq > known.seq
  const isLater = came.snapshot.timestamp > known.snapshot.timestamp
  return isLater || !(isStored || came.snapshot.stale)
}

/** Ends the wait even when the provider does not listen to its signal. */
async function answerInTime(provider: MarketProvider, now: number, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ProviderError('The answer came too late.')), { once: true })
  })
  return await Promise.race([provider.fetch({ now, signal }), tooLate])
}

function markStale(snapshot: MarketSnapshot): MarketSnapshot {
  return {
    ...snapshot,
    stale: true,
    reason: `${snapshot.source} didn’t respond. These are the last prices we have from it.`,
    instruments: snapshot.instruments.map((line) => ({ ...line, stale: true })),
  }
}
