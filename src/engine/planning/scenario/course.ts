import type { Month } from '#engine/month.ts'
import type { MarketplaceCost } from './marketplace-cost.ts'

/** Which side of the month a line belongs to: what comes and goes regularly, and what does not. */
export type LineKind = 'in' | 'held-back' | 'living' | 'debt' | 'saving' | 'once' | 'interest' | 'sold'
/** One line of the cash account, cents by month; what goes out is negative. */
export interface CourseLine {
  readonly key: string
  readonly kind: LineKind
  readonly cents: Float64Array
}

export interface CourseYear {
  readonly year: number
  /** Dollars of that year. */
  readonly tax: number
  readonly heldBack: number
  readonly modifiedIncome: number
}

/** A marketplace plan's price, dollars of the law's year a month, and the event it belongs to. */
export interface CoverNote extends MarketplaceCost {
  readonly event: number
  readonly month: number
}

/** A household's cash, debts and belongings month by month. Cents at the end of each month. */
export interface Course {
  readonly months: readonly Month[]
  readonly openingCash: number
  readonly lines: readonly CourseLine[]
  readonly left: Float64Array
  readonly cash: Float64Array
  readonly invested: Float64Array
  readonly things: Float64Array
  readonly owed: Float64Array
  /** Owed on anything but homes. */
  readonly owedBesideHomes: Float64Array
  readonly worth: Float64Array
  readonly years: readonly CourseYear[]
  /** What marketplace plans cost: once when they begin, and each January. */
  readonly notes: readonly CoverNote[]
}
