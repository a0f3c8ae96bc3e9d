import type { SiteFiles } from '../routes/site-files.ts'

export interface DailyPagesOptions {
  /** The day the finished pages stand for now, 'YYYY-MM-DD'. */
  readonly drawnFor: string
  readonly today: () => string
  /** Draws all pages of a day, away from the event loop. */
  readonly draw: (day: string, signal: AbortSignal) => Promise<SiteFiles>
  readonly publish: (files: SiteFiles) => void
  readonly onDrawn: (day: string, milliseconds: number) => void
  readonly onFailure: (day: string, error: unknown) => void
}

/** How often the calendar is looked at (milliseconds). */
const LOOK_MS = 30_000
/** How long after a failure the pages are tried again (milliseconds). */
const RETRY_MS = 10 * 60_000

/**
 * Keeps the pages that depend on the day at today's: at the start when the build is of another day, and whenever the day changes.
 * All pages of a day take the place of the old ones together; where one cannot be drawn the old ones stay.
 */
export class DailyPages {
  readonly #options: DailyPagesOptions
  readonly #end = new AbortController()
  #day: string
  #drawing = false
  #restUntil = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(options: DailyPagesOptions) {
    this.#options = options
    this.#day = options.drawnFor
  }

  /** The day the finished pages stand for. */
  get day(): string {
    return this.#day
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS)
    this.#timer.unref()
    void this.look()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#end.abort()
  }

  /** Draws the pages anew if another day has begun; ends when they are in place or have failed. */
  async look(): Promise<void> {
    const { today, draw, publish, onDrawn, onFailure } = this.#options
    const day = today()
    if (day === this.#day || this.#drawing || performance.now() < this.#restUntil) return
    this.#drawing = true
    const began = performance.now()
    try {
      const files = await draw(day, this.#end.signal)
      if (this.#end.signal.aborted) return
      publish(files)
      this.#day = day
      onDrawn(day, Math.round(performance.now() - began))
    } catch (error) {
      if (this.#end.signal.aborted) return
      this.#restUntil = performance.now() + RETRY_MS
      onFailure(day, error)
    } finally {
      this.#drawing = false
    }
  }
}
