/**
 * Points at which to look for a rate, as logarithms of 1 + rate: 0 in the middle, crowded around it (where real rates lie,
 * a few hundredths of a percent apart) and thin towards `lowestRate` (above -1) and `highestRate`. 2 x `half` + 1 points.
 */
export const logRateGrid = (lowestRate: number, highestRate: number, half = 600): readonly number[] =>
  Array.from({ length: 2 * half + 1 }, (_, i) => {
    const u = i / half - 1
    const reach = u < 0 ? -Math.log1p(lowestRate) : Math.log1p(highestRate)
    return reach * (0.1 * u + 0.9 * u ** 3)
  })
