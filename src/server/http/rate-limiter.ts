export interface RateWindow {
  /** Most requests in the window; 0 means no limit. */
  readonly most: number
  readonly windowMs: number
}

interface Count {
  startedAt: number
  used: number
}

/** Callers remembered at most; past this the oldest are forgotten, so that many addresses cannot fill the memory. */
const MOST_KEYS = 50_000

/** Counts requests per caller in one or more windows at once. Times are milliseconds handed in by the caller. */
export class RateLimiter {
  readonly #windows: readonly RateWindow[]
  readonly #counts: readonly Map<string, Count>[]

  constructor(windows: readonly RateWindow[]) {
    this.#windows = windows.filter((window) => window.most > 0)
    this.#counts = this.#windows.map(() => new Map())
  }

  /** Counts one request. Returns 0 when it may go on, else the whole seconds to wait. A refused request is not counted. */
  take(key: string, now: number): number {
    let waitMs = 0
    const current = this.#windows.map((window, index) => {
      const count = this.#counts[index]?.get(key)
      if (!count || now - count.startedAt >= window.windowMs) return undefined
      if (count.used >= window.most) waitMs = Math.max(waitMs, count.startedAt + window.windowMs - now)
      return count
    })
    if (waitMs > 0) return Math.ceil(waitMs / 1_000)
    current.forEach((count, index) => {
      if (count) count.used += 1
      else this.#start(index, key, now)
    })
    return 0
  }

  #start(index: number, key: string, now: number): void {
    const counts = this.#counts[index]
    if (!counts) return
    counts.delete(key)
    if (counts.size >= MOST_KEYS) {
      const oldest = counts.keys().next()
      if (!oldest.done) counts.delete(oldest.value)
    }
    counts.set(key, { startedAt: now, used: 1 })
  }
}
