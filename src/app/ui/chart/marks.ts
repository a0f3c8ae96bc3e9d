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
 * Moves places apart until neighbours are `gap` from each other, as little as that takes, inside `from`..`to`. `wanted` must
 * ascend. Where there is no room for the gap, they share the room evenly.
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const apart = Math.min(gap, (to - from) / Math.max(1, wanted.length - 1))
  const places = wanted.map((place) => Math.min(to, Math.max(from, place)))
  // From the left each one yields to the right, then from the right edge they are pushed back.
  for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + apart)
  let edge = to
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] ?? 0, edge)
    edge = (places[i] ?? 0) - apart
  }
  return places
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
