import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Instrument } from '#wire/market.ts'
import { type Candle, candle, type HistoryRange, type MarketHistory, MOST_CANDLES } from '#wire/market-history.ts'
import { type Clock, systemClock } from '../../clock.ts'
import type { Asker, Asking } from './asking.ts'
import { isOneStory, soundCandles } from './candles.ts'
import { NewestKept } from './newest-kept.ts'
import { type FoundElsewhere, type Provider, ProviderError } from './provider.ts'
import { sampleInstruments } from './sample-instruments.ts'
import { dayAfter, lastTradedDay } from './session.ts'
import { HISTORY, type MarketRepository } from './store.ts'
import { watchedLine, watchList } from './watch-list.ts'

const ours: readonly string[] = watchList.map(({ symbol }) => symbol)

export interface HistoryFeedOptions {
  /** In the order they are asked; those without history are passed over. */
  readonly providers: readonly Provider[]
  /** Gives the days of its own symbols. */
  readonly sample: Provider
  readonly asking: Asking
  readonly clock?: Clock
  readonly store: Pick<MarketRepository, 'reading' | 'keepReading' | 'candles' | 'keepCandles' | 'forgetHistories'>
  /** The share or fund of a symbol outside our own list; null where there is none. Left out, nobody knows of any. */
  readonly named?: (symbol: string) => Promise<FoundElsewhere | null>
  readonly onError?: (error: unknown) => void
}

type About = Pick<Instrument, 'symbol' | 'name' | 'kind' | 'currency'>

/** What is kept about the days of a symbol beside the days themselves. */
const keptAbout = z.object({ currency: z.string(), until: z.iso.date() })
const answer = z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)), candles: z.array(candle) })

/** How long a visitor waits for newer days where some are known, and how long nobody asks again (milliseconds). */
const PATIENCE_MS = 3_000
const REST_MS = 300_000
/** Symbols outside our own list whose days are kept in the store, by all nodes together; one more, and the one read the longest ago goes. */
export const MOST_OTHERS = 100
/** Symbols of which it is known when they were last asked for. */
const MOST_ASKED = 300

/**
 * Daily prices, answered from the store. A symbol whose newest day is missing is asked for once, however many want it: the last months where they join what is
 * known, all ten years where they do not (a split or a dividend has changed the past). Without an answer the known days stand, marked.
 */
export class HistoryFeed {
  readonly #options: HistoryFeedOptions
  readonly #clock: Clock
  readonly #providers: readonly Provider[]
  readonly #flights = new Map<string, Promise<void>>()
  /** When a symbol was last asked for, by the steady clock, and since when that failed. */
  readonly #asked = new NewestKept<{ readonly at: number; readonly failingSince: string | null }>(MOST_ASKED)
  readonly #samples = new Map<string, { readonly day: string; readonly candles: readonly Candle[] }>()

  constructor(options: HistoryFeedOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#providers = options.providers.filter(({ abilities }) => abilities.history)
  }

  /** Null for a symbol nobody here gives. Throws where it is one, and neither store nor source has a day of it. */
  async history(symbol: string, range: HistoryRange): Promise<MarketHistory | null> {
    const sample = sampleInstruments.find((entry) => entry.symbol === symbol)
    if (sample) return await this.#sample({ ...sample, currency: 'USD' }, range)
    const [provider] = this.#providers
    if (!provider) return null
    const about = watchedLine(symbol) ?? (await this.#other(symbol))
    return about ? await this.#outside(about, range, provider) : null
  }

  /** A share or fund outside our own list; found ones are listed in the US and counted in dollars. */
  async #other(symbol: string): Promise<About | null> {
    const found = await this.#options.named?.(symbol)
    return found ? { ...found, currency: 'USD' } : null
  }

  async #sample(about: About, range: HistoryRange): Promise<MarketHistory> {
    const { sample, asking } = this.#options
    const day = new Date(this.#clock.wall()).toISOString().slice(0, 10)
    let known = this.#samples.get(about.symbol)
    if (known?.day !== day) {
      const read = await asking.ask(
        sample,
        'history',
        async (request) => await sample.abilities.history?.({ ...request, symbol: about.symbol, range: '10y' }),
        (said) => answer.parse(said).candles,
      )
      known = { day, candles: read ?? [] }
      this.#samples.set(about.symbol, known)
    }
    return told(about, range, known.candles, { title: sample.title, url: null }, { sample: true, fetchedAt: null })
  }

