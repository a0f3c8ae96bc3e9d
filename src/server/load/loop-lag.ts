const SAMPLE_MS = 20
const SAMPLES = 5

/**
 * How far this thread is behind (milliseconds): how late its last five timers came, on average; one that is overdue counts as late as it
 * is by now. One short pause is over before anything could be done about it and counts for little; a long one, or one after another,
 * counts at once. It is forgotten a tenth of a second after whatever held it up.
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
      if (this.#late.length > SAMPLES) this.#late.shift()
      this.#dueAt = at + SAMPLE_MS
    }, SAMPLE_MS)
    this.#timer.unref()
  }

  get ms(): number {
    const known = this.#late.reduce((sum, late) => sum + late, 0)
    return (known + Math.max(0, this.#now() - this.#dueAt)) / SAMPLES
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
