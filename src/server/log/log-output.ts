/** Gives bytes to the outside and calls back once: with the number taken, or with the error. Neither blocks nor throws. */
export type WriteBytes = (bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void) => void

export interface LogOutputOptions {
  readonly write: WriteBytes
  /** Most bytes that wait for room; a line that does not fit is dropped and counted. */
  readonly mostWaiting?: number
  /** How long after a failure the same bytes are tried again (milliseconds). */
  readonly retryMs?: number
}

const MOST_WAITING = 1_048_576
const MOST_AT_ONCE = 65_536
const RETRY_MS = 1_000
/** A terminal that others use too says 'not now' for a moment, not 'no'. */
const SOON_MS = 20
/** The other end is gone and does not come back. */
const FOR_GOOD = new Set(['EPIPE', 'ECONNRESET', 'EBADF', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'])

/**
 * Where log lines go when the service must outlive its log: one write at a time beside the event loop, a bounded wait while the disk
 * is full or the reader asleep, and past that lines are dropped and counted. The count stands in the log as a line of its own as soon
 * as writing works again. After a closed pipe every line is dropped.
 */
export class LogOutput {
  readonly #options: Required<LogOutputOptions>
  #queue: string[] = []
  #queued = 0
  #inFlight: Buffer | undefined
  #isWriting = false
  #retry: NodeJS.Timeout | undefined
  #isGone = false
  #dropped = 0
  #untold = 0
  #lastError = 'no room'
  #whenIdle: (() => void)[] = []

  constructor(options: LogOutputOptions) {
    this.#options = { mostWaiting: MOST_WAITING, retryMs: RETRY_MS, ...options }
  }

  /** Lines lost since the start. */
  get dropped(): number {
    return this.#dropped
  }

  /** Takes one line with its line break; never throws, never waits. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#isGone || this.waiting + bytes > this.#options.mostWaiting) {
      this.#drop(1)
      return
    }
    this.#queue.push(line)
    this.#queued += bytes
    if (!this.#isWriting && !this.#retry) this.#next()
  }

  /** Bytes that wait for room. */
  get waiting(): number {
    return this.#queued + (this.#inFlight?.length ?? 0)
  }

  /** Waits until all is written, at most this long (milliseconds). */
  async settle(longestMs: number): Promise<void> {
    if (this.#isGone || (!this.#isWriting && !this.#retry)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#whenIdle.push(resolve)
    const late = setTimeout(resolve, longestMs)
    await promise
    clearTimeout(late)
  }

  #next(): void {
    this.#retry = undefined
    const bytes = this.#inFlight ?? this.#take()
    if (!bytes) {
      for (const tell of this.#whenIdle.splice(0)) tell()
      return
    }
    this.#inFlight = bytes
    this.#isWriting = true
    this.#options.write(bytes, (error, written) => this.#wrote(error, written))
  }

  #take(): Buffer | undefined {
    if (this.#queue.length === 0) return undefined
    let size = 0
    let count = 0
    while (count < this.#queue.length && size < MOST_AT_ONCE) size += (this.#queue[count++] ?? '').length
    const text = this.#queue.splice(0, count).join('')
    const bytes = Buffer.from(text)
    this.#queued -= bytes.length
    return bytes
  }

  #wrote(error: NodeJS.ErrnoException | null, written: number): void {
    this.#isWriting = false
    const left = this.#inFlight?.subarray(error ? 0 : written)
    this.#inFlight = left && left.length > 0 ? left : undefined
    if (error) {
      this.#failed(error)
      return
    }
    if (this.#untold > 0 && !this.#inFlight) this.#tellDropped()
    this.#next()
  }

  #failed(error: NodeJS.ErrnoException): void {
    this.#lastError = error.code ?? 'unknown'
    if (FOR_GOOD.has(this.#lastError)) {
      this.#isGone = true
      this.#drop(linesIn(this.#inFlight) + this.#queue.length)
      this.#inFlight = undefined
      this.#queue = []
      this.#queued = 0
      this.#next()
      return
    }
    // What waits goes first when there is room again, so that no line is cut in two.
    this.#retry = setTimeout(() => this.#next(), this.#lastError === 'EAGAIN' ? SOON_MS : this.#options.retryMs)
    this.#retry.unref()
  }

  #drop(lines: number): void {
    this.#dropped += lines
    this.#untold += lines
  }

  /** In the form of the other lines (level 40: a warning). */
  #tellDropped(): void {
    const line = {
      level: 40,
      time: Date.now(),
      dropped: this.#untold,
      reason: this.#lastError,
      msg: 'log lines were lost',
    }
    this.#untold = 0
    const text = `${JSON.stringify(line)}\n`
    this.#queue.push(text)
    this.#queued += Buffer.byteLength(text)
  }
}

function linesIn(bytes: Buffer | undefined): number {
  let lines = 0
  for (const byte of bytes ?? []) if (byte === 0x0a) lines += 1
  return lines
}
