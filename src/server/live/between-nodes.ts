import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { type MarketSnapshot, type SequencedSnapshot, sequencedSnapshot } from '#wire/market.ts'
import type { SharedMarket } from '../areas/market/feed.ts'
import { redisLink } from './redis-link.ts'

/**
 * Gives the next number of the shared line. Founds a new line, named by ARGV[1], where there is none, and where the one there is has
 * fallen behind the place we know of (ARGV[2] and ARGV[3]: its name and number), as a copy of yesterday's Redis would.
 */
const NEXT_PLACE = `
  local epoch = redis.call('HGET', KEYS[1], 'epoch')
  local seq = tonumber(redis.call('HGET', KEYS[1], 'seq') or '0')
  if not epoch or (epoch == ARGV[2] and seq < tonumber(ARGV[3])) then
    epoch = ARGV[1]
    seq = 0
  end
  redis.call('HSET', KEYS[1], 'epoch', epoch, 'seq', seq + 1)
  return { epoch, tostring(seq + 1) }`

/** Prolongs the lease by ARGV[2] milliseconds where it is still ours (ARGV[1]). */
const PROLONG = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0`

/**
 * Whoever fetches holds the lease for so long (milliseconds) and prolongs it while it lives: after its death another node may fetch
 * within this, however slow the sources are and however long the floor is.
 */
const LEASE_MS = 3_000
/** How often a lease is prolonged, and how often those who wait look whether it is still held (milliseconds). */
const LOOK_MS = 500
/** What stands in the lease when its fetch is done, until the floor has passed. */
const DONE = 'done'

/** After a failure Redis is left alone for so long (milliseconds), unless it is heard of before. */
const AWAY_MS = 3_000
/** What Redis gets to answer (milliseconds): it stands beside the nodes. */
const ANSWER_MS = 1_000

class RedisAway extends Error {
  override readonly name = 'RedisAway'
}

const newEpoch = (): string => randomBytes(9).toString('base64url')

export interface BetweenNodesOptions {
  readonly url: string
  /** All nodes together ask the sources at most once in this time (milliseconds). */
  readonly floorMs: number
  /** Names this node in its lease. */
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
 * away each node works alone and says so in its log; a page sees a new epoch and carries on. Numbers are only comparable within one
 * line, so every line has a name of its own that was never used before: the shared one at each founding (Redis may come back empty),
 * and a node's own in each time alone.
 */
export class BetweenNodes implements SharedMarket {
  readonly #options: BetweenNodesOptions
  readonly #commands: Redis
  readonly #subscriber: Redis
  readonly #waiting = new Set<(published: SequencedSnapshot) => void>()
  readonly #keys: { lease: string; line: string; latest: string; snapshots: string; announcements: string }
  /** The line of this time alone; none while Redis answers. */
  #alone: { readonly epoch: string; seq: number } | undefined
  /** The last place in the shared line this node has heard of. */
  #heard = { epoch: '', seq: 0 }
  #awayUntil = 0
  /** While this node fetches: since when, and what prolongs its lease. */
  #fetching: { readonly since: number; readonly prolonging: NodeJS.Timeout } | undefined

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
    // A command that cannot be sent now is no use later; the wish to listen is.
    this.#commands = new Redis(options.url, {
      ...redisLink,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: ANSWER_MS,
    })
    this.#subscriber = new Redis(options.url, { ...redisLink, maxRetriesPerRequest: null })
    this.#commands.on('error', options.onError)
    this.#commands.on('ready', () => (this.#awayUntil = 0))
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
      this.#orRest()
      const { nodeId } = this.#options
      const lease = await this.#commands.set(this.#keys.lease, nodeId, 'PX', LEASE_MS, 'NX')
      if (lease !== 'OK') return false
      this.#endFetching()
      const prolong = () => {
        this.#commands.eval(PROLONG, 1, this.#keys.lease, nodeId, LEASE_MS).catch(this.#options.onError)
      }
      this.#fetching = { since: performance.now(), prolonging: setInterval(prolong, LOOK_MS).unref() }
      return true
    } catch (error) {
      this.#failed(error)
      return true
    }
  }

  giveUp(): void {
    this.#endFetching()
  }

  async publish(snapshot: MarketSnapshot): Promise<SequencedSnapshot> {
    const took = this.#endFetching()
    try {
      this.#orRest()
      const { lease, line, latest, snapshots } = this.#keys
      const place = await this.#commands.eval(NEXT_PLACE, 1, line, newEpoch(), this.#heard.epoch, this.#heard.seq)
      const [epoch, seq] = Array.isArray(place) ? (place as unknown[]) : []
      const published = sequencedSnapshot.parse({ snapshot, seq: Number(seq), epoch })
      this.#remember(published)
      const text = JSON.stringify(published)
      const said = await this.#commands
        .multi()
        .set(latest, text, 'PX', 3_600_000)
        // The floor counts from when the sources were asked.
        .set(lease, DONE, 'PX', Math.max(1, Math.ceil(this.#options.floorMs - took)))
        .publish(snapshots, text)
        .exec()
      for (const [error] of said ?? []) if (error) throw error
      return published
    } catch (error) {
      this.#failed(error)
      this.#alone ??= { epoch: newEpoch(), seq: 0 }
      this.#alone.seq += 1
      return { snapshot, ...this.#alone }
    }
  }

  async awaitNewest(waitMs: number): Promise<SequencedSnapshot | 'nobody fetches' | undefined> {
    const until = performance.now() + waitMs
    const next = this.#nextPublished(waitMs)
    try {
      let holder = await this.#commands.get(this.#keys.lease)
      let heard: SequencedSnapshot | undefined
      // Whoever holds the lease is still fetching: its answer is worth a wait, for as long as it lives.
      while (!heard && holder !== null && holder !== DONE && performance.now() < until) {
        heard = await Promise.race([next.promise, sleep(LOOK_MS, undefined)])
        if (!heard) holder = await this.#commands.get(this.#keys.lease)
      }
      if (!heard && holder === null) return 'nobody fetches'
      const published = heard ?? readPublished(await this.#commands.get(this.#keys.latest))
      if (published) this.#remember(published)
      return published
    } catch (error) {
      this.#failed(error)
      return undefined
    } finally {
      next.cancel()
    }
  }

  /** Asks every node, this one included, to show the latest values to everybody. */
  async announce(): Promise<void> {
    try {
      this.#orRest()
      await this.#commands.publish(this.#keys.announcements, this.#options.nodeId)
    } catch (error) {
      this.#failed(error)
      this.#options.onAnnounce()
    }
  }

  close(): void {
    this.#endFetching()
    this.#commands.disconnect()
    this.#subscriber.disconnect()
  }

  /** Prolongs the lease no more, and tells how long was fetched (milliseconds). */
  #endFetching(): number {
    const fetching = this.#fetching
    this.#fetching = undefined
    clearInterval(fetching?.prolonging)
    return fetching ? performance.now() - fetching.since : 0
  }

  /** Rejects at once while Redis is known to be away, so that a visitor waits for a frozen one once and not at every step. */
  #orRest(): void {
    if (performance.now() < this.#awayUntil) throw new RedisAway()
  }

  #failed(error: unknown): void {
    if (error instanceof RedisAway) return
    this.#awayUntil = performance.now() + AWAY_MS
    this.#options.onError(error)
  }

  #hear(channel: string, text: string): void {
    if (channel === this.#keys.announcements) {
      this.#options.onAnnounce()
      return
    }
    const published = readPublished(text)
    if (!published) return
    this.#remember(published)
    this.#options.onSnapshot(published)
    for (const resolve of this.#waiting) resolve(published)
  }

  /** Whoever hears of the shared line is not alone any more: the next time alone is another one. */
  #remember({ epoch, seq }: SequencedSnapshot): void {
    this.#heard = { epoch, seq }
    this.#alone = undefined
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
