import type { Result } from './compute.ts'

const MOST_POINTS = 90
/** Where a goal is never reached, or there is nothing to wait for, this many months are drawn. */
export const lengthOf = ({ month }: Result): number => (month === null ? 360 : Math.max(12, month))

/** The months of a chart's points, from today on. */
export function monthsShown(end: number): readonly number[] {
  const step = Math.ceil(end / MOST_POINTS)
  const at = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
  return at.at(-1) === end ? at : [...at, end]
}
