import { type Clock, systemClock } from '../../clock.ts'
import type { Asking } from './asking.ts'
import { soundFound } from './found.ts'
import { NewestKept } from './newest-kept.ts'
import { type FoundElsewhere, type Provider, ProviderError } from './provider.ts'

export interface SymbolSearchOptions {
  /** In the order they are asked; those without a search are passed over. */
  readonly providers: readonly Provider[]
  readonly asking: Asking
  readonly clock?: Clock
}

/** What a source found under some words. */
export interface SearchElsewhere {
  /** The name of the source. */
  readonly answered: string
  readonly readAt: string
  readonly found: readonly FoundElsewhere[]
}

/** How long an answer is kept (milliseconds), how many of them, and how many of the symbols they named. */
const KEPT_MS = 86_400_000
const MOST_ANSWERS = 500
const MOST_NAMED = 2_000

/**
 * Asks sources for symbols outside our own list. What is sent is the words, from our machine: nothing of whoever typed them. The same words are asked for once, however
 * many want them, and the answer is kept for a day, by each node for itself.
 */
export class SymbolSearch {
  readonly #asking: Asking
  readonly #clock: Clock
  readonly #providers: readonly Provider[]
  readonly #answers = new NewestKept<{ readonly at: number; readonly said: SearchElsewhere }>(MOST_ANSWERS)
  readonly #named = new NewestKept<FoundElsewhere>(MOST_NAMED)
  readonly #flights = new Map<string, Promise<SearchElsewhere | null>>()

  constructor({ providers, asking, clock = systemClock }: SymbolSearchOptions) {
    this.#asking = asking
    this.#clock = clock
    this.#providers = providers.filter(({ abilities }) => abilities.search)
  }

  /** The names of those who can be asked, in their order. */
  get sources(): readonly string[] {
    return this.#providers.map(({ title }) => title)
  }

  /** What the first source that answers found; null where none did. */
  async find(words: string): Promise<SearchElsewhere | null> {
    const key = words.trim().toLowerCase().replaceAll(/\s+/g, ' ')
    const kept = this.#answers.get(key)
    if (kept && this.#clock.steady() - kept.at < KEPT_MS) return kept.said
    const under = this.#flights.get(key)
    if (under) return await under
    const flight = this.#ask(key).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return await flight
  }

  /**
   * The share or fund of a symbol: one that was found lately, or else what a source says when asked for it by its symbol. Null where there is none; throws where no source
   * answered.
   */
  async named(symbol: string): Promise<FoundElsewhere | null> {
    const known = this.#named.get(symbol)
    if (known) return known
    if (this.#providers.length === 0) return null
    const said = await this.find(symbol)
    if (!said) throw new ProviderError('No source says what this symbol is.')
    return said.found.find((one) => one.symbol === symbol) ?? null
  }

  async #ask(words: string): Promise<SearchElsewhere | null> {
    for (const provider of this.#providers) {
      const { search } = provider.abilities
      const found = await this.#asking.ask(
        provider,
        'search',
        async (request) => await search?.({ ...request, words }),
        soundFound,
        'visitors',
      )
      if (!found) continue
      const said = { answered: provider.title, readAt: new Date(this.#clock.wall()).toISOString(), found }
      this.#answers.set(words, { at: this.#clock.steady(), said })
      for (const one of found) this.#named.set(one.symbol, one)
      return said
    }
    return null
  }
}
