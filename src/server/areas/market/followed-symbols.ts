import type { Instrument } from '#wire/market.ts'
import type { FollowedAnswer } from '#wire/market-search.ts'
import { type Clock, likelyTimes, systemClock } from '../../clock.ts'
import type { Asking } from './asking.ts'
import { Doubts } from './doubts.ts'
import { NewestKept } from './newest-kept.ts'
import { type FoundElsewhere, type Provider, ProviderError } from './provider.ts'
import { exchangeAt } from './session.ts'
import { soundInstruments } from './soundness.ts'
import type { SymbolSearch } from './symbol-search.ts'

export interface FollowedSymbolsOptions {
  /** In the order they are asked; those without quotes are passed over. */
  readonly providers: readonly Provider[]
  readonly search: Pick<SymbolSearch, 'named'>
  readonly asking: Asking
  /** A price is good enough for so long (milliseconds), by what the exchange is doing. */
  readonly paceMs: (state: ReturnType<typeof exchangeAt>['state']) => number
  readonly clock?: Clock
}

/** Symbols outside our own list that a node has prices of; one more, and the one asked for the longest ago goes. */
export const MOST_SYMBOLS = 100
/** After a vain try nobody asks again for so long (milliseconds). */
const REST_MS = 30_000

interface Followed {
  readonly found: FoundElsewhere
  readonly doubts: Doubts
  line: Instrument | null
  /** When its price was read, and when it was last tried, by the steady clock. */
  readAt: number
  triedAt: number
  /** Since when every try has failed; null where the newest did not. */
  failingSince: string | null
  flight: Promise<void> | null
}

/**
 * Prices of symbols outside our own list, read while somebody asks for them and not a moment longer: nobody polls. A price is read once for all who want it, judged like those of
 * our own list, and kept by each node for itself; calls are counted where all nodes see them.
 */
export class FollowedSymbols {
  readonly #options: FollowedSymbolsOptions
  readonly #clock: Clock
  readonly #providers: readonly Provider[]
  readonly #likely: ReturnType<typeof likelyTimes>
  readonly #known = new NewestKept<Followed>(MOST_SYMBOLS)

  constructor(options: FollowedSymbolsOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#likely = likelyTimes(this.#clock)
    this.#providers = options.providers.filter(({ abilities }) => abilities.quotes)
  }

  /** Symbols held now. */
  get size(): number {
    return this.#known.size
  }

  /** Lines in the order asked for, and of which symbols there is none, with the reason. Never throws. */
  async lines(symbols: readonly string[]): Promise<FollowedAnswer> {
    const asked = await Promise.all(
      [...new Set(symbols)].map(async (symbol) => [symbol, await this.#of(symbol)] as const),
    )
    const known = asked.flatMap(([, one]) => (typeof one === 'string' ? [] : [one]))
    await this.#read(known)
    const isOld = ({ failingSince, readAt }: Followed) =>
      failingSince !== null || this.#clock.steady() - readAt > 3 * this.#pace()
    const lines = known.flatMap((one) => (one.line ? [isOld(one) ? { ...one.line, stale: true } : one.line] : []))
    const late = known.filter((one) => one.line && isOld(one))
    const missing = asked.flatMap(([symbol, one]) =>
      typeof one === 'string'
        ? [{ symbol, why: one }]
        : one.line
          ? []
          : [{ symbol, why: one.failingSince === null ? ('unknown' as const) : ('unavailable' as const) }],
    )
    const from = [...new Set(late.flatMap(({ line }) => line?.source ?? []))].join(', ')
    return {
      timestamp: new Date(this.#clock.wall()).toISOString(),
      lines,
      missing,
      reason: late.length > 0 ? `${from} didn’t respond. These are the last prices we have from it.` : null,
      failingSince: late.flatMap(({ failingSince }) => failingSince ?? []).toSorted()[0] ?? null,
    }
  }

  async #of(symbol: string): Promise<Followed | 'unknown' | 'unavailable'> {
    const known = this.#known.get(symbol)
    if (known) return known
    if (this.#providers.length === 0) return 'unknown'
    const found = await this.#options.search.named(symbol).catch(() => undefined)
    if (found === undefined) return 'unavailable'
    if (found === null) return 'unknown'
    // Another may have asked meanwhile.
    const since = this.#known.get(symbol)
    if (since) return since
    const fresh: Followed = {
      found,
      doubts: new Doubts(this.#clock.steady),
      line: null,
      readAt: Number.NEGATIVE_INFINITY,
      triedAt: Number.NEGATIVE_INFINITY,
      failingSince: null,
      flight: null,
    }
    this.#known.set(symbol, fresh)
    return fresh
  }

  #pace(): number {
    return this.#options.paceMs(exchangeAt(this.#clock.wall()).state)
  }

  /** Reads those whose price is due, all in one round, and waits for those that others read. */
  async #read(known: readonly Followed[]): Promise<void> {
    const now = this.#clock.steady()
    const due = known.filter(
      (one) => one.flight === null && now - one.readAt >= this.#pace() && now - one.triedAt >= REST_MS,
    )
    if (due.length > 0) {
      const flight = this.#round(due).finally(() => {
        for (const one of due) one.flight = null
      })
      for (const one of due) {
        one.flight = flight
        one.triedAt = now
      }
    }
    await Promise.all(known.map(({ flight }) => flight))
  }

  /** Of the first source what it has, of the next what is missing. */
  async #round(due: readonly Followed[]): Promise<void> {
    let wanted = due
    let isAnswered = false
    for (const provider of this.#providers) {
      if (wanted.length === 0) break
      const read = await this.#ask(provider, wanted)
      isAnswered ||= read !== undefined
      for (const one of wanted) {
        const line = read?.find(({ symbol }) => symbol === one.found.symbol)
        if (line) this.#take(one, one.doubts.judge(provider.id, line, one.line ?? undefined))
      }
      wanted = wanted.filter(({ found }) => !read?.some(({ symbol }) => symbol === found.symbol))
    }
    for (const one of wanted)
      if (one.line || !isAnswered) one.failingSince ??= new Date(this.#clock.wall()).toISOString()
  }

  #take(one: Followed, line: Instrument): void {
    one.failingSince = null
    // A price that is not believed yet leaves the one before in its place, marked; it is asked for again after a rest.
    if (line.stale) {
      one.line = { ...line, stale: false }
      one.failingSince = new Date(this.#clock.wall()).toISOString()
      return
    }
    one.line = line
    one.readAt = this.#clock.steady()
  }

  /** Its sound lines in dollars; an empty list where it knows none of them, undefined where it did not answer. */
  async #ask(provider: Provider, wanted: readonly Followed[]): Promise<readonly Instrument[] | undefined> {
    const { quotes } = provider.abilities
    const found = new Map(wanted.map((one) => [one.found.symbol, one.found]))
    return await this.#options.asking.ask(
      provider,
      'quotes',
      async (request) => await quotes?.({ ...request, symbols: [...found.keys()], found }).catch(noneOrFailure),
      (said) => soundInstruments(said, this.#likely()).filter(isOurs),
      'visitors',
    )

    function isOurs({ symbol, kind, currency }: Instrument): boolean {
      return found.get(symbol)?.kind === kind && currency === 'USD'
    }
  }
}

/** A source that does not know what was asked has answered. */
function noneOrFailure(error: unknown): { instruments: [] } {
  if (error instanceof ProviderError && error.why === 'unknown') return { instruments: [] }
  throw error
}
