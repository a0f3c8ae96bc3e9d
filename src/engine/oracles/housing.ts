/**
 * Owning against renting in closed form, for tests alone: no taxes, steady growth, monthly differences that stay the same within a
 * year. Imports nothing. Rates are decimals a year; a year's return is spread evenly over its months.
 */

/** What 1 dollar at the end of each of 12 months is worth at the end of the year: r / ((1 + r)^(1/12) - 1), or 12 at 0%. */
export const oracleYearOfDollars = (r: number): number => (r === 0 ? 12 : r / ((1 + r) ** (1 / 12) - 1))

/** A lump sum and, in year k, `monthly[k]` dollars at each month's end; after the last year. */
export const oracleInvested = (lump: number, monthly: readonly number[], r: number): number => {
  const n = monthly.length
  let total = lump * (1 + r) ** n
  for (let k = 0; k < n; k++) total += (monthly[k] ?? 0) * oracleYearOfDollars(r) * (1 + r) ** (n - 1 - k)
  return total
}

/** Owed after k payments of a level loan: P(1 + i)^k - A((1 + i)^k - 1)/i. */
export const oracleOwed = (P: number, i: number, n: number, k: number): number => {
  if (i === 0) return P * (1 - k / n)
  const A = (P * i * (1 + i) ** n) / ((1 + i) ** n - 1)
  return P * (1 + i) ** k - (A * ((1 + i) ** k - 1)) / i
}
