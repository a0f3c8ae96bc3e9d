import { type Month, monthsBetween } from '#engine/month.ts'
import { lastMonthOf, levelIn, partOf, type RecordLine } from './record-line.ts'

/** The months that all lines know, within those asked; `from` and `to` name the line that shortened them. */
export interface SharedMonths<K extends string> {
  readonly from: Month
  readonly to: Month
  readonly shortenedBy: { readonly from?: K; readonly to?: K }
}

/** Lines can be compared only where each has a value: from the latest first month to the earliest last one. Null where they never meet. */
export function sharedMonths<K extends string>(
  lines: readonly (readonly [K, RecordLine])[],
  asked: { readonly from: Month; readonly to: Month },
): SharedMonths<K> | null {
  let { from, to } = asked
  const shortenedBy: { from?: K; to?: K } = {}
  for (const [key, line] of lines) {
    if (line.firstMonth > from) {
      from = line.firstMonth
      shortenedBy.from = key
    }
    if (lastMonthOf(line) < to) {
      to = lastMonthOf(line)
      shortenedBy.to = key
    }
  }
  return from < to ? { from, to, shortenedBy } : null
}

/** What one dollar became, by month: 1 in the first, null where nothing was published. Both ends have a value (`levelIn`). */
export function growthOf(line: RecordLine, from: Month, to: Month): readonly (number | null)[] {
  const [start, end] = [levelIn(line, from), levelIn(line, to)]
  if (start === null || end === null) throw new RangeError(`The line does not reach from ${from} to ${to}`)
  const part = partOf(line, from, to)
  return part.map((value, i) => {
    const level = i === 0 ? start : i === part.length - 1 ? end : value
    return level === null ? null : level / start
  })
}

/** Growth over months as a steady yearly rate, decimal: growth^(12 / months) - 1. Expects at least one month. */
export const yearlyRate = (growth: number, months: number): number => growth ** (12 / months) - 1

/** The steady yearly rate from one month to another, decimal. */
export function rateBetween(line: RecordLine, from: Month, to: Month): number {
  const growth = growthOf(line, from, to).at(-1) ?? Number.NaN
  return yearlyRate(growth, monthsBetween(from, to))
}

/** How much a line changed in the twelve months to each month, decimal; null without both. */
export const yearlyChange = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.map((value, i) => {
    const before = values[i - 12] ?? null
    return value === null || before === null ? null : value / before - 1
  })

/** The same with the growth of prices taken out: what it could buy, in dollars of the first month. */
export function realGrowthOf(line: RecordLine, prices: RecordLine, from: Month, to: Month): readonly (number | null)[] {
  const risen = growthOf(prices, from, to)
  return growthOf(line, from, to).map((one, i) => {
    const price = risen[i] ?? null
    return one === null || price === null ? null : one / price
  })
}
