const SAMPLE_MS = 20
/** What piled up during a pause comes in over the moments after it, and waits as if the pause went on. */
const KEPT_SAMPLES = 5

/**
 * How far this thread is behind (milliseconds): how late the latest of its last timers came, or how long the next is overdue. Forgotten
 * a tenth of a second after whatever held it up.
 */
export class LoopLag {
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #dueAt: number
  readonly #late: number[] = []

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#dueAt = now() + SAMPLE_MS
    this.#timer = setInterval(() => {
      const at = this.#now()
      this.#late.push(Math.max(0, at - this.#dueAt))
      if (this.#late.length > KEPT_SAMPLES) this.#late.shift()
      this.#dueAt = at + SAMPLE_MS
    }, SAMPLE_MS)
    this.#timer.unref()
  }

  get ms(): number {
    return Math.max(...this.#late, this.#now() - this.#dueAt)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
