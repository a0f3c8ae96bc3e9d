import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import * as z from 'zod'
import { communityId } from '#wire/community.ts'
import type { CommunityNews } from '../areas/community/news.ts'
import { redisLink } from './redis-link.ts'

export interface SharedNewsOptions {
  readonly url: string
  readonly news: CommunityNews
  /** Keeps two installations on one Redis apart. */
  readonly prefix?: string
  /** Told once each time the link is lost. */
  readonly onError: (error: unknown) => void
}

/** Threads told of at once; past it everything counts as changed. */
const MOST_TOLD = 1_000
/** How often a node says that it is there (milliseconds); one that has not heard itself for three of them is cut off. */
const BEAT_MS = 500
const SILENT_BEATS = 3
/** How long what was read is used without hearing of a change: while the link stands, in case another node's does not; and while it is down (milliseconds). */
const KEPT_MS = 5_000
const KEPT_ALONE_MS = 1_000

const told = z.object({
  node: z.string().max(64),
  /** Threads that have a new text and are else as they were, and those where something was changed; null: nobody knows where. */
  added: z.array(communityId).max(MOST_TOLD),
  changed: z.array(z.nullable(communityId)).max(MOST_TOLD),
})

/**
 * What changes in the community over several nodes: each tells the others over Redis which threads it wrote to, so that nothing outdated is
 * shown, and a page open there hears of a new answer at once. Texts never pass here. While Redis is away, what was read is used for a second
 * and no longer.
 */
export class SharedNews {
  readonly #options: SharedNewsOptions
  readonly #node = randomUUID()
  readonly #channel: string
  readonly #publisher: Redis
  readonly #subscriber: Redis
  #untold = nothing()
  #heardSelf = Number.NEGATIVE_INFINITY
  #beat: NodeJS.Timeout | undefined
  #isAway = false

  constructor(options: SharedNewsOptions) {
    this.#options = options
    this.#channel = `${options.prefix ?? 'truepenny'}:community`
    this.#publisher = new Redis(options.url, {
      ...redisLink,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 1_000,
    })
    this.#subscriber = new Redis(options.url, { ...redisLink, maxRetriesPerRequest: null })
    for (const link of [this.#publisher, this.#subscriber]) link.on('error', (error) => this.#lost(error))
    this.#subscriber.on('message', (_channel: string, text: string) => this.#hear(text))
  }

  /** Whether this node has heard of the others a moment ago. */
  get isLinked(): boolean {
    return performance.now() - this.#heardSelf < BEAT_MS * SILENT_BEATS
  }

  /** Connects and begins to tell. Does not reject when Redis is away: the client keeps trying. */
  async connect(): Promise<void> {
    const { news } = this.#options
    news.keepMs = () => (this.isLinked ? KEPT_MS : KEPT_ALONE_MS)
    news.onTold = (thread, isNew) => {
      const { added, changed } = this.#untold
      const isFirst = added.size + changed.size === 0
      if (isNew && thread !== null) added.add(thread)
      else changed.add(thread)
      // Whatever else is written in this turn goes along.
      if (isFirst) setImmediate(() => void this.#tell())
    }
    try {
      await Promise.all([this.#publisher.connect(), this.#subscriber.connect()])
    } catch (error) {
      this.#lost(error)
    }
    void this.#subscriber.subscribe(this.#channel).catch((error: unknown) => this.#lost(error))
    this.#beat = setInterval(() => void this.#tell(), BEAT_MS)
    this.#beat.unref()
  }

  close(): void {
    clearInterval(this.#beat)
    this.#options.news.onTold = undefined
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }

  async #tell(): Promise<void> {
    const untold = this.#untold
    this.#untold = nothing()
    const isTooMuch = untold.added.size > MOST_TOLD || untold.changed.size > MOST_TOLD
    const news = isTooMuch ? { added: [], changed: [null] } : { added: [...untold.added], changed: [...untold.changed] }
    try {
      await this.#publisher.publish(this.#channel, JSON.stringify({ node: this.#node, ...news }))
      this.#isAway = false
    } catch (error) {
      // Told with the next beat that gets through.
      for (const thread of untold.added) this.#untold.added.add(thread)
      for (const thread of untold.changed) this.#untold.changed.add(thread)
      this.#lost(error)
    }
  }

  #hear(text: string): void {
    const heard = read(text)
    if (!heard) return
    const { news } = this.#options
    if (heard.node === this.#node) {
      // What others said while the link was down is not known.
      if (!this.isLinked) news.hear(null)
      this.#heardSelf = performance.now()
      return
    }
    for (const thread of heard.added) news.hear(thread, true)
    for (const thread of heard.changed) news.hear(thread)
  }

  #lost(error: unknown): void {
    if (!this.#isAway) this.#options.onError(error)
    this.#isAway = true
  }
}

const nothing = () => ({ added: new Set<string>(), changed: new Set<string | null>() })

function read(text: string): z.infer<typeof told> | undefined {
  try {
    const parsed = told.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
