/** Whether the record of stocks and prices is needed; fetched beside what answers. */
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { Need } from '../kit/law.ts'
import { firstDates } from './first-dates.ts'
import type { StockRecord } from './path.ts'
import { recordEnds } from './record-ends.precomputed.ts'
import type { CagrInputs } from './sections.ts'
import { lawWords } from './words/law.en.ts'

export interface Span {
  readonly from: IsoDate
  readonly to: IsoDate
}
/** The record, 'none' where nothing is compared with it, 'lost' where it could not be fetched: the rate itself needs no record. */
export type LoadedRecord = StockRecord | 'none' | 'lost'
export interface CagrLaw {
  readonly record: LoadedRecord
}

/** Fewer days than this say nothing about stocks a year. */
const LEAST_DAYS = 28

/** The dates of the question; null where it has none. */
export function datesOf(inputs: CagrInputs): Span | null {
  const { find, timeBy } = inputs
  if (find === 'flows') {
    const days = [
      ...inputs.flows.filter(({ amount }) => amount !== 0).map(({ date }) => date),
      ...(inputs.value === null ? [] : [inputs.valueDate]),
    ].sort()
    const [first, last] = [days[0], days.at(-1)]
    return first && last && first < last ? { from: first as IsoDate, to: last as IsoDate } : null
  }
  if (find === 'years' || find === 'returns' || timeBy === 'years' || inputs.from >= inputs.to) return null
  return { from: inputs.from as IsoDate, to: inputs.to as IsoDate }
}

/** The part of the dates the record covers; null where that is less than four weeks. */
export function covered(span: Span): Span | null {
  const from = [span.from, recordEnds.first].sort().at(-1) ?? span.from
  const to = [span.to, recordEnds.last].sort()[0] ?? span.to
  return from < to && daysBetween(from, to) >= LEAST_DAYS ? { from, to } : null
}

export const isFirst = (span: Span): boolean => span.from === firstDates.from && span.to === firstDates.to

/** Whether these inputs are set beside the record. The starting dates bring their own part of it. */
function isWanted(inputs: CagrInputs): boolean {
  const span = inputs.compare ? datesOf(inputs) : null
  return span !== null && covered(span) !== null && (inputs.find === 'flows' || !isFirst(span))
}

const noRecord: Need<LoadedRecord> = {
  key: 'stock-record-none',
  what: lawWords.record,
  load: async () => 'none',
}
/** One that could not be fetched keeps nobody waiting; it is tried again when the page is loaded anew. */
export const recordNeed = (fetch: () => Promise<StockRecord>): Need<LoadedRecord> => ({
  key: 'stock-record',
  what: lawWords.record,
  load: () => fetch().catch(() => 'lost' as const),
})
const stockRecord = recordNeed(async () =>
  (await import('#facts/series/stocks-and-prices-on-demand.ts')).fetchStockRecord(),
)

export const recordLaw = (inputs: CagrInputs) => ({ record: isWanted(inputs) ? stockRecord : noRecord })
