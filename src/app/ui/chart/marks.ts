/** Where named marks stand, and where a step line bends. */

/** The place of an x value; a number between two goes to the nearer one, outside them nowhere (-1). */
export function nearestIndex(values: readonly (string | number)[], x: string | number): number {
  const exact = values.indexOf(x)
  const [first, last] = [values[0], values.at(-1)]
  if (exact >= 0 || typeof x !== 'number' || typeof first !== 'number' || typeof last !== 'number') return exact
  if (x < Math.min(first, last) || x > Math.max(first, last)) return -1
  let best = 0
  for (const [i, value] of values.entries())
    if (Math.abs(Number(value) - x) < Math.abs(Number(values[best]) - x)) best = i
  return best
}

/**
 * Moves places apart until neighbours are `gap` from each other, as little as that takes and to both sides alike, inside
 * `from`..`to`. `wanted` must ascend. Where there is no room for the gap, they share the room evenly.
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const apart = Math.min(gap, (to - from) / Math.max(1, wanted.length - 1))
  // Without their gaps the places need only not fall: neighbours that would share their mean.
  const pools: { mean: number; size: number }[] = []
  for (const [i, place] of wanted.entries()) {
    let pool = { mean: place - i * apart, size: 1 }
    for (let last = pools.at(-1); last && last.mean >= pool.mean; last = pools.at(-1)) {
      pools.pop()
      const size = last.size + pool.size
      pool = { mean: (last.mean * last.size + pool.mean * pool.size) / size, size }
    }
    pools.push(pool)
  }
  const most = to - (wanted.length - 1) * apart
  return pools
    .flatMap(({ mean, size }) => Array.from({ length: size }, () => Math.max(from, Math.min(most, mean))))
    .map((base, i) => base + i * apart)
}

/** The indexes a step line needs: the first, every one whose value differs from the one before, the last; null for a gap. */
export function bendsOf(values: readonly (number | null)[]): readonly (number | null)[] {
  const bends: (number | null)[] = []
  for (const [i, value] of values.entries()) {
    const before = values[i - 1] ?? null
    if (value === null) {
      if (i > 0 && before !== null) bends.push(i - 1, null)
    } else if (value !== before || i === values.length - 1) bends.push(i)
  }
  return bends
}
