/** The slow way, straight from the words. Imports nothing from the engine. */

/** Falls of at least a share: every high, and from it on until it is reached again. */
export function fallsBySearch(levels: readonly number[], least: number) {
  const found: { depth: number; highAt: number; lowAt: number; backAt: number | null }[] = []
  for (let highAt = 0; highAt < levels.length; highAt++) {
    const high = levels[highAt] as number
    if (levels.slice(0, highAt).some((one) => one > high)) continue
    const next = levels.findIndex((one, i) => i > highAt && one >= high)
    const until = next < 0 ? levels.length : next
    const between = levels.slice(highAt + 1, until)
    if (between.length === 0) continue
    const low = Math.min(...between)
    const depth = 1 - low / high
    if (depth >= least)
      found.push({ depth, highAt, lowAt: highAt + 1 + between.indexOf(low), backAt: next < 0 ? null : next })
  }
  return found
}

/** The share of all ways to choose the group at which the gap is as large: every subset counted. */
export function gapByAllSubsets(group: readonly number[], others: readonly number[]): number {
  const all = [...group, ...others]
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const wanted = Math.abs(mean(group) - mean(others)) - 1e-12
  let [reached, count] = [0, 0]
  for (let mask = 0; mask < 2 ** all.length; mask++) {
    const inside = all.filter((_, i) => (mask >> i) & 1)
    if (inside.length !== group.length) continue
    count += 1
    if (Math.abs(mean(inside) - mean(all.filter((_, i) => !((mask >> i) & 1)))) >= wanted) reached += 1
  }
  return reached / count
}
