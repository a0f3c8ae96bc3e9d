const MOST_DIGITS = 15

/**
 * A number as its decimal digits say, to so many decimals, half away from zero: 1.005 is 1.01 although a float holds a little less.
 * What is smaller than the last decimal is 0, and 0 has no sign. What is not finite, or past all decimals, stays.
 */
export function roundedTo(value: number, places: number): number {
  const size = Math.abs(value)
  if (!Number.isFinite(value) || size >= 1e15) return value
  const text = String(size)
  // A float holds fifteen digits for sure: of a large number fewer decimals count.
  const kept = Math.min(places, MOST_DIGITS - (text.split('.')[0] ?? '').length)
  // Written with an exponent a number is far below the last decimal.
  const rounded = text.includes('e')
    ? Number(size.toFixed(kept))
    : Number(`${Math.round(Number(`${text}e${kept}`))}e-${kept}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
