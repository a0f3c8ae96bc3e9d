import { setTimeout as sleep } from 'node:timers/promises'

export interface SharedWorkOptions<T> {
  /** What a value weighs; all that are kept together weigh `most` at most. A value of no weight is shared, and not kept. */
  readonly weigh: (value: T) => number
  readonly most: number
  /** How long a value is kept though nothing is known to have changed (milliseconds). */
  readonly keepMs: () => number
  /** What else it stands on, where a change may show so late (milliseconds). */
  readonly soft?: { readonly mark: () => number; readonly lateMs: number }
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

/** After work on a key so many times as long nobody works on it: it takes a quarter of this thread at most, however fast it changes. */
const REST = 3
/** The longest rest (milliseconds): who waits for it waits in sight of a page. */
const LONGEST_REST_MS = 40

interface Kept<T> extends Begun {
  readonly value: T
}
interface Begun {
  readonly at: number
  readonly mark: number
  readonly softMark: number
}
interface Entry<T> {
  kept: Kept<T> | undefined
  /** Work under way, and what was the mark when it began. */
  making: { readonly mark: number; readonly done: Promise<T> } | undefined
  /** Work that has not begun, so that it will see every change until now. */
  next: Promise<T> | undefined
  restUntil: number
  weight: number
}

/**
 * Work done once for all who ask for the same. A value is kept while the mark it was made at stands, so nobody is given anything older
 * than their question; where it changes fast, those who ask meanwhile share the next making.
 */
export class SharedWork<T> {
  readonly #options: SharedWorkOptions<T>
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<unknown>
  /** The one used longest ago first. */
  readonly #entries = new Map<string, Entry<T>>()
  #weight = 0

  constructor(options: SharedWorkOptions<T>) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#wait = options.wait ?? sleep
  }

  get weight(): number {
    return this.#weight
  }

  /** The value of a key. `mark` changes with whatever it stands on; it is read before the work begins. */
  async get(key: string, mark: () => number, make: () => Promise<T>): Promise<T> {
    const entry = this.#used(key)
    const { kept, making } = entry
    if (kept && this.#isFresh(kept, mark())) return kept.value
    if (making?.mark === mark()) return await making.done
    entry.next ??= this.#soon(key, entry, mark, make)
    return await entry.next
  }

  #isFresh({ mark, softMark, at }: Begun, markNow: number): boolean {
    const { keepMs, soft } = this.#options
    const age = this.#now() - at
    if (mark !== markNow || age >= keepMs()) return false
    return !soft || softMark === soft.mark() || age < soft.lateMs
  }

  #used(key: string): Entry<T> {
    const entry = this.#entries.get(key) ?? {
      kept: undefined,
      making: undefined,
      next: undefined,
      restUntil: 0,
      weight: 0,
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  async #soon(key: string, entry: Entry<T>, mark: () => number, make: () => Promise<T>): Promise<T> {
    await entry.making?.done.catch(() => {})
    const rest = entry.restUntil - this.#now()
    if (rest > 0) await this.#wait(rest)
    const began = { at: this.#now(), mark: mark(), softMark: this.#options.soft?.mark() ?? 0 }
    const done = make()
    entry.making = { mark: began.mark, done }
    entry.next = undefined
    try {
      const value = await done
      this.#keep(key, entry, { value, ...began })
      return value
    } finally {
      entry.making = undefined
      const took = this.#now() - began.at
      entry.restUntil = this.#now() + Math.min(LONGEST_REST_MS, took * REST)
      if (!entry.kept && !entry.next) this.#entries.delete(key)
    }
  }

  #keep(key: string, entry: Entry<T>, kept: Kept<T>): void {
    const weight = this.#options.weigh(kept.value)
    const isKept = weight > 0 && weight <= this.#options.most
    this.#weight += (isKept ? weight : 0) - entry.weight
    entry.weight = isKept ? weight : 0
    entry.kept = isKept ? kept : undefined
    for (const [other, old] of this.#entries) {
      if (this.#weight <= this.#options.most) return
      if (other === key) continue
      this.#weight -= old.weight
      old.weight = 0
      old.kept = undefined
      if (!old.making && !old.next) this.#entries.delete(other)
    }
  }
}
