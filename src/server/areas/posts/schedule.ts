import type { ManuscriptsRepository } from './manuscripts.ts'

/** How often it is asked what is due (milliseconds). */
const EVERY_MS = 5_000

interface Options {
  readonly manuscripts: Pick<ManuscriptsRepository, 'publishDue'>
  readonly onFailure: (error: unknown) => void
}

/** Has articles go out when their time has come. Every node asks; the store sees to it that each goes out once. */
export class Schedule {
  readonly #options: Options
  #timer: NodeJS.Timeout | undefined
  #isAsking = false

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.ask(), EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** A store that answers slowly is not asked twice at once, and one that is away is asked again next time. */
  async ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      await this.#options.manuscripts.publishDue()
    } catch (error) {
      this.#options.onFailure(error)
    } finally {
      this.#isAsking = false
    }
  }
}
