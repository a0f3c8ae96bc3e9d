import { FairQueue } from './fair-queue.ts'
import { Patience, type PatienceLimits, patienceDefaults } from './patience.ts'
import { Refusal, type RefusalReason } from './refusal.ts'

export interface WaitingLineOptions {
  /** How many wait at most, over all askers. */
  readonly most: number
  readonly patience?: PatienceLimits
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
  /** Whether anything can be done at all just now; while not, nobody is blamed for a line that stands. */
  readonly isOpen?: () => boolean
}

/** Somebody who waits for an answer `A` to `P`. */
export interface Waiter<P, A> {
  readonly asker: string
  readonly payload: P
  readonly since: number
  readonly resolve: (answer: A) => void
  readonly reject: (error: unknown) => void
}

const SWEEP_MS = 50

/** A bounded line of people waiting for something, fair between askers, in which nobody waits longer than is of use to them. */
export class WaitingLine<P, A> {
  readonly #queue: FairQueue<Waiter<P, A>>
  readonly #patience: Patience
  readonly #now: () => number
  readonly #isOpen: () => boolean
  #sweep: NodeJS.Timeout | undefined

  constructor({
    most,
    patience = patienceDefaults,
    now = () => performance.now(),
    isOpen = () => true,
  }: WaitingLineOptions) {
    this.#queue = new FairQueue(most)
    this.#patience = new Patience(patience, now())
    this.#now = now
    this.#isOpen = isOpen
  }

  get size(): number {
    return this.#queue.size
  }

  /** Joins the line. Rejects with a `Refusal` when there is no room, when it takes too long, or when `signal` says the asker has left. */
  join(asker: string, payload: P, signal?: AbortSignal): Promise<A> {
    if (signal?.aborted) return Promise.reject(new Refusal('gone'))
    const { promise, resolve, reject } = Promise.withResolvers<A>()
    this.#moves()
    const waiter = { asker, payload, since: this.#now(), resolve, reject }
    this.#queue.add(waiter)?.reject(new Refusal('full'))
    this.#sweep ??= setInterval(() => this.#lookAfter(), SWEEP_MS)
    if (!signal) return promise
    const leave = () => this.refuse('gone', (one) => one === waiter)
    signal.addEventListener('abort', leave, { once: true })
    return promise.finally(() => signal.removeEventListener('abort', leave))
  }

  /** Takes the next out of the line, of an asker of whom this is true. */
  next(mayTake: (asker: string) => boolean = () => true): Waiter<P, A> | undefined {
    const waiter = this.#queue.take(mayTake)
    this.#moves()
    this.#rest()
    return waiter
  }

  /** What waits from now on waits in a line that moves. */
  restart(): void {
    this.#patience.begin(this.#now())
  }

  refuse(reason: RefusalReason, isMeant: (waiter: Waiter<P, A>) => boolean = () => true): void {
    for (const { reject } of this.#queue.removeIf(isMeant)) reject(new Refusal(reason))
    this.#rest()
  }

  /** Where one asker at most is left waiting, there is no crowd: what they have heaped up is theirs alone and makes nobody else late. */
  #moves(): void {
    if (this.#queue.askers <= 1) this.restart()
  }

  #lookAfter(): void {
    const now = this.#now()
    if (!this.#isOpen()) this.restart()
    const patience = this.#patience.now(now)
    this.refuse('waited', ({ since }) => now - since > patience)
  }

  #rest(): void {
    if (this.#queue.size > 0) return
    clearInterval(this.#sweep)
    this.#sweep = undefined
  }
}
