/** Twelve months of year `k` (0-based) added up. */
export function yearSum(monthly: readonly number[], k: number): number {
  let sum = 0
  for (let month = k * 12; month < k * 12 + 12; month++) sum += monthly[month] ?? 0
  return sum
}
