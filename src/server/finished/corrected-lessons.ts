import type { LessonCorrection } from '#wire/corrections.ts'
import type { SiteFile, SiteFiles } from '../routes/site-files.ts'
import type { Drawer } from './draw-page.ts'

export interface CorrectedLessonsOptions {
  /** The pages as they were built, without any correction. */
  readonly built: SiteFiles
  readonly all: () => Promise<readonly LessonCorrection[]>
  readonly draw: Drawer
  readonly today: () => string
  readonly publish: (files: SiteFiles) => void
  readonly onFailure: (error: unknown) => void
}

/** How often each node asks what was corrected (milliseconds): a lesson says the same on all of them within that time. */
const EVERY_MS = 5_000
/** How long a page that could not be drawn is left alone while nothing of it changes (milliseconds). */
const RETRY_MS = 10 * 60_000

const lessonAddress = (lesson: string): string => `/learning/${lesson}`
/** The list of corrections, and the question sets of classes, whose answer key has them. */
const OF_ALL = ['/about', '/learning/class']

/**
 * Keeps the finished pages of corrected lessons at what editors have sent out, and the list of all corrections with them. Whoever sends one
 * out asks at once; every other node finds it in the store. A lesson whose last correction was taken back is as it was built again.
 */
export class CorrectedLessons {
  readonly #options: CorrectedLessonsOptions
  /** What each page was drawn with. */
  readonly #drawn = new Map<string, string>()
  readonly #restUntil = new Map<string, number>()
  #looking: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(options: CorrectedLessonsOptions) {
    this.#options = options
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.look(), EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** The pages were put in place by somebody who knows of no corrections: they are drawn again. */
  redraw(): void {
    for (const address of this.#drawn.keys()) this.#drawn.set(address, '')
    void this.look()
  }

  /** Draws what has changed, one look at a time; ends when it is in place. A page that cannot be drawn, and a store that is away, change nothing. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#drawChanged())
    return this.#looking
  }

  async #drawChanged(): Promise<void> {
    const { all, today, built, publish, onFailure } = this.#options
    try {
      const day = today()
      const corrections = (await all()).filter(({ lesson }) => built.has(lessonAddress(lesson)))
      const pages = new Map<string, readonly LessonCorrection[]>()
      for (const one of corrections) {
        const address = lessonAddress(one.lesson)
        pages.set(address, [...(pages.get(address) ?? []), one])
      }
      if (corrections.length > 0) for (const address of OF_ALL) if (built.has(address)) pages.set(address, corrections)
      for (const [address, own] of pages) await this.#page(address, own, day)
      for (const address of [...this.#drawn.keys()]) {
        if (pages.has(address)) continue
        publish(asBuilt(built, address))
        this.#drawn.delete(address)
      }
    } catch (error) {
      onFailure(error)
    }
  }

  async #page(address: string, corrections: readonly LessonCorrection[], day: string): Promise<void> {
    const { draw, built, publish, onFailure } = this.#options
    const is = JSON.stringify([day, corrections])
    const tried = address + is
    if (this.#drawn.get(address) === is || performance.now() < (this.#restUntil.get(tried) ?? 0)) return
    try {
      publish(new Map(await draw(address, { today: day, market: null, corrections }, preloadsOf(built.get(address)))))
      this.#drawn.set(address, is)
      this.#restUntil.delete(tried)
    } catch (error) {
      this.#restUntil.set(tried, performance.now() + RETRY_MS)
      onFailure(error)
    }
  }
}

function asBuilt(built: SiteFiles, address: string): SiteFiles {
  return new Map(
    [address, `${address}.data`].flatMap((one) => {
      const file = built.get(one)
      return file ? [[one, file] as const] : []
    }),
  )
}

/** The scripts a page as it was built fetches at once. */
const preloadsOf = (file: SiteFile | undefined): readonly string[] =>
  [...(file?.bodies.identity.body.toString().matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g) ?? [])].map(
    ([, href = '']) => href,
  )
