import { Refusal } from '../load/refusal.ts'
import { type Waiter, WaitingLine, type WaitingLineOptions } from '../load/waiting-line.ts'
import type { Order, Said, WorkedOut } from './order.ts'
import type { StartWorker, WorkerLine } from './worker-thread.ts'

export interface WorkerPoolOptions extends Pick<WaitingLineOptions, 'patience' | 'now'> {
  readonly start: StartWorker
  /** Workers at most; each is started when there is something for it to do. */
  readonly workers: number
  /** Orders that wait at most, over all askers. */
  readonly queue: number
  /** Longest time for one order, counted from when a worker takes it (milliseconds). */
  readonly timeLimitMs: number
  /** Told of workers that ended when they should not have, for the log. */
  readonly onLoss?: (error: unknown) => void
}

type Ordered = Waiter<Order, WorkedOut>

interface Station {
  readonly line: WorkerLine
  /** Ends a worker that never gets ready. */
  readonly tooLong: NodeJS.Timeout
  isReady: boolean
  /** What it has in hand, by number. */
  readonly tasks: Map<number, Task>
}

interface Task {
  readonly ordered: Ordered
  /** True once it has let the worker hear other things meanwhile. */
  givesWay: boolean
  readonly tooLong: NodeJS.Timeout
}

/**
 * Orders one worker has in hand at most, of different askers. Long studies give way every few milliseconds, so that a small question is
 * answered in between; what runs in one piece, or hangs, has its worker to itself.
 */
const AT_ONCE = 2

const LONGEST_START_MS = 30_000
/** A worker that dies while it loads is followed by the next after a pause that doubles, up to the longest. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/**
 * A few workers and a bounded line before them. Askers have their turns one after another, and while there are two workers or more, one
 * asker never holds them all. A worker that dies or takes too long is ended and replaced; its order is refused, not tried again.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions
  readonly #line: WaitingLine<Order, WorkedOut>
  readonly #stations = new Set<Station>()
  readonly #busyFor = new Map<string, number>()
  #nextId = 0
  #failures = 0
  #retry: NodeJS.Timeout | undefined
  #lost = 0
  #closed = false

  constructor(options: WorkerPoolOptions) {
    const { queue: most, patience, now = () => performance.now() } = options
    this.#options = options
    const isOpen = () => [...this.#stations].some(({ isReady }) => isReady)
    this.#line = new WaitingLine({ most, now, isOpen, ...(patience ? { patience } : {}) })
  }

  /** Orders that wait. */
  get waiting(): number {
    return this.#line.size
  }
  get workers(): number {
    return this.#stations.size
  }
  get busy(): number {
    return [...this.#stations].filter(({ tasks }) => tasks.size > 0).length
  }

  /** Workers that died or were ended, since the start. */
  get lost(): number {
    return this.#lost
  }

  /** Starts one worker ahead of the first order. */
  warm(): void {
    if (this.#stations.size === 0) this.#start()
  }

  /** Rejects with a `Refusal`, or with what the calculation threw. `signal` ends the wait, not the work. */
  ask(asker: string, order: Order, signal?: AbortSignal): Promise<WorkedOut> {
    if (this.#closed) return Promise.reject(new Refusal('closed'))
    const answer = this.#line.join(asker, order, signal)
    this.#serve()
    return answer
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#line.refuse('closed')
    for (const station of this.#stations) this.#end(station, new Refusal('closed'))
  }

  /** Gives every worker what it can take, idle ones first, and starts a worker where orders are left. */
  #serve(): void {
    const share = Math.max(1, this.#options.workers - 1)
    for (let inHand = 0; inHand < AT_ONCE; inHand += 1) {
      for (const station of this.#stations) {
        const tasks = [...station.tasks.values()]
        if (!station.isReady || tasks.length !== inHand || tasks.some(({ givesWay }) => !givesWay)) continue
        const isHere = (asker: string) => tasks.some(({ ordered }) => ordered.asker === asker)
        const ordered = this.#line.next((asker) => (this.#busyFor.get(asker) ?? 0) < share && !isHere(asker))
        if (ordered) this.#give(station, ordered)
      }
    }
    const starting = [...this.#stations].filter(({ isReady }) => !isReady).length
    if (this.#line.size > starting && this.#stations.size < this.#options.workers) this.#start()
  }

  #give(station: Station, ordered: Ordered): void {
    const id = this.#nextId++
    const tooLong = setTimeout(() => {
      // After a pause of our own thread the answer may lie there unread: it is read first.
      setImmediate(() => {
        const task = this.#release(station, id)
        if (!task) return
        const error = new Error('A calculation took too long.')
        task.reject(new Refusal('too-long', { cause: error }))
        this.#lose(station, error)
      })
    }, this.#options.timeLimitMs)
    station.tasks.set(id, { ordered, tooLong, givesWay: false })
    this.#busyFor.set(ordered.asker, (this.#busyFor.get(ordered.asker) ?? 0) + 1)
    station.line.ask({ id, order: ordered.payload })
  }

  #start(): void {
    if (this.#closed || this.#retry) return
    const station: Station = {
      line: this.#options.start({
        said: (said) => this.#hear(station, said),
        ended: (error) => this.#lose(station, error),
      }),
      tooLong: setTimeout(
        () => this.#lose(station, new Error('A worker did not get ready.')),
        LONGEST_START_MS,
      ).unref(),
      isReady: false,
      tasks: new Map(),
    }
    this.#stations.add(station)
  }

  #hear(station: Station, said: Said): void {
    if (!this.#stations.has(station)) return
    if (said.kind === 'ready') {
      station.isReady = true
      clearTimeout(station.tooLong)
      this.#failures = 0
      this.#line.restart()
    } else if (said.kind === 'gives-way') {
      const task = station.tasks.get(said.id)
      if (task) task.givesWay = true
    } else {
      const ordered = this.#release(station, said.id)
      if (said.kind === 'answer') ordered?.resolve(said)
      else ordered?.reject(said.error)
    }
    this.#serve()
  }

  /** A worker is gone, or is made to go; the next takes its place when there is something to do. */
  #lose(station: Station, error: unknown): void {
    if (!this.#stations.has(station)) return
    this.#lost += 1
    if (!station.isReady) this.#pause()
    this.#end(station, new Refusal('lost', { cause: error }))
    this.#options.onLoss?.(error)
    this.#serve()
  }

  /** Nothing is started for a while, longer each time. */
  #pause(): void {
    const ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures)
    this.#failures = Math.min(20, this.#failures + 1)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#serve()
    }, ms).unref()
  }

  #end(station: Station, refusal: Refusal): void {
    this.#stations.delete(station)
    clearTimeout(station.tooLong)
    for (const id of [...station.tasks.keys()]) this.#release(station, id)?.reject(refusal)
    station.line.end()
  }

  #release(station: Station, id: number): Ordered | undefined {
    const task = station.tasks.get(id)
    if (!task) return undefined
    clearTimeout(task.tooLong)
    station.tasks.delete(id)
    const { asker } = task.ordered
    const left = (this.#busyFor.get(asker) ?? 1) - 1
    if (left > 0) this.#busyFor.set(asker, left)
    else this.#busyFor.delete(asker)
    return task.ordered
  }
}
