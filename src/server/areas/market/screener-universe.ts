import { sampleUniverse } from '#engine/screening/sample-universe.ts'
import type { ScreenerAnswer } from '#wire/screener.ts'
import type { Config } from '../../config.ts'
import { JsonBytes } from '../../http/json-bytes.ts'
import { LatestReading, type LatestReadingOptions } from '../rates/latest-reading.ts'
import type { Universe } from './screener-provider.ts'
import { screenerProviders } from './screener-providers.ts'

export const SAMPLE_SOURCE = 'Sample data'
const NOBODY: ScreenerAnswer = { source: SAMPLE_SOURCE, sample: true, asOf: null, companies: [] }

/** What the screener is asked for, as it is told. */
export interface KnownCompanies {
  /** `real`: without the invented ones. */
  readonly answer: (real: boolean) => ScreenerAnswer | JsonBytes
}

let sample: JsonBytes | undefined
/** Written once: it never changes. */
const sampleAnswer = (): JsonBytes => {
  const whole: ScreenerAnswer = { ...NOBODY, companies: [...sampleUniverse()] }
  sample ??= new JsonBytes(new TextEncoder().encode(JSON.stringify(whole)))
  return sample
}

/** The companies of the first source set up, else the invented ones. */
export class ScreenerUniverse implements KnownCompanies {
  readonly #latest: LatestReading<Universe> | null

  constructor(
    config: Pick<Config, 'screenerFile'>,
    rest: Pick<LatestReadingOptions<Universe>, 'clock' | 'onFailure'> = {},
  ) {
    const provider = screenerProviders.map((make) => make(config)).find((one) => one !== null)
    this.#latest = provider
      ? new LatestReading({ ...rest, ...provider, what: `the companies of ${provider.id}` })
      : null
  }

  answer(real: boolean): ScreenerAnswer | JsonBytes {
    const known = this.#latest?.value
    if (known) return { ...known, sample: false }
    return real ? NOBODY : sampleAnswer()
  }

  start(): void {
    this.#latest?.start()
  }
  stop(): void {
    this.#latest?.stop()
  }
  /** Asks once; never rejects. */
  async ask(): Promise<void> {
    await this.#latest?.ask()
  }
}
