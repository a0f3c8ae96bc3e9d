import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import * as z from 'zod'
import { type Admission, type CountedKind, countedKinds } from '../http/admission.ts'
import { redisLink } from './redis-link.ts'

export interface SharedLimitsOptions {
  readonly url: string
  readonly gate: Admission
  /** Sockets held here, by address and by /48. */
  readonly held: () => ReadonlyMap<string, number>
  /** How often nodes tell each other (milliseconds). */
  readonly everyMs?: number
  /** Keeps two installations on one Redis apart. */
  readonly prefix?: string
  /** Told once each time the link is lost. */
  readonly onError: (error: unknown) => void
}

/** Addresses told of at once, those with most first: enough for an attack, bounded for its aftermath. */
const MOST_TOLD = 1_000
const EVERY_MS = 500
/** What a node holds is forgotten when it has been silent for so many turns. */
const SILENT_TURNS = 6

const amounts = z.record(z.string().max(64), z.int().min(-1_000_000).max(1_000_000))
const told = z.object({
  node: z.string().max(64),
  used: z.object(
    Object.fromEntries(countedKinds.map((kind) => [kind, amounts])) as Record<CountedKind, typeof amounts>,
  ),
  held: amounts,
})

type Amounts = Map<string, number>

/**
 * Limits of one address over several nodes: twice a second each node tells the others, over Redis, what it has let through and which
 * sockets it holds, and counts what it hears as its own. No request ever waits for Redis, and nothing is kept in it; while it is away
 * each node counts for itself.
 */
export class SharedLimits {
  readonly #options: SharedLimitsOptions
  readonly #node = randomUUID()
  readonly #channel: string
  readonly #everyMs: number
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #elsewhere = new Map<string, { readonly at: number; readonly held: Readonly<Record<string, number>> }>()
  #used = noneUsed()
  #timer: NodeJS.Timeout | undefined
  #isAway = false
  #hadSockets = false

  constructor(options: SharedLimitsOptions) {
    this.#options = options
    this.#everyMs = options.everyMs ?? EVERY_MS
    this.#channel = `${options.prefix ?? 'truepenny'}:limits`
    this.#publisher = new Redis(options.url, {
      ...redisLink,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 3_000,
    })
    this.#subscriber = new Redis(options.url, { ...redisLink, maxRetriesPerRequest: null })
    for (const link of [this.#publisher, this.#subscriber]) link.on('error', (error) => this.#lost(error))
    this.#subscriber.on('message', (_channel: string, text: string) => this.#hear(text))
  }

  /** Connects and begins to tell. Does not reject when Redis is away: the client keeps trying. */
  async connect(): Promise<void> {
    this.#options.gate.onUsed = (visitor, kind, amount) => {
      const used = this.#used[kind]
      used.set(visitor, (used.get(visitor) ?? 0) + amount)
    }
    try {
      await Promise.all([this.#publisher.connect(), this.#subscriber.connect()])
    } catch (error) {
      this.#lost(error)
    }
    void this.#subscriber.subscribe(this.#channel).catch((error: unknown) => this.#lost(error))
    this.#timer = setInterval(() => void this.#tell(), this.#everyMs)
    this.#timer.unref()
  }

  /** Sockets an address, or a /48, holds on other nodes. */
  socketsElsewhere(visitor: string): number {
    const oldest = performance.now() - SILENT_TURNS * this.#everyMs
    let sockets = 0
    for (const { at, held } of this.#elsewhere.values()) {
      if (at >= oldest && Object.hasOwn(held, visitor)) sockets += held[visitor] ?? 0
    }
    return sockets
  }

  close(): void {
    clearInterval(this.#timer)
    this.#options.gate.onUsed = undefined
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }

  async #tell(): Promise<void> {
    const used = this.#used
    this.#used = noneUsed()
    const held = most(this.#options.held())
    const hasSockets = Object.keys(held).length > 0
    const isNews = hasSockets || this.#hadSockets || countedKinds.some((kind) => used[kind].size > 0)
    if (!isNews) return
    const message = {
      node: this.#node,
      used: { pages: most(used.pages), reads: most(used.reads), units: most(used.units) },
      held,
    }
    try {
      await this.#publisher.publish(this.#channel, JSON.stringify(message))
      this.#hadSockets = hasSockets
      this.#isAway = false
    } catch (error) {
      this.#lost(error)
    }
  }

  #hear(text: string): void {
    const heard = readTold(text)
    if (!heard || heard.node === this.#node) return
    for (const kind of countedKinds) {
      for (const [visitor, amount] of Object.entries(heard.used[kind])) this.#options.gate.note(visitor, kind, amount)
    }
    const at = performance.now()
    this.#elsewhere.set(heard.node, { at, held: heard.held })
    for (const [node, known] of this.#elsewhere) {
      if (at - known.at > SILENT_TURNS * this.#everyMs) this.#elsewhere.delete(node)
    }
  }

  #lost(error: unknown): void {
    if (!this.#isAway) this.#options.onError(error)
    this.#isAway = true
  }
}

const noneUsed = (): Record<CountedKind, Amounts> => ({ pages: new Map(), reads: new Map(), units: new Map() })

function most(counted: ReadonlyMap<string, number>): Record<string, number> {
  const entries = [...counted]
  if (entries.length <= MOST_TOLD) return Object.fromEntries(entries)
  return Object.fromEntries(entries.toSorted((a, b) => b[1] - a[1]).slice(0, MOST_TOLD))
}

function readTold(text: string): z.infer<typeof told> | undefined {
  try {
    const parsed = told.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
