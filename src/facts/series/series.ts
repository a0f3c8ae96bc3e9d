import type { SourceId } from '../sources.ts'

/** Columns of equal length, one value per year from `firstYear`. */
export type AnnualSeries<C extends string> = {
  readonly source: SourceId
  readonly firstYear: number
} & Readonly<Record<C, readonly number[]>>

/**
 * Columns with one value per month, every one from `firstMonth` ('YYYY-MM'); a column may end before another.
 * null: the publisher has no value for that month.
 */
export type MonthlySeries<C extends string, V extends number | null = number> = {
  readonly source: SourceId
  readonly firstMonth: string
} & Readonly<Record<C, readonly V[]>>
