export interface BreakerOptions {
  /** Failures in a row before the provider is left alone. */
  readonly failures: number
  /** First time it is left alone (milliseconds); doubles with each further failure. */
  readonly restMs: number
  /** Longest time it is left alone (milliseconds). */
  readonly longestRestMs: number
}

export const breakerDefaults: BreakerOptions = { failures: 5, restMs: 60_000, longestRestMs: 900_000 }

/** A try that was never heard of again does not keep others out for ever (milliseconds). */
const TRY_MS = 60_000

/**
 * Keeps a failing provider from being asked again and again. After a rest one try is let through, and no second beside it; it closes the breaker or
 * doubles the rest. Times are milliseconds handed in by the caller.
 */
export class Breaker {
  readonly #options: BreakerOptions
  #failures = 0
  #openUntil = 0
  #nextRest: number
  #tryUntil = Number.NEGATIVE_INFINITY

  constructor(options: BreakerOptions = breakerDefaults) {
    this.#options = options
    this.#nextRest = options.restMs
  }

  allows(now: number): boolean {
    return now >= this.#openUntil && !(this.#isWary && now < this.#tryUntil)
  }

  /** As `allows`; after a rest whoever enters is the one try, until it `succeeded`, `failed` or `left`. */
  enters(now: number): boolean {
    if (!this.allows(now)) return false
    if (this.#isWary) this.#tryUntil = now + TRY_MS
    return true
  }

  succeeded(): void {
    this.left()
    this.#failures = 0
    this.#openUntil = 0
    this.#nextRest = this.#options.restMs
  }

  /** It ended without saying anything of the provider. */
  left(): void {
    this.#tryUntil = Number.NEGATIVE_INFINITY
  }

  /** `retryAfterMs` is the provider's own wish and counts even on a first failure, up to the longest rest. */
  failed(now: number, retryAfterMs?: number): void {
    this.left()
    this.#failures += 1
    if (retryAfterMs !== undefined) {
      this.#openUntil = now + Math.min(Math.max(0, retryAfterMs), this.#options.longestRestMs)
    }
    if (this.#failures < this.#options.failures) return
    this.#openUntil = Math.max(this.#openUntil, now + this.#nextRest)
    this.#nextRest = Math.min(this.#nextRest * 2, this.#options.longestRestMs)
  }

  get #isWary(): boolean {
    return this.#failures >= this.#options.failures
  }
}
