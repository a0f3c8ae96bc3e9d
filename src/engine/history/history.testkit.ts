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
