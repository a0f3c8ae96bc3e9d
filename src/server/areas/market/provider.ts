import type { HistoryRange } from '#wire/market-history.ts'
import type { ProviderConfig } from './provider-config.ts'

/** Reads an address of the provider's own; each call counts against its limits. Rejects with what `readWeb` says, or when no call is left. */
export type ReadText = (url: string, headers?: Readonly<Record<string, string>>) => Promise<string>

export interface FetchRequest {
  /** The moment of the request, in milliseconds since 1970 (UTC). */
  readonly now: number
  /** The latest day it may be by now ('YYYY-MM-DD'): what tells of a later one tells of the future. */
  readonly today: string
  /** Aborted when the answer would come too late. */
  readonly signal: AbortSignal
  readonly read: ReadText
}

/** Which lines are wanted; a source with lines of its own gives those. */
export interface QuotesRequest extends FetchRequest {
  readonly symbols: readonly string[]
  /** Names and kinds of symbols that somebody found; left out, those of our own list. */
  readonly found?: ReadonlyMap<string, FoundElsewhere>
}

/** A share or a fund as a source names it. */
export interface FoundElsewhere {
  readonly symbol: string
  readonly name: string
  readonly kind: 'stock' | 'etf'
}

/** What somebody typed and wants to be looked for: symbols and names of US-listed shares and funds. */
export interface SearchRequest extends FetchRequest {
  readonly words: string
}

export interface HistoryRequest extends FetchRequest {
  readonly symbol: string
  readonly range: HistoryRange
}

/**
 * What a source can give, and how it is asked: a source declares only what it has the way for, and the feeds choose by that. Each gives whatever the source said,
 * put into the shape of its resource, as `unknown`: the feed reads it through a schema before anyone sees it. It throws `ProviderError` when it knows what
 * should happen next, and anything else when it does not.
 */
export interface Abilities {
  readonly quotes?: (request: QuotesRequest) => Promise<unknown>
  readonly history?: (request: HistoryRequest) => Promise<unknown>
  readonly yields?: (request: FetchRequest) => Promise<unknown>
  readonly mortgage?: (request: FetchRequest) => Promise<unknown>
  readonly cpi?: (request: FetchRequest) => Promise<unknown>
  readonly unemployment?: (request: FetchRequest) => Promise<unknown>
  readonly fx?: (request: FetchRequest) => Promise<unknown>
  readonly search?: (request: SearchRequest) => Promise<unknown>
}
export type Ability = keyof Abilities

/** Calls it may be asked; null: nobody says. Ours are set below what the source names. */
export interface CallLimits {
  readonly perMinute: number | null
  readonly perDay: number | null
}

/** What its owner says about showing its figures to others. */
export interface Terms {
  readonly text: string
  /** Where that is said; null where we know of no such place. */
  readonly url: string | null
}

/** A source of figures: one file, and one line in `providers.ts`. */
export interface Provider {
  readonly id: string
  /** The name shown beside the figures. */
  readonly title: string
  /** Where a reader finds the figures; null where that is nowhere. */
  readonly url: string | null
  readonly abilities: Abilities
  /** The machines it is asked at; no redirect leads elsewhere. */
  readonly hosts: readonly string[]
  readonly limits: CallLimits
  readonly terms: Terms
}

/** Opens a provider, or null where the settings leave it out: no key, not switched on. */
export type OpenProvider = (config: ProviderConfig) => Provider | null

/** A failure that says what to do next. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** Ask this provider again no sooner than this (milliseconds); undefined leaves it to the breaker. */
  readonly retryAfterMs: number | undefined
  /** `quota`: it has had enough for the day. `unknown`: it does not know what was asked, which is no failure of its own. */
  readonly why: 'failed' | 'quota' | 'unknown'

  constructor(
    message: string,
    options: { retryAfterMs?: number | undefined; cause?: unknown; why?: 'failed' | 'quota' | 'unknown' } = {},
  ) {
    super(message, { cause: options.cause })
    this.retryAfterMs = options.retryAfterMs
    this.why = options.why ?? 'failed'
  }
}
