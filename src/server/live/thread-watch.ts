import type { ServerMessage } from '#wire/live-messages.ts'

/** Changes of a thread within this (milliseconds) are told of together. */
const TOGETHER_MS = 300

/** Where the number of answers comes from; null: there is no such thread. */
export interface ThreadNews {
  answersOf(thread: string): Promise<number | null>
  /** Calls back after each change; null: nobody knows of what. */
  onHeard(listener: (thread: string | null) => void): void
}

/** Readers who look at a thread of the community, each told how many answers it has when that changes. */
export class ThreadWatch<Reader extends object> {
  readonly #say: (reader: Reader, message: ServerMessage) => void
  readonly #onError: (error: unknown) => void
  readonly #watched = new Map<string, Set<Reader>>()
  readonly #threadOf = new Map<Reader, string>()
  /** The number each reader was told last. */
  readonly #told = new WeakMap<Reader, number>()
  readonly #soon = new Map<string, NodeJS.Timeout>()
  #news: ThreadNews | undefined

  constructor(say: (reader: Reader, message: ServerMessage) => void, onError: (error: unknown) => void) {
    this.#say = say
    this.#onError = onError
  }

  /** From now on what is heard of threads is told. */
  follow(news: ThreadNews): void {
    this.#news = news
    news.onHeard((thread) => {
      for (const changed of thread === null ? this.#watched.keys() : [thread]) this.#changed(changed)
    })
  }

  /** Told at once, too: an answer may have come since the reader's page was drawn. */
  watch(reader: Reader, thread: string): void {
    this.forget(reader)
    this.#threadOf.set(reader, thread)
    const readers = this.#watched.get(thread) ?? new Set()
    this.#watched.set(thread, readers.add(reader))
    this.#changed(thread)
  }

  forget(reader: Reader): void {
    const thread = this.#threadOf.get(reader)
    if (thread === undefined) return
    this.#threadOf.delete(reader)
    this.#told.delete(reader)
    const readers = this.#watched.get(thread)
    readers?.delete(reader)
    if (readers?.size === 0) this.#watched.delete(thread)
  }

  stop(): void {
    for (const timer of this.#soon.values()) clearTimeout(timer)
    this.#soon.clear()
  }

  #changed(thread: string): void {
    if (!this.#watched.has(thread) || this.#soon.has(thread)) return
    const tell = () => {
      this.#soon.delete(thread)
      this.#tell(thread).catch(this.#onError)
    }
    this.#soon.set(thread, setTimeout(tell, TOGETHER_MS).unref())
  }

  async #tell(thread: string): Promise<void> {
    const answers = await this.#news?.answersOf(thread)
    if (answers === null || answers === undefined) return
    for (const reader of this.#watched.get(thread) ?? []) {
      if (this.#told.get(reader) === answers) continue
      this.#told.set(reader, answers)
      this.#say(reader, { type: 'thread-answers', thread, answers })
    }
  }
}
