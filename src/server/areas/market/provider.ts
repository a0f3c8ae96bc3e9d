/** What a source can give. A provider only declares what it truly has. */
export type Ability = 'quotes' | 'history'

export interface FetchRequest {
  /** The moment of the request, in milliseconds since 1970 (UTC). */
  readonly now: number
  /** Aborted when the answer would come too late. */
  readonly signal: AbortSignal
}

/**
 * A source of market figures: one file, and one line in `providers.ts`. `fetch` gives whatever the source said, in the shape
 * `{instruments: Instrument[]}`, as `unknown`: the feed reads it through the schema before anyone sees it.
 * It throws `ProviderError` when it knows what should happen next, and anything else when it does not.
 */
export interface MarketProvider {
  readonly id: string
  /** The name shown beside the figures. */
  readonly title: string
  readonly abilities: readonly Ability[]
  fetch(request: FetchRequest): Promise<unknown>
}

/** A failure that says what to do next. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** Ask this provider again no sooner than this (milliseconds); undefined leaves it to the breaker. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAfterMs = options.retryAfterMs
  }
}
