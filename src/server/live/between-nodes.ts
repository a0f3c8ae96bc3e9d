import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { type MarketSnapshot, type SequencedSnapshot, sequencedSnapshot } from '#wire/market.ts'
import type { SharedMarket } from '../areas/market/feed.ts'

export interface BetweenNodesOptions {
  readonly url: string
  /** All nodes together ask the sources at most once in this time (milliseconds). */
  readonly floorMs: number
  /** Names this node; also the epoch it counts under while Redis is away. */
  readonly nodeId: string
  /** Keeps two installations on one Redis apart. */
  readonly prefix?: string
  readonly onSnapshot: (published: SequencedSnapshot) => void
  /** Another node's visitor, or ours, has asked for new values: show them to everybody. */
  readonly onAnnounce: () => void
  readonly onError: (error: unknown) => void
}

/**
 * Several nodes as one market, over Redis: whoever takes the lease fetches, everybody shows what was published. While Redis is
 * away each node works alone and says so in its log; a page sees a new epoch and carries on.
 */
export class BetweenNodes implements SharedMarket {
  readonly #options: BetweenNodesOptions
  readonly #commands: Redis
  readonly #subscriber: Redis
  readonly #waiting = new Set<(published: SequencedSnapshot) => void>()
  readonly #keys: { lease: string; line: string; latest: string; snapshots: string; announcements: string }
  #alone = 0

  constructor(options: BetweenNodesOptions) {
    this.#options = options
    const prefix = options.prefix ?? 'truepenny'
    this.#keys = {
      lease: `${prefix}:market:lease`,
      line: `${prefix}:market:line`,
      latest: `${prefix}:market:latest`,
      snapshots: `${prefix}:market:snapshots`,
      announcements: `${prefix}:market:announcements`,
    }
    const settings = { lazyConnect: true, connectTimeout: 3_000 }
    // A command that cannot be sent now is no use later; the wish to listen is.
    this.#commands = new Redis(options.url, {
      ...settings,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 3_000,
    })
    this.#subscriber = new Redis(options.url, { ...settings, maxRetriesPerRequest: null })
    this.#commands.on('error', options.onError)
    this.#subscriber.on('error', options.onError)
    this.#subscriber.on('message', (channel: string, text: string) => this.#hear(channel, text))
  }

  /** Connects and listens. Does not reject when Redis is away: the client keeps trying. */
  async connect(): Promise<void> {
    try {
      await Promise.all([this.#commands.connect(), this.#subscriber.connect()])
    } catch (error) {
      this.#options.onError(error)
    }
    void this.#subscriber
      .subscribe(this.#keys.snapshots, this.#keys.announcements)
      .catch((error: unknown) => this.#options.onError(error))
  }

  async mayFetch(): Promise<boolean> {
    try {
      const lease = await this.#commands.set(
        this.#keys.lease,
        this.#options.nodeId,
        'PX',
        Math.max(1, this.#options.floorMs),
        'NX',
      )
      return lease === 'OK'
    } catch (error) {
      this.#options.onError(error)
      return true
    }
  }

  async publish(snapshot: MarketSnapshot): Promise<SequencedSnapshot> {
    try {
      const { lease, line, latest, snapshots } = this.#keys
      const place = await this.#commands
        .multi()
        .hsetnx(line, 'epoch', this.#options.nodeId)
        .hincrby(line, 'seq', 1)
        .hget(line, 'epoch')
        .exec()
      const published = sequencedSnapshot.parse({ snapshot, seq: place?.[1]?.[1], epoch: place?.[2]?.[1] })
      const text = JSON.stringify(published)
      await this.#commands
        .multi()
        .set(latest, text, 'PX', 3_600_000)
        .set(lease, 'done', 'KEEPTTL', 'XX')
        .publish(snapshots, text)
        .exec()
      return published
    } catch (error) {
      this.#options.onError(error)
      this.#alone += 1
      return { snapshot, seq: this.#alone, epoch: this.#options.nodeId }
    }
  }

  async awaitNewest(waitMs: number): Promise<SequencedSnapshot | undefined> {
    const next = this.#nextPublished(waitMs)
    try {
      const lease = await this.#commands.get(this.#keys.lease)
      // Whoever holds the lease is still fetching: its answer is worth a wait.
      const heard = lease !== null && lease !== 'done' ? await next.promise : undefined
      return heard ?? readPublished(await this.#commands.get(this.#keys.latest))
    } catch (error) {
      this.#options.onError(error)
      return undefined
    } finally {
      next.cancel()
    }
  }

  /** Asks every node, this one included, to show the latest values to everybody. */
  async announce(): Promise<void> {
    try {
      await this.#commands.publish(this.#keys.announcements, this.#options.nodeId)
    } catch (error) {
      this.#options.onError(error)
      this.#options.onAnnounce()
    }
  }

  close(): void {
    this.#commands.disconnect()
    this.#subscriber.disconnect()
  }

  #hear(channel: string, text: string): void {
    if (channel === this.#keys.announcements) {
      this.#options.onAnnounce()
      return
    }
    const published = readPublished(text)
    if (!published) return
    this.#options.onSnapshot(published)
    for (const resolve of this.#waiting) resolve(published)
  }

  #nextPublished(waitMs: number): { promise: Promise<SequencedSnapshot | undefined>; cancel: () => void } {
    const stopped = new AbortController()
    const heard = Promise.withResolvers<SequencedSnapshot | undefined>()
    this.#waiting.add(heard.resolve)
    const late = sleep(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    return {
      promise: Promise.race([heard.promise, late]),
      cancel: () => {
        stopped.abort()
        this.#waiting.delete(heard.resolve)
      },
    }
  }
}

function readPublished(text: string | null): SequencedSnapshot | undefined {
  if (text === null) return undefined
  try {
    const parsed = sequencedSnapshot.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
