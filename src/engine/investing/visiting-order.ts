const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

/**
 * Every number from 0 to `count` - 1 once, in an order that is spread over the whole range from the beginning: what is known
 * after a quarter of the work already speaks for all of it, and not for the first quarter of history. Steps of about 0.618 of
 * the range, the ratio that spreads most evenly, moved to the next step without a common factor. Always the same order.
 */
export function* visitingOrder(count: number): Generator<number> {
  if (count <= 0) return
  let step = Math.max(1, Math.round(count * 0.618_033_988_75))
  while (common(step, count) !== 1) step += 1
  for (let i = 0, at = 0; i < count; i++, at = (at + step) % count) yield at
}
