import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, likelyTimes, systemClock } from '../../clock.ts'
import { WebRefusal } from '../../web/read-web.ts'
import { Breaker, type BreakerOptions, breakerDefaults } from './breaker.ts'
import type { CallBudget } from './call-budget.ts'
import {
  type Ability,
  type CallLimits,
  type FetchRequest,
  type Provider,
  ProviderError,
  type ReadText,
} from './provider.ts'

/** What is read of the web, and the machines it may lead to. */
export interface AddressQuestion {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly hosts: readonly string[]
  readonly signal: AbortSignal
}
/** What a provider is handed is this with its calls counted and its machines known. */
export type ReadAddress = (question: AddressQuestion) => Promise<string>

export interface AskingOptions {
  readonly clock?: Clock
  /** An answer that takes longer is given up (milliseconds). */
  readonly timeoutMs: number
  readonly breaker?: BreakerOptions
  /** Left out, calls are not counted. */
  readonly budget?: CallBudget
  /** Left out, nothing of the web can be read. */
  readonly readAddress?: ReadAddress
  /** How long to wait before the one further try (milliseconds). */
  readonly againAfterMs?: () => number
  /** Told of each failure, for the log. */
  readonly onFailure?: (providerId: string, error: unknown) => void
}

/**
 * For whom a source is asked. What visitors want of it by a name or a symbol of theirs has half of its calls and a breaker of its own: whatever they ask for, the prices of our own
 * list are read as before.
 */
export type Asker = 'service' | 'visitors'

/** Some wait, not the same for every node that failed at the same moment. */
const anyPause = (): number => 200 + Math.random() * 600

/**
 * The one way to ask a provider for anything: not while it rests, not beyond its calls, not longer than the time set, and once more where the network or its
 * machine failed. What it said is judged before it counts as an answer.
 */
export class Asking {
  readonly #options: AskingOptions
  readonly #clock: Clock
  readonly #breakers = new Map<string, Breaker>()
  readonly #likely: ReturnType<typeof likelyTimes>

  constructor(options: AskingOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#likely = likelyTimes(this.#clock)
  }

  /** What `judge` makes of the answer; undefined when there is none, or `judge` threw. `call` is handed what every request has. */
  async ask<T>(
    provider: Provider,
    ability: Ability,
    call: (request: FetchRequest) => Promise<unknown>,
    judge: (answer: unknown) => T,
    asker: Asker = 'service',
  ): Promise<T | undefined> {
    const breaker = this.#breakerOf(`${provider.id} ${ability} ${asker}`)
    const now = this.#clock.steady()
    if (!breaker.enters(now)) return undefined
    try {
      const value = judge(await this.#inTime(provider, call, asker))
      breaker.succeeded()
      return value
    } catch (error) {
      const why = error instanceof ProviderError ? error.why : 'failed'
      if (why === 'unknown') breaker.left()
      else breaker.failed(this.#clock.steady(), error instanceof ProviderError ? error.retryAfterMs : undefined)
      if (why === 'quota') void this.#options.budget?.exhaust(provider.id, provider.limits)
      this.#options.onFailure?.(provider.id, error)
      return undefined
    }
  }

  #breakerOf(name: string): Breaker {
    const known = this.#breakers.get(name)
    if (known) return known
    const fresh = new Breaker(this.#options.breaker ?? breakerDefaults)
    this.#breakers.set(name, fresh)
    return fresh
  }

  /** Ends the wait even when the provider does not listen to its signal. */
  async #inTime(provider: Provider, call: (request: FetchRequest) => Promise<unknown>, asker: Asker): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#options.timeoutMs)
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ProviderError('The answer came too late.')), { once: true })
    })
    const today = new Date(this.#likely().latest).toISOString().slice(0, 10)
    const request = { now: this.#clock.wall(), today, signal, read: this.#reader(provider, signal, asker) }
    return await Promise.race([call(request), tooLate])
  }

  #reader(provider: Provider, signal: AbortSignal, asker: Asker): ReadText {
    return async (url, headers = {}) => {
      try {
        return await this.#read(provider, url, headers, signal, asker)
      } catch (error) {
        if (signal.aborted || !isPassing(error)) throw asProviderError(error, this.#clock.wall())
        await sleep((this.#options.againAfterMs ?? anyPause)(), undefined, { signal, ref: false })
        return await this.#read(provider, url, headers, signal, asker).catch((again: unknown) => {
          throw asProviderError(again, this.#clock.wall())
        })
      }
    }
  }

  async #read(
    provider: Provider,
    url: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
    asker: Asker,
  ): Promise<string> {
    const { budget, readAddress } = this.#options
    if (!readAddress) throw new ProviderError('There is no way to the web.')
    const { id, limits } = provider
    const waitOfTheirs = asker === 'visitors' ? await budget?.take(`visitors-${id}`, halfOf(limits)) : 0
    const wait = waitOfTheirs || ((await budget?.take(id, limits)) ?? 0)
    if (wait > 0) throw new ProviderError('No call is left for now.', { retryAfterMs: wait })
    return await readAddress({ url, headers, hosts: provider.hosts, signal })
  }
}

const half = (calls: number | null): number | null => (calls === null ? null : Math.max(1, Math.floor(calls / 2)))
const halfOf = ({ perMinute, perDay }: CallLimits): CallLimits => ({ perMinute: half(perMinute), perDay: half(perDay) })

/** Whether another try may do better at once: the network failed, or the other machine did. Never after a refusal. */
function isPassing(error: unknown): boolean {
  if (error instanceof ProviderError) return false
  return !(error instanceof WebRefusal) || error.status >= 500
}

/** A failure of the web as one that says when to come back. Says nothing of the address: it may hold a key. */
function asProviderError(error: unknown, now: number): ProviderError {
  if (error instanceof ProviderError) return error
  if (!(error instanceof WebRefusal)) {
    return new ProviderError(error instanceof Error ? error.message : 'The network failed.')
  }
  const isUnknown = error.status === 404
  return new ProviderError(error.message, {
    retryAfterMs: retryAfterMs(error.retryAfter, now) ?? (error.status === 429 ? 60_000 : undefined),
    why: isUnknown ? 'unknown' : 'failed',
  })
}

/** `Retry-After` in milliseconds from `now`: whole seconds, or a date; undefined where it says neither. */
export function retryAfterMs(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1_000
  const at = Date.parse(text)
  return /^[A-Z][a-z]{2}, /.test(text) && !Number.isNaN(at) ? Math.max(0, at - now) : undefined
}
