/** What the record says of the visitor's dates. */
import type { IsoDate } from '#engine/month.ts'
import { firstPath } from './first-path.precomputed.ts'
import { covered, datesOf, isFirst, type LoadedRecord, type Span } from './law.ts'
import { type Path, pathBetween, pathOn, type StockRecord } from './path.ts'
import type { CagrInputs } from './sections.ts'

export interface Comparison extends Span {
  /** Growth of 1 in stocks with dividends kept, and of consumer prices, from the first day to the last. */
  readonly stocks: number
  readonly prices: number
  /** The stocks' growth is the published one of whole calendar years. */
  readonly exact: boolean
  /** The record covers all the dates asked for. */
  readonly whole: boolean
}

const known = (record: LoadedRecord): StockRecord | null => (record === 'none' || record === 'lost' ? null : record)

/** Stocks and prices between two days the record knows, at so many points; null where it is not here. */
export function pathOf(record: LoadedRecord, span: Span, points: number): Path | null {
  if (isFirst(span) && firstPath) return firstPath
  const held = known(record)
  return held && pathBetween(held, span.from, span.to, points)
}

/** Stocks and prices over the dates, or over the part of them that the record covers; null where there is nothing to compare. */
export function comparisonOf(record: LoadedRecord, inputs: CagrInputs): Comparison | null {
  const span = inputs.compare ? datesOf(inputs) : null
  const part = span && covered(span)
  const path = part && pathOf(record, part, 2)
  const [stocks, prices] = [path?.stocks.at(-1), path?.prices.at(-1)]
  if (!span || !part || !path || !stocks || !prices) return null
  const whole = part.from === span.from && part.to === span.to
  return { ...part, stocks, prices, exact: path.exact, whole }
}

/** The record's growth from each of these days to the last of them; null where one lies outside. Days in order. */
export function growthFrom(record: LoadedRecord, days: readonly IsoDate[]): Path | null {
  const held = known(record)
  return held && pathOn(held, days)
}
