/** Threads that are told apart; past it everything counts as changed once, and counting begins anew. */
const MOST_THREADS = 10_000

/**
 * What has changed in the community, as numbers that only rise: whatever was read at one number is as it was while the number stands.
 * Texts themselves never pass here.
 */
export class CommunityNews {
  /** Told of each change made here, for other nodes; null is everything. */
  onTold: ((thread: string | null, isNew: boolean) => void) | undefined
  /** How long what was read may be used while no change is heard of (milliseconds); by what is known of other nodes. */
  keepMs: () => number = () => LONGEST_KEPT_MS
  readonly #threads = new Map<string, number>()
  readonly #listeners = new Set<(thread: string | null) => void>()
  #count = 0
  #taken = 0
  #floor = 0

  /** Of the community as a whole. */
  get mark(): number {
    return this.#count
  }

  /** Of what was changed or taken away, new texts aside. */
  get takenMark(): number {
    return this.#taken
  }

  markOf(thread: string): number {
    return this.#threads.get(thread) ?? this.#floor
  }

  /** Something was written here, by the time it is acknowledged. `isNew`: a new text, beside which all others are as they were. */
  tell(thread: string | null, isNew = false): void {
    this.hear(thread, isNew)
    this.onTold?.(thread, isNew)
  }

  /** Something was written, here or by another node; null: nobody knows what. */
  hear(thread: string | null, isNew = false): void {
    this.#count += 1
    if (!isNew) this.#taken += 1
    if (thread === null || this.#threads.size >= MOST_THREADS) {
      this.#threads.clear()
      this.#floor = this.#count
    }
    if (thread !== null) this.#threads.set(thread, this.#count)
    for (const listener of this.#listeners) listener(thread)
  }

  /** Calls back after each change. */
  onHeard(listener: (thread: string | null) => void): void {
    this.#listeners.add(listener)
  }
}

/** The longest anything is kept (milliseconds), should somebody have written past this service. */
export const LONGEST_KEPT_MS = 60_000
