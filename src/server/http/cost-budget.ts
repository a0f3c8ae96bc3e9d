export interface CostBudgetOptions {
  /** Units a caller has saved up at most; 0 switches the budget off. */
  readonly most: number
  /** Units that come back per second. */
  readonly perSecond: number
  /** Whom a caller is charged as; undefined charges nobody. Left out, the caller itself. */
  readonly of?: (caller: string) => string | undefined
}

interface Purse {
  /** Units left at `at`; below zero after a question dearer than what was left. */
  left: number
  at: number
}

/** Purses remembered at most. One that is full again is the same as one that was never opened. */
const MOST_PURSES = 50_000

/**
 * A purse of units for each caller that fills by itself: a burst of small questions, or a few dear ones, and then as fast as units
 * come back. A question is let through while anything is left and may overdraw the purse once, so the dearest can always be asked.
 * Times are milliseconds of a clock that never goes back.
 */
export class CostBudget {
  readonly #options: CostBudgetOptions
  readonly #purses = new Map<string, Purse>()

  constructor(options: CostBudgetOptions) {
    this.#options = options
  }

  /** Whole seconds until the caller may ask again; 0 when it may now. Charges nothing. */
  wait(caller: string, now: number): number {
    const left = this.#left(this.#keyOf(caller), now)
    return left > 0 ? 0 : Math.max(1, Math.ceil(-left / this.#options.perSecond))
  }

  /** Charges a caller, whether asked here or elsewhere. */
  charge(caller: string, units: number, now: number): void {
    const key = this.#keyOf(caller)
    if (key === undefined) return
    const left = this.#left(key, now)
    this.#purses.delete(key)
    if (this.#purses.size >= MOST_PURSES) this.#forget(now)
    this.#purses.set(key, { left: left - units, at: now })
  }

  #keyOf(caller: string): string | undefined {
    const { most, of } = this.#options
    if (most === 0) return undefined
    return of ? of(caller) : caller
  }

  #left(key: string | undefined, now: number): number {
    const { most, perSecond } = this.#options
    const purse = key === undefined ? undefined : this.#purses.get(key)
    return purse ? Math.min(most, purse.left + ((now - purse.at) / 1_000) * perSecond) : Math.max(1, most)
  }

  /** Drops the purses that are full again; when none is, the one charged longest ago. */
  #forget(now: number): void {
    for (const key of this.#purses.keys()) {
      if (this.#left(key, now) < this.#options.most) break
      this.#purses.delete(key)
    }
    const oldest = this.#purses.keys().next()
    if (this.#purses.size >= MOST_PURSES && !oldest.done) this.#purses.delete(oldest.value)
  }
}
