import type { Cited } from './cited.ts'

/** A figure that is published anew each year. A new point is one value in the series. */
export interface ByYear<T> {
  /** What was published, by the calendar year it is for. */
  readonly points: Readonly<Record<number, Cited<T>>>
  /** The years published, in order. */
  readonly years: readonly number[]
  /**
   * The figure of a year. One that is not published yet answers with the newest before it, marked `carried-over`, its `asOf` being the
   * year it is from; a year before the first point has the first.
   */
  readonly in: (year: number) => Cited<T>
}

/** The newest of these years that is not after `year`, else the first: whose figures answer for `year`. `years` holds one at least. */
export const yearInForce = (years: readonly number[], year: number): number =>
  years.reduce((best, one) => (one <= year && one > best ? one : best), Math.min(...years))

/* @__NO_SIDE_EFFECTS__ */
export function byYear<T>(points: Readonly<Record<number, Cited<T>>>): ByYear<T> {
  const years = Object.keys(points)
    .map(Number)
    .sort((a, b) => a - b)
  return {
    points,
    years,
    in: (year) => {
      const from = yearInForce(years, year)
      const point = points[from]
      if (point === undefined) throw new Error('A series by year needs a year.')
      return from === year ? point : { ...point, status: 'carried-over', asOf: point.asOf ?? String(from) }
    },
  }
}
