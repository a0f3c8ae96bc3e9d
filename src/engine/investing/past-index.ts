/**
 * Past returns as indexes by month: what a dollar put in at the first month is worth in each month. A window's growth is the
 * index at its end over the index at its start, so whatever holds for every month alike (a fee, a mix, prices) is worked into
 * the index once and not into every window.
 */
export type PastIndex = ArrayLike<number>

const at = (index: PastIndex, month: number): number => index[month] ?? Number.NaN

/**
 * A fund that holds `stockShare` (0 to 1) in stocks and the rest in bonds, put back to these shares at the start of every
 * January. `firstMonthOfYear` (1 to 12) is the calendar month the indexes begin in. Both indexes are total returns in the same
 * dollars and equally long. Buying and selling to get back costs nothing here.
 */
export function balancedIndex(
  stocks: PastIndex,
  bonds: PastIndex,
  stockShare: number,
  firstMonthOfYear = 1,
): Float64Array {
  const mixed = new Float64Array(stocks.length)
  let base = 0
  let worth = 1
  for (let month = 0; month < stocks.length; month++) {
    const grown =
      (stockShare * at(stocks, month)) / at(stocks, base) + ((1 - stockShare) * at(bonds, month)) / at(bonds, base)
    mixed[month] = worth * grown
    if ((month + firstMonthOfYear - 1) % 12 === 0) {
      worth *= grown
      base = month
    }
  }
  return mixed
}

/** The same index in dollars of the first month: divided by the growth of prices. */
export function realIndex(index: PastIndex, prices: PastIndex): Float64Array {
  const first = at(prices, 0)
  return Float64Array.from({ length: index.length }, (_, month) => (at(index, month) * first) / at(prices, month))
}

/** The same index after a fee of `annualFee` (decimal of the balance a year) taken evenly every month: (1 - fee)^(months / 12). */
export function indexAfterFee(index: PastIndex, annualFee: number): Float64Array {
  const kept = (1 - annualFee) ** (1 / 12)
  let left = 1
  return Float64Array.from({ length: index.length }, (_, month) => {
    if (month > 0) left *= kept
    return at(index, month) * left
  })
}

/** An index that grows by `annualRate` (effective, decimal) evenly, `months` months long. */
export const steadyIndex = (annualRate: number, months: number): Float64Array =>
  Float64Array.from({ length: months }, (_, month) => (1 + annualRate) ** (month / 12))

/** Yearly rates (effective, decimal), each earned evenly over its twelve months; one month more than twelve for each rate. */
export function indexOfYearlyRates(annualRates: readonly number[]): Float64Array {
  const index = new Float64Array(annualRates.length * 12 + 1)
  index[0] = 1
  for (let month = 1; month < index.length; month++)
    index[month] = at(index, month - 1) * (1 + (annualRates[Math.floor((month - 1) / 12)] ?? 0)) ** (1 / 12)
  return index
}

/** How many windows of `months` lie wholly inside: one for each start month that still has its end. Never negative. */
export const wholeWindows = (index: PastIndex, months: number): number => Math.max(0, index.length - months)
