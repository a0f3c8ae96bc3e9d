import type { FxTable } from '#wire/fx.ts'
import type { MarketRates, RateSeries } from '#wire/market-rates.ts'
import type { RatesAnswer } from '#wire/rates.ts'
import type { Clock } from '../../clock.ts'
import { Asking } from './asking.ts'
import {
  bundledCpi,
  bundledFx,
  bundledInflation,
  bundledMortgage,
  bundledUnemployment,
  bundledYields,
} from './bundled-rates.ts'
import type { Provider } from './provider.ts'
import { type Known, ResourceFeed } from './resource-feed.ts'
import {
  cpiResource,
  type Dated,
  fxResource,
  mortgageResource,
  unemploymentResource,
  yieldsResource,
} from './resources.ts'
import type { MarketRepository } from './store.ts'

export interface PublishedOptions {
  readonly providers: readonly Provider[]
  readonly asking: Asking
  readonly clock?: Clock
  readonly store?: Pick<MarketRepository, 'reading' | 'keepReading'>
  readonly onError?: (error: unknown) => void
}

/** What others publish: yields, mortgage averages, prices, unemployment, exchange rates. Each is asked for on its own: one that fails leaves the others alone. */
export class Published {
  readonly #yields
  readonly #mortgage
  readonly #cpi
  readonly #unemployment
  readonly #fx

  constructor(options: PublishedOptions) {
    this.#yields = new ResourceFeed({ ...options, resource: yieldsResource, bundled: bundledYields })
    this.#mortgage = new ResourceFeed({ ...options, resource: mortgageResource, bundled: bundledMortgage })
    this.#cpi = new ResourceFeed({ ...options, resource: cpiResource, bundled: bundledCpi })
    this.#unemployment = new ResourceFeed({
      ...options,
      resource: unemploymentResource,
      bundled: bundledUnemployment,
    })
    this.#fx = new ResourceFeed({ ...options, resource: fxResource, bundled: bundledFx })
  }

  /** The average read from its publisher; null where none was. */
  get answer(): RatesAnswer {
    const { value, source, bundled } = this.#mortgage.known
    const newest = value.thirty.at(-1)
    if (bundled || !newest) return { mortgage30: null }
    return { mortgage30: { rate: newest.value, asOf: newest.date, source: source.title } }
  }

  /** The table read from its publisher; null where none was. */
  get fx(): FxTable | null {
    const { value, bundled } = this.#fx.known
    return bundled ? null : value
  }

  get market(): MarketRates {
    const yields = this.#yields.known
    const mortgage = this.#mortgage.known
    const cpi = this.#cpi.known
    const unemployment = this.#unemployment.known
    const { thirty, fifteen } = mortgage.value
    return {
      yields: {
        ...fresh(yields, yields.value.asOf, 'end-of-day', 'percent'),
        points: [...yields.value.points],
        earlier: yields.value.earlier && { ...yields.value.earlier, points: [...yields.value.earlier.points] },
      },
      mortgage30: series(mortgage, thirty, 'weekly', 'percent'),
      mortgage15: fifteen.length === 0 ? null : series(mortgage, fifteen, 'weekly', 'percent'),
      cpi: series(cpi, cpi.value, 'monthly', 'points'),
      inflation: cpi.bundled ? bundledInflation : over12Months(cpi.value),
      unemployment: series(unemployment, unemployment.value, 'monthly', 'percent'),
    }
  }

  start(): void {
    for (const feed of this.#feeds) feed.start()
  }

  stop(): void {
    for (const feed of this.#feeds) feed.stop()
  }

  /** Asks for everything once; never rejects. */
  async ask(): Promise<void> {
    await Promise.all(this.#feeds.map((feed) => feed.ask()))
  }

  get #feeds(): readonly Pick<ResourceFeed<unknown>, 'start' | 'stop' | 'ask'>[] {
    return [this.#yields, this.#mortgage, this.#cpi, this.#unemployment, this.#fx]
  }
}

function fresh(
  { source, fetchedAt, bundled, stale, reason, failingSince }: Omit<Known<unknown>, 'value'>,
  asOf: string,
  timing: RateSeries['timing'],
  unit: RateSeries['unit'],
) {
  const { title, url } = source
  return { source: title, url, asOf, fetchedAt, timing, unit, currency: null, bundled, stale, reason, failingSince }
}

const series = (
  known: Omit<Known<unknown>, 'value'>,
  points: readonly Dated<number | null>[],
  timing: RateSeries['timing'],
  unit: RateSeries['unit'],
): RateSeries => ({ ...fresh(known, points.at(-1)?.date ?? '', timing, unit), points: [...points] })

/** The change of the newest month from the same month a year before, in percent to one decimal, as it is published; null where that month is missing. */
export function over12Months(points: readonly Dated<number | null>[]): MarketRates['inflation'] {
  const newest = points.at(-1)
  if (!newest?.value) return null
  const yearBefore = `${Number(newest.date.slice(0, 4)) - 1}${newest.date.slice(4)}`
  const before = points.find(({ date }) => date === yearBefore)?.value
  if (!before) return null
  return { value: Math.round((newest.value / before - 1) * 1_000) / 10, month: newest.date }
}

/** Where nobody is asked: what came with the release. */
export const onlyBundled = (): Published => new Published({ providers: [], asking: new Asking({ timeoutMs: 1_000 }) })
