/**
 * The value a home is taxed on in each year, dollars. The first year it is the price. After that it follows the market, but rises by
 * at most `annualCap` (decimal a year) over its own last value where a state limits it (California's Proposition 13 kind): it then
 * lags, and may go on rising while the market falls until it has caught up. `growth[k]` is the change of the market value in year k,
 * so year k is taxed on what the market had become after k years. null: no limit.
 */
export function taxedValues(price: number, growth: readonly number[], annualCap: number | null): readonly number[] {
  const values: number[] = []
  let market = price
  let taxed = price
  for (const change of growth) {
    values.push(taxed)
    market *= 1 + change
    taxed = annualCap === null ? market : Math.min(market, taxed * (1 + annualCap))
  }
  return values
}
