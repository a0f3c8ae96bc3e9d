/**
 * Monthly averages of the Federal Reserve for the currencies chosen. No number stands on them, so what cannot be had is a value too, and
 * no answer waits for a chart that cannot come.
 */
import type { DollarSeries } from '#engine/currency/pair-history.ts'
import type { Need } from '../kit/law.ts'
import { nameOf } from './currencies.ts'
import { withHistory } from './form-facts.precomputed.ts'
import type { ConverterInputs } from './sections.ts'
import { historyWords } from './words/form.en.ts'

/** A currency's months: null for the dollar itself, 'none' where none are wanted or published, 'lost' where they could not be fetched. */
export type Months = DollarSeries | null | 'none' | 'lost'
export interface History {
  readonly fromMonths: Months
  readonly toMonths: Months
}
type Pair = Pick<ConverterInputs, 'from' | 'to' | 'history'>

const has = (code: string): boolean => code === 'USD' || withHistory.includes(code)

/** Months that are brought once; those that cannot be are 'lost' until the page is loaded anew. */
export const monthsNeed = (code: string, load: () => Promise<Months>): Need<Months> => ({
  key: `months-${code}`,
  what: historyWords.what({ currency: nameOf(code) }),
  load: () => load().catch(() => 'lost' as const),
})

const bring = (code: string, isWanted: boolean): Need<Months> =>
  isWanted
    ? monthsNeed(code, async () => (await import('./load-months.ts')).loadMonths(code))
    : monthsNeed('none', async () => 'none')

/** The history of a pair is wanted where both currencies have one. */
export function historyNeeds({ from, to, history }: Pair) {
  const isWanted = history !== 'none' && has(from) && has(to)
  return { fromMonths: bring(from, isWanted), toMonths: bring(to, isWanted) }
}
