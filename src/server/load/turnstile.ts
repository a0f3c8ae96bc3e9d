import { WaitingLine, type WaitingLineOptions } from './waiting-line.ts'

export interface TurnstileOptions extends WaitingLineOptions {
  /** How many may be inside at once. */
  readonly places: number
}

/** Lets so many in at once; the others wait in a fair line. */
export class Turnstile {
  readonly #line: WaitingLine<undefined, () => void>
  #free: number

  constructor({ places, ...options }: TurnstileOptions) {
    this.#line = new WaitingLine(options)
    this.#free = places
  }

  get waiting(): number {
    return this.#line.size
  }

  /** Resolves with the way out, to be called once (more often does nothing). Rejects with a `Refusal`. */
  enter(asker: string, signal?: AbortSignal): Promise<() => void> {
    const entered = this.#line.join(asker, undefined, signal)
    this.#letIn()
    return entered
  }

  #letIn(): void {
    while (this.#free > 0) {
      const next = this.#line.next()
      if (!next) return
      this.#free -= 1
      let isInside = true
      next.resolve(() => {
        if (!isInside) return
        isInside = false
        this.#free += 1
        // After whoever has waited for this thread: files and questions of health are answered between two pages.
        setImmediate(() => this.#letIn())
      })
    }
  }
}
