import type { CallLimits } from './provider.ts'

/** A stretch of time in which calls are counted: its name in the store, how many it holds, and when it ends (milliseconds since 1970). */
export interface CallSpan {
  readonly name: string
  readonly most: number
  readonly ends: number
}

/** Where counts are kept, so that a restart or another node does not begin anew. */
export interface CallCounts {
  /** Counts one call in each span, or none at all: then the span that is full. */
  take(provider: string, spans: readonly CallSpan[]): Promise<CallSpan | null>
  /** Counts a span as full. */
  fill(provider: string, span: CallSpan): Promise<void>
}

export interface CallBudgetOptions {
  readonly counts: CallCounts
  /** Milliseconds since 1970: a day's calls are those of a day of the calendar (UTC). */
  readonly wall: () => number
  /** Told when the counts cannot be kept; calls are then counted here alone. */
  readonly onError: (error: unknown) => void
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The calls a provider may be asked in a minute and in a day, counted where every node and every run can see them. */
export class CallBudget {
  readonly #options: CallBudgetOptions
  /** What this node knows itself: `provider span` and its calls. */
  readonly #here = new Map<string, number>()

  constructor(options: CallBudgetOptions) {
    this.#options = options
  }

  /** Zero when the call may be made, which it then counts; otherwise how long to wait (milliseconds). */
  async take(provider: string, limits: CallLimits): Promise<number> {
    const now = this.#options.wall()
    const spans = spansAt(now, limits)
    if (spans.length === 0) return 0
    const full = spans.find((span) => this.#countOf(provider, span) >= span.most)
    if (full) return Math.max(1, full.ends - now)
    this.#count(provider, spans)
    const fullElsewhere = await this.#kept(provider, spans)
    return fullElsewhere ? Math.max(1, fullElsewhere.ends - now) : 0
  }

  /** The provider said that it had enough: the rest of its day is used up. */
  async exhaust(provider: string, { perDay }: CallLimits): Promise<void> {
    const [day] = spansAt(this.#options.wall(), { perMinute: null, perDay })
    if (!day) return
    this.#here.set(`${provider} ${day.name}`, day.most)
    await this.#options.counts.fill(provider, day).catch(this.#options.onError)
  }

  async #kept(provider: string, spans: readonly CallSpan[]): Promise<CallSpan | null> {
    try {
      const full = await this.#options.counts.take(provider, spans)
      if (full) this.#here.set(`${provider} ${full.name}`, full.most)
      return full
    } catch (error) {
      this.#options.onError(error)
      return null
    }
  }

  #countOf(provider: string, { name }: CallSpan): number {
    return this.#here.get(`${provider} ${name}`) ?? 0
  }

  /** Counts a call in its spans, and lets those that are over go. */
  #count(provider: string, spans: readonly CallSpan[]): void {
    const counts = spans.map((span) => [`${provider} ${span.name}`, this.#countOf(provider, span) + 1] as const)
    for (const key of this.#here.keys()) if (key.startsWith(`${provider} `)) this.#here.delete(key)
    for (const [key, count] of counts) this.#here.set(key, count)
  }
}

/** The minute and the day around a moment, where the provider has a limit for them. */
function spansAt(now: number, { perMinute, perDay }: CallLimits): CallSpan[] {
  const at = new Date(now).toISOString()
  const minuteEnds = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS
  const dayEnds = (Math.floor(now / DAY_MS) + 1) * DAY_MS
  return [
    ...(perMinute === null ? [] : [{ name: `${at.slice(0, 16)} minute`, most: perMinute, ends: minuteEnds }]),
    ...(perDay === null ? [] : [{ name: `${at.slice(0, 10)} day`, most: perDay, ends: dayEnds }]),
  ]
}
