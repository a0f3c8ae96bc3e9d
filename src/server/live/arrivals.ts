/** Newcomers are let in in steps of this length (milliseconds). */
const STEP_MS = 50
/** A second, however it is laid, touches at most so many steps, those that reach the newcomer late on a busy machine among them. */
const STEPS_A_SECOND = 1_000 / STEP_MS + 3

export interface ArrivalLimits {
  /** So many newcomers are let in in any one second, at most; below this many steps, one a step. */
  readonly perSecond: number
  /** So many may wait for their turn; who comes then is refused. */
  readonly waiting: number
}

/**
 * Lets newcomers in at an even pace, first come, first served: after a restart thousands come back at the same moment, and each costs a
 * handshake and the latest values. One timer for all who wait, and none while nobody does.
 */
export class Arrivals {
  readonly #perStep: number
  readonly #most: number
  #waiting: (() => void)[] = []
  #usedInStep = 0
  #timer: NodeJS.Timeout | undefined

  constructor({ perSecond, waiting }: ArrivalLimits) {
    this.#perStep = Math.max(1, Math.floor(perSecond / STEPS_A_SECOND))
    this.#most = waiting
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Calls `enter` now or when its turn comes; false: too many wait already. */
  come(enter: () => void): boolean {
    if (this.#waiting.length === 0 && this.#usedInStep < this.#perStep) {
      this.#usedInStep += 1
      this.#timer ??= setInterval(() => this.#step(), STEP_MS).unref()
      enter()
      return true
    }
    if (this.#waiting.length >= this.#most) return false
    this.#waiting.push(enter)
    return true
  }

  /** Calls all who wait at once: whoever they ask now says no. */
  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    for (const enter of this.#waiting.splice(0)) enter()
  }

  #step(): void {
    if (this.#usedInStep === 0 && this.#waiting.length === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    const next = this.#waiting.splice(0, this.#perStep)
    this.#usedInStep = next.length
    for (const enter of next) enter()
  }
}
