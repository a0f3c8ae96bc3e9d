import { type Clock, likelyTimes, systemClock } from '../../clock.ts'
import type { Asking } from './asking.ts'
import { type Provider, ProviderError } from './provider.ts'
import type { Resource } from './resources.ts'
import type { MarketRepository } from './store.ts'

const EVERY_MS = 6 * 3_600_000
const AFTER_FAILURE_MS = 3_600_000
const DAY_MS = 86_400_000

/** What is known of a resource, and how good it is; see `freshness` of the wire. */
export interface Known<T> {
  readonly value: T
  readonly source: Pick<Provider, 'title' | 'url'>
  readonly fetchedAt: string | null
  readonly bundled: boolean
  readonly stale: boolean
  readonly reason: string | null
  readonly failingSince: string | null
}

export interface ResourceFeedOptions<T> {
  readonly resource: Resource<T>
  /** In the order they are asked; those without the ability are passed over. */
  readonly providers: readonly Provider[]
  /** What came with the release, and whom it is from: always there, and always last. */
  readonly bundled: { readonly value: T; readonly source: Pick<Provider, 'title' | 'url'> }
  readonly asking: Asking
  readonly clock?: Clock
  /** Where the last good reading is kept over a restart; left out, nowhere. */
  readonly store?: Pick<MarketRepository, 'reading' | 'keepReading'>
  readonly onError?: (error: unknown) => void
}

interface Read<T> {
  readonly value: T
  readonly provider: Provider
  readonly at: string
}

/**
 * One resource, asked for beside the requests of visitors and never by them: at the start, every 6 hours after a
 * success, an hour after a failure, each time only where no other run or node has read it since. The last good reading stays until a newer one is believed, and says since when it could not be read anew.
 */
export class ResourceFeed<T> {
  readonly #options: ResourceFeedOptions<T>
  readonly #clock: Clock
  readonly #likely: ReturnType<typeof likelyTimes>
  readonly #providers: readonly Provider[]
  #read: Read<T> | null = null
  #running: Promise<void> | null = null
  #failedAt = Number.NEGATIVE_INFINITY
  #failingSince: string | null = null
  #failed: Provider | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: ResourceFeedOptions<T>) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#likely = likelyTimes(this.#clock)
    this.#providers = options.providers.filter(({ abilities }) => abilities[options.resource.ability])
  }

  get known(): Known<T> {
    const { resource, bundled } = this.#options
    const read = this.#read
    const isRead = read !== null && resource.asOf(read.value) >= resource.asOf(bundled.value)
    const value = isRead ? read.value : bundled.value
    const isOld = this.#daysSince(resource.asOf(value)) > resource.oldAfterDays
    const isFailing = this.#failingSince !== null
    return {
      value,
      source: isRead ? read.provider : bundled.source,
      fetchedAt: isRead ? read.at : null,
      bundled: !isRead,
      stale: isOld || isFailing,
      reason: isFailing ? this.#reasonOfFailure(isRead) : isOld ? this.#reasonOfAge() : null,
      failingSince: this.#failingSince,
    }
  }

  /** Looks what was kept, asks now and from then on; waits for nothing. Does not keep the process alive. */
  start(): void {
    if (this.#providers.length > 0) void this.#turn()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** Asks once: calls at the same time share one question, and within an hour of a failure there is none. Never rejects. */
  ask(): Promise<void> {
    if (this.#isStopped || this.#providers.length === 0) return Promise.resolve()
    if (this.#clock.steady() - this.#failedAt < AFTER_FAILURE_MS) return Promise.resolve()
    this.#running ??= this.#askAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Takes over what was kept by a run before, or by another node. */
  async recall(): Promise<void> {
    const { store, resource, onError } = this.#options
    try {
      const kept = await store?.reading(resource.ability)
      const provider = this.#providers.find(({ id }) => id === kept?.provider)
      // Of a source that is no longer asked nothing is shown: its terms may be why.
      if (!kept || !provider) return
      this.#take({ value: resource.read(kept.value, this.#today()), provider, at: kept.readAt })
      if (this.#failingSince !== null && kept.readAt > this.#failingSince) this.#failingSince = null
    } catch (error) {
      onError?.(error)
    }
  }

  /** Another node may have read it meanwhile: then this one waits for as long as that is new. */
  async #turn(): Promise<void> {
    await this.recall()
    const age = this.#clock.wall() - Date.parse(this.#read?.at ?? '')
    if (age >= 0 && age < EVERY_MS) return this.#later(EVERY_MS - age)
    await this.ask()
    // A second more than the rest: a timer may ring a little early.
    this.#later(this.#failingSince === null ? EVERY_MS : AFTER_FAILURE_MS + 1_000)
  }

  #later(ms: number): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.#turn(), ms)
    this.#timer.unref()
  }

  async #askAll(): Promise<void> {
    const { resource, asking, store, onError } = this.#options
    for (const provider of this.#providers) {
      const fetch = provider.abilities[resource.ability]
      if (!fetch) continue
      const judge = (answer: unknown) => ({ answer, value: this.#judge(answer) })
      const read = await asking.ask(provider, resource.ability, fetch, judge)
      if (this.#isStopped) return
      if (read === undefined) continue
      const at = new Date(this.#clock.wall()).toISOString()
      this.#take({ value: read.value, provider, at })
      this.#failedAt = Number.NEGATIVE_INFINITY
      this.#failingSince = null
      const kept = { provider: provider.id, readAt: at, value: read.answer }
      await store?.keepReading(resource.ability, kept).catch((error: unknown) => onError?.(error))
      return
    }
    this.#failed = this.#providers[0]
    this.#failedAt = this.#clock.steady()
    this.#failingSince ??= new Date(this.#clock.wall()).toISOString()
  }

  /** Reads an answer, and refuses one too far from what is known. */
  #judge(answer: unknown): T {
    const { resource } = this.#options
    const value = resource.read(answer, this.#today())
    const before = this.known.value
    const days = Math.abs(Date.parse(resource.asOf(value)) - Date.parse(resource.asOf(before))) / DAY_MS
    if (resource.strain(value, before, days) > 1) throw new ProviderError('It lies too far from what was known.')
    return value
  }

  /** An older reading than the one known is let go. */
  #take(read: Read<T>): void {
    const { resource } = this.#options
    if (this.#read === null || resource.asOf(read.value) >= resource.asOf(this.#read.value)) this.#read = read
  }

  #today(): string {
    return new Date(this.#likely().latest).toISOString().slice(0, 10)
  }

  #daysSince(day: string): number {
    return (this.#likely().earliest - Date.parse(day)) / DAY_MS
  }

  #reasonOfFailure(isRead: boolean): string {
    const who = this.#failed?.title ?? this.#options.bundled.source.title
    return isRead
      ? `${who} didn’t respond. This is the last we have from it.`
      : `${who} didn’t respond. These figures came with this release.`
  }

  #reasonOfAge(): string {
    return this.#providers.length === 0
      ? 'These figures came with this release. Newer ones aren’t read here.'
      : 'Nothing newer was published when we last looked.'
  }
}
