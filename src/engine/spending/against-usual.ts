import type { Month } from '#engine/month.ts'
import { medianCents } from './quantile.ts'
import {
  centsIn,
  isWholeMonth,
  monthsBefore,
  type SpendingBook,
  type Spent,
  through,
  throughDay,
} from './spending-book.ts'

/** Most months before that the usual is taken from. */
export const USUAL_MONTHS = 12

export interface CategoryAgainst {
  readonly category: string
  readonly spent: number
  /** Median of the months before, months without any counted as zero; null without months before. */
  readonly usual: number | null
}
/** A month beside the visitor's own months before it. Whole cents. */
export interface AgainstUsual {
  readonly month: Month
  /** Through this day of the month; the months before are counted through the same day. */
  readonly day: number
  readonly isWhole: boolean
  readonly spent: number
  readonly usual: number | null
  /** The months it is measured by, the nearest first. */
  readonly months: readonly Month[]
  /** The largest difference first. The medians of categories do not add up to the median of the total. */
  readonly categories: readonly CategoryAgainst[]
}

const byCategory = (list: readonly Spent[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { category, cents } of list) sums.set(category, (sums.get(category) ?? 0) + cents)
  return sums
}

/** The month against the median of up to twelve whole months before it, each through the same day. */
export function againstUsual(book: SpendingBook, month: Month): AgainstUsual {
  const day = throughDay(month, book.asOf)
  const here = through(book, month, day)
  const months = monthsBefore(book, month, USUAL_MONTHS)
  const before = months.map((one) => through(book, one, day))
  const sums = before.map(byCategory)
  const own = byCategory(here)
  const keys = new Set([...own.keys(), ...sums.flatMap((sum) => [...sum.keys()])])
  const difference = ({ spent, usual }: CategoryAgainst) => Math.abs(spent - (usual ?? 0))
  return {
    month,
    day,
    isWhole: isWholeMonth(book, month),
    spent: centsIn(here),
    usual: months.length === 0 ? null : medianCents(before.map(centsIn)),
    months,
    categories: [...keys]
      .map((category) => ({
        category,
        spent: own.get(category) ?? 0,
        usual: months.length === 0 ? null : medianCents(sums.map((sum) => sum.get(category) ?? 0)),
      }))
      .sort((a, b) => difference(b) - difference(a) || b.spent - a.spent),
  }
}