  async #outside(about: About, range: HistoryRange, provider: Provider): Promise<MarketHistory> {
    const { symbol } = about
    const wanted = lastTradedDay(this.#clock.wall())
    const before = await this.#kept(symbol, provider)
    if (!before || before.until < wanted) {
      const flight = this.#fetched(about, provider, before?.until ?? null)
      await (before ? Promise.race([flight, sleep(PATIENCE_MS, undefined, { ref: false })]) : flight)
    }
    const kept = await this.#kept(symbol, provider)
    const candles = await this.#options.store.candles(symbol, provider.id, dayAfter(wanted, -MOST_CANDLES + 1))
    if (!kept || candles.length === 0) throw new ProviderError('No day of it is known.')
    const stale = kept.until < wanted
    const failingSince = stale ? (this.#asked.get(symbol)?.failingSince ?? null) : null
    const why = failingSince === null ? 'has no newer day yet' : 'didn’t respond. Newer days are missing'
    const reason = stale ? `${provider.title} ${why}.` : null
    const found = { sample: false, fetchedAt: kept.readAt, stale, reason, failingSince }
    return told({ ...about, currency: kept.currency }, range, candles, provider, found)
  }

  async #kept(symbol: string, provider: Provider) {
    const kept = await this.#options.store.reading(`${HISTORY} ${symbol}`)
    const about = keptAbout.safeParse(kept?.value)
    return kept?.provider === provider.id && about.success ? { ...about.data, readAt: kept.readAt } : null
  }

  /** Reads newer days into the store; joins a reading under way. Never rejects. */
  #fetched(about: About, provider: Provider, known: string | null): Promise<void> {
    const { symbol } = about
    const under = this.#flights.get(symbol)
    if (under) return under
    const asked = this.#asked.get(symbol)
    if (asked && this.#clock.steady() - asked.at < REST_MS) return Promise.resolve()
    const flight = this.#fetch(about, provider, known)
      .then(
        (isRead) => this.#note(symbol, isRead),
        (error: unknown) => {
          this.#options.onError?.(error)
          this.#note(symbol, false)
        },
      )
      .finally(() => this.#flights.delete(symbol))
    this.#flights.set(symbol, flight)
    return flight
  }

  #note(symbol: string, isRead: boolean): void {
    const since = this.#asked.get(symbol)?.failingSince ?? new Date(this.#clock.wall()).toISOString()
    this.#asked.set(symbol, { at: this.#clock.steady(), failingSince: isRead ? null : since })
  }

  async #fetch(about: About, provider: Provider, known: string | null): Promise<boolean> {
    const { store } = this.#options
    const until = lastTradedDay(this.#clock.wall())
    const { symbol } = about
    let isAll = known === null || known < dayAfter(until, -80)
    let read = await this.#read(about, provider, isAll ? '10y' : '3m', until)
    if (!read) return false
    if (!isAll) {
      const old = await store.candles(symbol, provider.id, read.candles[0]?.date ?? until)
      if (!isOneStory(old, read.candles)) {
        isAll = true
        read = await this.#read(about, provider, '10y', until)
        if (!read) return false
      }
    }
    await store.keepCandles(symbol, provider.id, read.candles, isAll)
    const readAt = new Date(this.#clock.wall()).toISOString()
    // Where the newest day is still missing it is asked for again.
    const value = { currency: read.currency, until: read.candles.at(-1)?.date ?? until }
    await store.keepReading(`${HISTORY} ${symbol}`, { provider: provider.id, readAt, value })
    if (!watchedLine(symbol)) await store.forgetHistories(MOST_OTHERS, ours)
    return true
  }

  /** Days whose trading is over; the one under way is not yet a day. */
  async #read({ symbol, kind }: About, provider: Provider, range: HistoryRange, until: string) {
    const asker: Asker = watchedLine(symbol) ? 'service' : 'visitors'
    return await this.#options.asking.ask(
      provider,
      'history',
      async (request) => await provider.abilities.history?.({ ...request, symbol, range }),
      (said) => {
        const parsed = answer.safeParse(said)
        if (!parsed.success) throw new ProviderError('It is no list of days.')
        const candles = soundCandles(parsed.data.candles, kind).filter(({ date }) => date <= until)
        if (candles.length < 2) throw new ProviderError('It holds no usable day.')
        return { currency: parsed.data.currency, candles: candles.slice(-MOST_CANDLES) }
      },
      asker,
    )
  }
}

const months: Readonly<Record<HistoryRange, number>> = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '5y': 60, '10y': 120 }

/** The days of a range, counted back from the newest one. */
function told(
  { symbol, name, kind, currency }: About,
  range: HistoryRange,
  candles: readonly Candle[],
  { title, url }: Pick<Provider, 'title' | 'url'>,
  found: Pick<MarketHistory, 'sample' | 'fetchedAt'> &
    Partial<Pick<MarketHistory, 'stale' | 'reason' | 'failingSince'>>,
): MarketHistory {
  const asOf = candles.at(-1)?.date ?? ''
  const from = new Date(`${asOf}T00:00:00Z`)
  from.setUTCMonth(from.getUTCMonth() - months[range])
  const first = from.toISOString().slice(0, 10)
  const isMoney = kind !== 'index' && kind !== 'rate'
  return {
    stale: false,
    reason: null,
    failingSince: null,
    ...found,
    symbol,
    name,
    kind,
    range,
    interval: 'day',
    source: title,
    url,
    asOf,
    timing: 'end-of-day',
    unit: kind === 'index' ? 'points' : kind === 'rate' ? 'percent' : kind === 'fx' ? 'exchange' : 'currency',
    currency: isMoney ? currency : null,
    bundled: false,
    candles: candles.filter(({ date }) => date >= first),
  }
}
