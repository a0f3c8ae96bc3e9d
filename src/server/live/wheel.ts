interface Bucket<Subscriber> {
  readonly subscribers: Set<Subscriber>
  readonly timer: NodeJS.Timeout
  busy: boolean
}

/**
 * One timer for each interval somebody wants, however many want it; it ends with the last of them.
 * A tick still under way when the next is due swallows it.
 */
export class Wheel<Subscriber> {
  readonly #buckets = new Map<number, Bucket<Subscriber>>()
  readonly #onTick: (subscribers: ReadonlySet<Subscriber>) => Promise<void>

  constructor(onTick: (subscribers: ReadonlySet<Subscriber>) => Promise<void>) {
    this.#onTick = onTick
  }

  /** How many timers run. */
  get timers(): number {
    return this.#buckets.size
  }

  join(intervalMs: number, subscriber: Subscriber): void {
    const bucket = this.#buckets.get(intervalMs) ?? this.#open(intervalMs)
    bucket.subscribers.add(subscriber)
  }

  leave(intervalMs: number, subscriber: Subscriber): void {
    const bucket = this.#buckets.get(intervalMs)
    if (!bucket) return
    bucket.subscribers.delete(subscriber)
    if (bucket.subscribers.size > 0) return
    clearInterval(bucket.timer)
    this.#buckets.delete(intervalMs)
  }

  stop(): void {
    for (const bucket of this.#buckets.values()) clearInterval(bucket.timer)
    this.#buckets.clear()
  }

  #open(intervalMs: number): Bucket<Subscriber> {
    const bucket: Bucket<Subscriber> = {
      subscribers: new Set(),
      busy: false,
      timer: setInterval(() => void this.#tick(bucket), intervalMs),
    }
    this.#buckets.set(intervalMs, bucket)
    return bucket
  }

  async #tick(bucket: Bucket<Subscriber>): Promise<void> {
    if (bucket.busy) return
    bucket.busy = true
    try {
      await this.#onTick(bucket.subscribers)
    } finally {
      bucket.busy = false
    }
  }
}
