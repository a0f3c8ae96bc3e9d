import { setTimeout as sleep } from 'node:timers/promises'
import { type Instrument, type MarketSnapshot, marketSnapshot, type SequencedSnapshot } from '#wire/market.ts'
import { type Clock, likelyTimes, systemClock } from '../../clock.ts'
import { Asking } from './asking.ts'
import { Doubts } from './doubts.ts'
import { type Provider, ProviderError } from './provider.ts'
import { exchangeAt } from './session.ts'
import { soundInstruments } from './soundness.ts'
import type { KeptReading } from './store.ts'

/**
 * How several nodes share one market: who may fetch now, and what place in line a snapshot takes. Without it a node fetches
 * whenever its own floor allows and counts for itself.
 */
export interface SharedMarket {
  /** True when this node may ask the sources now; false when another node has or is about to. */
  mayFetch(): Promise<boolean>
  /** Gives the snapshot its place in line and shows it to the other nodes. */
  publish(snapshot: MarketSnapshot): Promise<SequencedSnapshot>
  /** What `mayFetch` allowed has brought nothing to publish. */
  giveUp(): void
  /** The newest snapshot any node has published within `waitMs`, or undefined; 'nobody fetches' where whoever was about to has died. */
  awaitNewest(waitMs: number): Promise<SequencedSnapshot | 'nobody fetches' | undefined>
}

export interface FeedOptions {
  /** Outside sources in order; those without quotes are passed over. */
  readonly providers: readonly Provider[]
  /** Asked when no outside source ever answered. */
  readonly fallback: Provider
  /** The lines wanted of outside sources: whoever is asked next is asked for what is missing. Left out, the first that answers is enough. */
  readonly symbols?: readonly string[]
  /** The sources are asked at most once in this time (milliseconds). */
  readonly floorMs: number
  /** The same for outside sources that answer, by what the exchange is doing; left out, the floor alone counts. */
  readonly paceMs?: (state: ReturnType<typeof exchangeAt>['state']) => number
  /** An answer that takes longer is given up (milliseconds). */
  readonly timeoutMs: number
  /** Names this run of the service; a new one tells pages that counting starts afresh. */
  readonly epoch: string
  readonly clock?: Clock
  readonly shared?: SharedMarket | undefined
  /** How sources are asked; left out, without counting their calls. */
  readonly asking?: Asking
  /** Keeps the last good values over a restart; left out, nobody does. */
  readonly keep?: (reading: KeptReading) => Promise<void>
  /** Told of each failure, for the log. */
  readonly onProviderFailure?: (providerId: string, error: unknown) => void
}

/** How long a node that has something to show waits for another that fetches (milliseconds): longer than a dead one keeps its lease. */
const PATIENCE_MS = 4_000

/** Last good values are written at most so often (milliseconds). */
const KEEP_EVERY_MS = 60_000

export interface Refreshed {
  /** True when this call (or the one it joined) brought new values. */
  readonly refreshed: boolean
  readonly current: SequencedSnapshot
}

/** The market as this node knows it: one fetch for however many ask, last good values when the sources fail. */
export class MarketFeed {
  readonly #options: FeedOptions
  readonly #clock: Clock
  readonly #asking: Asking
  readonly #providers: readonly Provider[]
  readonly #listeners = new Set<(newest: SequencedSnapshot) => void>()
  readonly #doubts: Doubts
  readonly #likely: ReturnType<typeof likelyTimes>
  #latest: SequencedSnapshot | undefined
  /** When the newest snapshot was taken, by the steady clock. */
  #latestAt = Number.NEGATIVE_INFINITY
  #lastGood: MarketSnapshot | undefined
  #seq = 0
  /** When the sources were last asked, by this node or, as far as it has heard, by another. */
  #lastFetch = Number.NEGATIVE_INFINITY
  #lastKept = Number.NEGATIVE_INFINITY
  #failingSince: string | null = null
  #flight: Promise<Refreshed> | undefined

  constructor(options: FeedOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#doubts = new Doubts(this.#clock.steady)
    this.#likely = likelyTimes(this.#clock)
    const { timeoutMs, onProviderFailure } = options
    const onFailure = onProviderFailure ? { onFailure: onProviderFailure } : {}
    this.#asking = options.asking ?? new Asking({ clock: this.#clock, timeoutMs, ...onFailure })
    this.#providers = options.providers.filter(({ abilities }) => abilities.quotes)
  }

  /** The newest snapshot, or undefined before the first fetch. */
  get latest(): SequencedSnapshot | undefined {
    return this.#latest
  }

  /** How long ago the newest snapshot was taken (milliseconds); endless before the first. */
  get ageMs(): number {
    return this.#clock.steady() - this.#latestAt
  }

  /** True when the newest snapshot is older than three times what is usual now, or there is none. */
  get isOld(): boolean {
    return this.ageMs > 3 * this.#floorMs
  }

