/** The record of a mix: the months that all its assets are known for, and the range asked within them. */
import type { RecordLine } from '#engine/history/record-line.ts'
import { addMonths, type Month, monthOfYear, monthsBetween, yearOf } from '#engine/month.ts'
import { type AssetMonths, assetMonths, monthAt, monthsWithin } from '#engine/portfolio/asset-months.ts'
import type { MixPlan } from '#engine/portfolio/mix-run.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { historyLines } from '../history/lines.ts'
import { type Asked, type AssetKey, assetKeys, type Mix, USUAL_YEARS } from './asked.ts'

export interface MixRecord {
  /** Those the mix holds. */
  readonly keys: readonly AssetKey[]
  readonly months: AssetMonths
  /** The last month whose level is known. */
  readonly last: Month
  /** The asset whose numbers begin last. */
  readonly begins: AssetKey
}

export const heldIn = (mix: Mix): readonly AssetKey[] => assetKeys.filter((key) => mix[key] > 0)

const known = new WeakMap<LongRecord, Map<string, MixRecord>>()

/** Made once for each set of assets. */
export function mixRecord(record: LongRecord, keys: readonly AssetKey[]): MixRecord {
  const made = known.get(record) ?? new Map<string, MixRecord>()
  known.set(record, made)
  const name = keys.join()
  const kept = made.get(name)
  if (kept) return kept
  const { lines, last: newest } = historyLines(record)
  const ofKeys = keys.map((key): readonly [AssetKey, RecordLine] => [key, lines[key]])
  const shared = assetMonths(
    ofKeys.map(([, line]) => line),
    lines.prices,
  )
  if (shared === null) throw new RangeError(`no shared months: ${name}`)
  // Gold and consumer prices are known for months that stocks, which every mix is compared with, are not yet.
  const most = monthsBetween(shared.firstMonth, newest)
  const months = shared.prices.length > most ? monthsWithin(shared, 0, most) : shared
  const begins = ofKeys.reduce((a, b) => (b[1].firstMonth > a[1].firstMonth ? b : a))[0]
  const one: MixRecord = { keys, months, last: monthAt(months, months.prices.length), begins }
  made.set(name, one)
  return one
}

export interface Range {
  readonly from: Month
  readonly to: Month
  readonly months: AssetMonths
}

/** Whole Januaries the record holds: years a range can begin in. */
export const firstYear = ({ months }: MixRecord): number =>
  yearOf(months.firstMonth) + (monthOfYear(months.firstMonth) === 1 ? 0 : 1)
/** The last year that can be begun in: a year of it is known. */
export const lastYear = ({ last }: MixRecord): number => yearOf(last) - 1

/** The months asked, at least a year: the start gives way. */
export function rangeOf(record: MixRecord, asked: Pick<Asked, 'from' | 'to'>): Range {
  const within = (year: number, least: number, most: number) => Math.min(most, Math.max(least, year))
  const first = firstYear(record)
  const to =
    asked.to === null || asked.to > yearOf(record.last)
      ? record.last
      : january(within(asked.to, first + 1, yearOf(record.last)))
  const latest = monthOfYear(to) === 1 ? yearOf(to) - 1 : lastYear(record)
  const from = january(within(asked.from ?? yearOf(to) - USUAL_YEARS, first, Math.max(first, latest)))
  const place = (month: Month) => monthsBetween(record.months.firstMonth, month)
  return { from, to, months: monthsWithin(record.months, place(from), place(to)) }
}
const january = (year: number): Month => addMonths(`${year}-01`, 0)

/** A plan of the engine from what was asked, for the assets of a record. */
export const planOf = (asked: Asked, mix: Mix, keys: readonly AssetKey[]): MixPlan => ({
  shares: keys.map((key) => mix[key] / 100),
  start: asked.amount,
  monthly: asked.monthly,
  rises: asked.rises,
  fee: asked.fee / 100,
  rebalance: asked.rebalance,
})
