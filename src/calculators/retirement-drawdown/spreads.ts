/** How values are spread over the past starts. */
import { percentile } from '#engine/investing/percentile.ts'

export const sharesOf = (values: readonly number[], shares: readonly number[]): readonly number[] => {
  const sorted = Float64Array.from(values).sort()
  return shares.map((share) => percentile(sorted, share))
}
export const middleOf = (values: readonly number[]): number => sharesOf(values, [0.5])[0] ?? 0