  /** Milliseconds until a refresh asks the sources; 0 or less: it would now. */
  get dueInMs(): number {
    if (!this.#latest) return 0
    const { floorMs } = this.#options
    return Math.max(this.#lastFetch + floorMs - this.#clock.steady(), this.#floorMs - floorMs - this.ageMs)
  }

  /** How long the newest snapshot is good enough. What outside sources said is so for as long as their pace is. */
  get #floorMs(): number {
    const { floorMs, paceMs } = this.#options
    const latest = this.#latest?.snapshot
    if (!paceMs || !latest || latest.sample || latest.stale) return floorMs
    return Math.max(floorMs, paceMs(exchangeAt(this.#clock.wall()).state))
  }

  /**
   * Takes over the last good values of a run before. They are shown, marked, only where no source answers; those of sources that are no longer asked, and what
   * cannot be read, are let go.
   */
  recall(kept: KeptReading | null): void {
    const parsed = marketSnapshot.safeParse(kept?.value)
    const isAsked = kept?.provider.split(' ').every((id) => this.#providers.some((provider) => provider.id === id))
    if (parsed.success && isAsked && !parsed.data.sample) this.#lastGood ??= parsed.data
  }

  /** The first snapshot, for whoever starts: what the sources say within `longestMs`, else what is there without them. */
  async begin(longestMs: number): Promise<void> {
    const since = new Date(this.#clock.wall()).toISOString()
    const first = this.refresh()
    // This wait keeps the process alive: nothing else may be doing so yet.
    const enough = new AbortController()
    const late = sleep(longestMs, true, { signal: enough.signal }).catch(() => false)
    const isLate = await Promise.race([first.then(() => false), late]).finally(() => enough.abort())
    if (!isLate || this.#latest) return
    first.catch(() => {})
    if (this.#providers.length > 0) this.#failingSince ??= since
    const snapshot = await this.#withoutSources()
    if (snapshot && !this.#latest) this.#show({ snapshot, seq: ++this.#seq, epoch: this.#options.epoch })
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
    if (latest && this.dueInMs > 0) return Promise.resolve({ refreshed: false, current: latest })
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
    const age = isStored ? Math.max(0, this.#clock.wall() - Date.parse(published.snapshot.timestamp)) : 0
    this.#lastFetch = Math.max(this.#lastFetch, this.#clock.steady() - age)
    this.#show(published, age)
  }

  async #fetchOnce(): Promise<Refreshed> {
    const { shared } = this.#options
    const before = this.#latest
    const began = this.#clock.steady()
    if (shared && !(await this.#isOurTurn(shared)) && this.#latest)
      return { refreshed: this.#latest !== before, current: this.#latest }
    this.#lastFetch = began
    const snapshot = await this.#fetchSnapshot().catch((error: unknown) => {
      shared?.giveUp()
      throw error
    })
    if (!snapshot.stale) this.#lastGood = snapshot
    const current = shared ? await shared.publish(snapshot) : { snapshot, seq: ++this.#seq, epoch: this.#options.epoch }
    // Another node may have had its turn while ours was given its number.
    const latest = this.#latest
    if (latest?.epoch !== current.epoch || latest.seq < current.seq) this.#show(current)
    return { refreshed: !snapshot.stale, current: this.#latest ?? current }
  }

  /** Whether this node may fetch. Where another does, its snapshot is waited for and shown; where it has died, the turn is taken over. */
  async #isOurTurn(shared: SharedMarket): Promise<boolean> {
    const until = this.#clock.steady() + (this.#latest ? PATIENCE_MS : this.#options.timeoutMs)
    do {
      if (await shared.mayFetch()) return true
      const published = await shared.awaitNewest(Math.max(0, until - this.#clock.steady()))
      if (published !== 'nobody fetches') {
        if (published) this.adopt(published, { isStored: true })
        return false
      }
    } while (this.#clock.steady() < until)
    return false
  }

  #show(current: SequencedSnapshot, ageMs = 0): void {
    this.#latestAt = this.#clock.steady() - ageMs
    this.#latest = current
    for (const listener of this.#listeners) listener(current)
  }

  async #fetchSnapshot(): Promise<MarketSnapshot> {
    const lines = await this.#outsideLines()
    if (lines && [...lines.values()].some(({ line }) => !line.stale)) {
      this.#failingSince = null
      const snapshot = this.#snapshotOf(lines)
      this.#keep(snapshot, lines)
      return snapshot
    }
    this.#isFailing()
    const known = await this.#withoutSources()
    if (known) return known
    throw new Error('No market source answered, and none has before.')
  }

  /**
   * Lines by symbol, each with who gave it: of the first source what it has, of the next what is missing. What one source alone says of a line the next may
   * confirm or deny. Null where nobody answered.
   */
  async #outsideLines(): Promise<Map<string, GivenLine> | null> {
    const { symbols } = this.#options
    const lines = new Map<string, GivenLine>()
    let answered = false
    for (const provider of this.#providers) {
      const wanted = symbols?.filter((symbol) => lines.get(symbol)?.line.stale !== false) ?? []
      if (symbols ? wanted.length === 0 : answered && [...lines.values()].every(({ line }) => !line.stale)) break
      const read = await this.#ask(provider, wanted)
      if (!read) continue
      answered = true
      for (const line of this.#judged(provider, read))
        if (lines.get(line.symbol)?.line.stale !== false) lines.set(line.symbol, { line, provider })
    }
    if (!answered) return null
    // Of what nobody gave now, the last good line stands.
    for (const line of this.#lastGood?.instruments ?? [])
      if (symbols?.includes(line.symbol) && !line.sample && !lines.has(line.symbol))
        lines.set(line.symbol, { line: { ...line, stale: true }, provider: null })
    return lines
  }

  /** The last good values, marked, or those of the fallback; undefined where there is neither. */
  async #withoutSources(): Promise<MarketSnapshot | undefined> {
    const lastGood = this.#lastGood
    if (lastGood && !lastGood.sample) return this.#markStale(lastGood)
    const { fallback } = this.#options
    const instruments = await this.#ask(fallback, [])
    if (instruments) {
      const timestamp = new Date(this.#clock.wall()).toISOString()
      const reason = this.#failingSince && `${namesOf(this.#providers)} didn’t respond, so these prices are made up.`
      return { ...this.#rest(), timestamp, source: fallback.title, sample: true, stale: false, reason, instruments }
    }
    return lastGood && this.#markStale(lastGood)
  }

  #snapshotOf(lines: ReadonlyMap<string, GivenLine>): MarketSnapshot {
    const given = [...lines.values()]
    const gave = this.#providers.filter((one) => given.some(({ line, provider }) => provider === one && !line.stale))
    const order = this.#options.symbols ?? given.map(({ line }) => line.symbol)
    return {
      ...this.#rest(),
      timestamp: new Date(this.#clock.wall()).toISOString(),
      source: namesOf(gave),
      sample: given.every(({ line }) => line.sample),
      stale: false,
      reason: null,
      instruments: order.flatMap((symbol) => lines.get(symbol)?.line ?? []),
    }
  }

  #isFailing(): void {
    if (this.#providers.length > 0) this.#failingSince ??= new Date(this.#clock.wall()).toISOString()
  }

  /** What every snapshot says beside its lines. */
  #rest(): Pick<MarketSnapshot, 'failingSince' | 'session'> {
    return { failingSince: this.#failingSince, session: exchangeAt(this.#clock.wall()) }
  }

  #markStale(snapshot: MarketSnapshot): MarketSnapshot {
    return {
      ...snapshot,
      ...this.#rest(),
      stale: true,
      reason: `${snapshot.source} didn’t respond. These are the last prices we have from it.`,
      instruments: snapshot.instruments.map((line) => ({ ...line, stale: true })),
    }
  }

  /** Writes last good values now and then; a failure of the store is its own to tell. */
  #keep(snapshot: MarketSnapshot, lines: ReadonlyMap<string, GivenLine>): void {
    const now = this.#clock.steady()
    if (!this.#options.keep || snapshot.sample || now - this.#lastKept < KEEP_EVERY_MS) return
    this.#lastKept = now
    const providers = new Set([...lines.values()].flatMap(({ provider }) => provider?.id ?? []))
    void this.#options.keep({ provider: [...providers].join(' '), readAt: snapshot.timestamp, value: snapshot })
  }

  #judged(provider: Provider, read: readonly Instrument[]): Instrument[] {
    const last = new Map(this.#lastGood?.instruments.map((line) => [line.symbol, line]))
    return read.map((line) => this.#doubts.judge(provider.id, line, last.get(line.symbol)))
  }

  /** The provider's sound lines, or undefined when it is resting, fails, is late, or says nothing usable. */
  async #ask(provider: Provider, symbols: readonly string[]): Promise<Instrument[] | undefined> {
    const { quotes } = provider.abilities
    if (!quotes) return undefined
    return await this.#asking.ask(
      provider,
      'quotes',
      (request) => quotes({ ...request, symbols }),
      (answer) => {
        const instruments = soundInstruments(answer, this.#likely())
        if (instruments.length === 0) throw new ProviderError('The answer holds no usable line.')
        return instruments
      },
    )
  }
}

const namesOf = (providers: readonly Provider[]): string =>
  providers
    .map(({ title }) => title)
    .join(', ')
    .slice(0, 120)

/** A line and who gave it; null where it is one that was good before. */
interface GivenLine {
  readonly line: Instrument
  readonly provider: Provider | null
}

function isNews(known: SequencedSnapshot, came: SequencedSnapshot, isStored: boolean): boolean {
  if (came.epoch === known.epoch) return came.seq > known.seq
  const isLater = came.snapshot.timestamp > known.snapshot.timestamp
  return isLater || !(isStored || came.snapshot.stale)
}
