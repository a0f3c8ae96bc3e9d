/** Whether the record is needed, and what it says; fetched when first asked for. */
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { fetchStockRecord, stockRecord } from '#facts/series/stocks-and-prices-on-demand.ts'
import type { Missing } from '../kit/missing.ts'
import type { CagrInputs } from './fields.ts'
import { firstDates } from './first-dates.ts'
import { firstPath, recordEnds } from './first-path.precomputed.ts'
import { type Path, pathBetween, pathOn } from './path.ts'

export { recordEnds }

export interface Span {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Fewer days than this say nothing about stocks a year. */
const LEAST_DAYS = 28
const far = (from: IsoDate, to: IsoDate): boolean => daysBetween(from, to) >= LEAST_DAYS

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
function covered(span: Span): Span | null {
  const from = [span.from, recordEnds.first].sort().at(-1) ?? span.from
  const to = [span.to, recordEnds.last].sort()[0] ?? span.to
  return from < to && far(from, to) ? { from, to } : null
}

const isFirst = (span: Span): boolean => span.from === firstDates.from && span.to === firstDates.to

/** Whether the record is wanted and not here. */
function isWanted(inputs: CagrInputs): boolean {
  if (!inputs.compare || stockRecord()) return false
  const span = datesOf(inputs)
  return span !== null && covered(span) !== null && (inputs.find === 'flows' || !isFirst(span))
}

/** Brings something without ever failing, and remembers a failure, so that no answer waits for what cannot come. */
export function tolerant(fetch: () => Promise<unknown>) {
  let isLost = false
  return {
    isLost: (): boolean => isLost,
    bring: async (): Promise<void> => {
      await fetch().then(
        () => {
          isLost = false
        },
        () => {
          isLost = true
        },
      )
    },
  }
}
const record = tolerant(fetchStockRecord)

/** The comparison was asked for, but the record could not be fetched. */
export const isRecordLost = (inputs: CagrInputs): boolean => record.isLost() && isWanted(inputs)

/** The rate itself needs no record: one that could not be fetched is not waited for again until the page is loaded anew. */
export const missingRecord = (inputs: CagrInputs): Missing | null =>
  isWanted(inputs) && !record.isLost() ? { what: 'the record of US stocks and prices', fetch: record.bring } : null

export interface Comparison extends Span {
  /** Growth of 1 in stocks with dividends kept, and of consumer prices, from the first day to the last. */
  readonly stocks: number
  readonly prices: number
  /** The stocks' growth is the published one of whole calendar years. */
  readonly exact: boolean
  /** The record covers all the dates asked for. */
  readonly whole: boolean
}

/** Stocks and prices between two days the record knows, at so many points; null while it is not here. */
export function pathOf(span: Span, points: number): Path | null {
  if (isFirst(span) && firstPath) return firstPath
  const known = stockRecord()
  return known ? pathBetween(known, span.from, span.to, points) : null
}

/** Stocks and prices over the dates, or over the part of them that the record covers; null where there is nothing to compare. */
export function comparisonOf(inputs: CagrInputs): Comparison | null {
  const span = inputs.compare ? datesOf(inputs) : null
  const part = span && covered(span)
  const path = part && pathOf(part, 2)
  const [stocks, prices] = [path?.stocks.at(-1), path?.prices.at(-1)]
  if (!span || !part || !path || !stocks || !prices) return null
  const whole = part.from === span.from && part.to === span.to
  return { ...part, stocks, prices, exact: path.exact, whole }
}

/** The record's growth from each of these days to the last of them; null where one lies outside. Days in order. */
export function growthFrom(days: readonly IsoDate[]): Path | null {
  const known = stockRecord()
  return known ? pathOn(known, days) : null
}
