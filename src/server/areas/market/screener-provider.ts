import type { ScreenerAnswer } from '#wire/screener.ts'
import type { Config } from '../../config.ts'
import type { FetchText } from '../rates/fetch-text.ts'
import type { Reading } from '../rates/latest-reading.ts'

/** Real companies with the day of their prices. */
export type Universe = Omit<ScreenerAnswer, 'sample' | 'asOf'> & { readonly asOf: string }

/**
 * A source of companies for the stock screener: one file, and one line in `screener-providers.ts`. It is asked beside the requests of
 * visitors; a failure keeps what it said last, with its day. `read` refuses what makes no sense.
 */
export interface ScreenerProvider {
  readonly id: string
  readonly fetchText: FetchText
  readonly read: (text: string, today: string) => Reading<Universe>
}

/** Null where the operator has not set it up. */
export type MakeScreenerProvider = (config: Pick<Config, 'screenerFile'>) => ScreenerProvider | null
