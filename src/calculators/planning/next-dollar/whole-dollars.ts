/**
 * Amounts as whole dollars that still add up to the whole dollars of their sum: what rounding takes or adds goes to those whose cents come
 * nearest to it (largest remainder). Amounts are 0 or more.
 */
export function wholeDollars(amounts: readonly number[]): readonly number[] {
  const total = Math.round(amounts.reduce((sum, one) => sum + one, 0) + 1e-6)
  const floors = amounts.map((one) => Math.floor(one + 1e-6))
  let missing = total - floors.reduce((sum, one) => sum + one, 0)
  const order = amounts.map((one, i) => ({ i, rest: one - (floors[i] ?? 0) })).sort((a, b) => b.rest - a.rest)
  for (const { i } of order) {
    if (missing <= 0) break
    floors[i] = (floors[i] ?? 0) + 1
    missing -= 1
  }
  return floors
}
