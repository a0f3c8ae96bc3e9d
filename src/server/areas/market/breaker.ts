export interface BreakerOptions {
  /** Failures in a row before the provider is left alone. */
  readonly failures: number
  /** First time it is left alone (milliseconds); doubles with each further failure. */
  readonly restMs: number
  /** Longest time it is left alone (milliseconds). */
  readonly longestRestMs: number
}

export const breakerDefaults: BreakerOptions = { failures: 5, restMs: 60_000, longestRestMs: 900_000 }

/**
 * Keeps a failing provider from being asked again and again. After a rest one try is let through; it closes the breaker or
 * doubles the rest. Times are milliseconds handed in by the caller.
 */
export class Breaker {
  readonly #options: BreakerOptions
  #failures = 0
  #openUntil = 0
  #nextRest: number

  constructor(options: BreakerOptions = breakerDefaults) {
    this.#options = options
    this.#nextRest = options.restMs
  }

  allows(now: number): boolean {
    return now >= this.#openUntil
  }

  succeeded(): void {
    this.#failures = 0
    this.#openUntil = 0
    this.#nextRest = this.#options.restMs
  }

  /** `retryAfterMs` is the provider's own wish and counts even on a first failure, up to the longest rest. */
  failed(now: number, retryAfterMs?: number): void {
    this.#failures += 1
    if (retryAfterMs !== undefined) {
      this.#openUntil = now + Math.min(Math.max(0, retryAfterMs), this.#options.longestRestMs)
    }
    if (this.#failures < this.#options.failures) return
    this.#openUntil = Math.max(this.#openUntil, now + this.#nextRest)
    this.#nextRest = Math.min(this.#nextRest * 2, this.#options.longestRestMs)
  }
}
