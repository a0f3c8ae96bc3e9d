export interface RateWindow {
  /** Most requests in the window; 0 means no limit. */
  readonly most: number
  readonly windowMs: number
  /** Whom this window counts a caller under; undefined counts nothing. Left out, the caller itself. */
  readonly of?: (caller: string) => string | undefined
}

interface Count {
  startedAt: number
  used: number
}

/** Callers remembered at most; past this the oldest are forgotten, so that many addresses cannot fill the memory. */
const MOST_KEYS = 50_000

/** Counts requests per caller in one or more windows at once. Times are milliseconds of a clock that never goes back. */
export class RateLimiter {
  readonly #windows: readonly RateWindow[]
  readonly #counts: readonly Map<string, Count>[]

  constructor(windows: readonly RateWindow[]) {
    this.#windows = windows.filter((window) => window.most > 0)
    this.#counts = this.#windows.map(() => new Map())
  }

  /** Counts one request. Returns 0 when it may go on, else the whole seconds to wait. A refused request is not counted. */
  take(caller: string, now: number): number {
    let waitMs = 0
    this.#windows.forEach((window, index) => {
      const count = this.#counted(index, caller, now)
      if (count && count.used >= window.most) waitMs = Math.max(waitMs, count.startedAt + window.windowMs - now)
    })
    if (waitMs > 0) return Math.ceil(waitMs / 1_000)
    this.note(caller, 1, now)
    return 0
  }

  /** Counts requests that were let through elsewhere. */
  note(caller: string, requests: number, now: number): void {
    this.#windows.forEach((window, index) => {
      const count = this.#counted(index, caller, now)
      if (count) count.used += requests
      else this.#start(index, keyOf(window, caller), requests, now)
    })
  }

  /** What stands in the window of this caller, unless that is over. */
  #counted(index: number, caller: string, now: number): Count | undefined {
    const window = this.#windows[index]
    const key = window && keyOf(window, caller)
    const count = key === undefined ? undefined : this.#counts[index]?.get(key)
    return window && count && now - count.startedAt < window.windowMs ? count : undefined
  }

  #start(index: number, key: string | undefined, used: number, now: number): void {
    const counts = this.#counts[index]
    if (!counts || key === undefined) return
    counts.delete(key)
    if (counts.size >= MOST_KEYS) {
      const oldest = counts.keys().next()
      if (!oldest.done) counts.delete(oldest.value)
    }
    counts.set(key, { startedAt: now, used })
  }
}

const keyOf = ({ of }: RateWindow, caller: string): string | undefined => (of ? of(caller) : caller)
