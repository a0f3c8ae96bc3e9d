/** Monthly rows of a schedule, year by year. */
import { roundToCent } from '#engine/money.ts'

export interface RowsOfYear<R> {
  /** 1 for the first twelve rows. */
  readonly number: number
  /** Of the first of these rows among all, counted from 0. */
  readonly from: number
  /** Twelve, or what is left in the last year; at least one. */
  readonly rows: readonly R[]
  readonly last: R
}

/** Twelve rows at a time, from the first row on. */
export function byYears<R>(rows: readonly R[]): readonly RowsOfYear<R>[] {
  const years: RowsOfYear<R>[] = []
  for (let from = 0; from < rows.length; from += 12) {
    const some = rows.slice(from, from + 12)
    years.push({ number: from / 12 + 1, from, rows: some, last: some.at(-1) as R })
  }
  return years
}

/** The sum of one column to the cent. */
export const sumOf = <K extends string>(rows: readonly { readonly [N in K]: number }[], column: K): number =>
  roundToCent(rows.reduce((sum, row) => sum + row[column], 0))
