/** Several assets and consumer prices as growth by month, over the months all of them know. */
import { sharedMonths } from '#engine/history/growth.ts'
import { lastMonthOf, levelIn, type RecordLine } from '#engine/history/record-line.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'

/** A period runs from one month's level to the next month's. Levels are monthly averages where the record holds those. */
export interface AssetMonths {
  /** The month the first period begins with. */
  readonly firstMonth: Month
  /** By asset and period: what one dollar grows to, in dollars of the time (1.01). */
  readonly growth: readonly Float64Array[]
  /** By period: how many times prices are at its end what they were at its start. */
  readonly prices: Float64Array
}

export const monthAt = ({ firstMonth }: AssetMonths, place: number): Month => addMonths(firstMonth, place)

/**
 * Growth from lines of the record. Months between two published values grow evenly (`levelIn`). Null where the lines share no two months.
 */
export function assetMonths(lines: readonly RecordLine[], prices: RecordLine): AssetMonths | null {
  const all = [...lines, prices].map((line, at) => [String(at), line] as const)
  const shared = sharedMonths(all, { from: prices.firstMonth, to: lastMonthOf(prices) })
  if (shared === null) return null
  const { from, to } = shared
  const periods = monthsBetween(from, to)
  const growthOf = (line: RecordLine): Float64Array => {
    const levels = Array.from({ length: periods + 1 }, (_, i) => levelIn(line, addMonths(from, i)) ?? Number.NaN)
    return Float64Array.from({ length: periods }, (_, i) => (levels[i + 1] as number) / (levels[i] as number))
  }
  return { firstMonth: from, growth: lines.map(growthOf), prices: growthOf(prices) }
}

/** The periods from one place to another, the end left out. */
export const monthsWithin = (months: AssetMonths, from: number, to: number): AssetMonths => ({
  firstMonth: monthAt(months, from),
  growth: months.growth.map((one) => one.slice(from, to)),
  prices: months.prices.slice(from, to),
})
