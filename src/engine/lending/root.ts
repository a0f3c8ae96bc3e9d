/**
 * A zero of a continuous function between two points where its signs differ, or null when they do not.
 * Illinois false position with bisection whenever a step fails to halve the bracket within three; at most 200 evaluations.
 * Stops when the bracket is narrower than `tolerance` or the function is exactly 0. Never NaN.
 */
export const rootBetween = (f: (x: number) => number, low: number, high: number, tolerance = 1e-13): number | null => {
  let a = low
  let b = high
  let fa = f(a)
  let fb = f(b)
  if (fa === 0) return a
  if (fb === 0) return b
  if (!Number.isFinite(fa) || !Number.isFinite(fb) || fa > 0 === fb > 0) return null

  let kept: 'a' | 'b' | null = null
  let widthThreeAgo = Math.abs(b - a)
  for (let step = 1; step <= 200 && Math.abs(b - a) > tolerance; step++) {
    const bisect = step % 3 === 0 && Math.abs(b - a) > widthThreeAgo / 2
    if (step % 3 === 0) widthThreeAgo = Math.abs(b - a)
    const guess = bisect ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa)
    const x = guess > Math.min(a, b) && guess < Math.max(a, b) ? guess : (a + b) / 2
    const fx = f(x)
    if (fx === 0) return x
    if (!Number.isFinite(fx)) return null
    if (fx > 0 === fb > 0) {
      b = x
      fb = fx
      fa = kept === 'a' && !bisect ? fa / 2 : fa
      kept = 'a'
    } else {
      a = x
      fa = fx
      fb = kept === 'b' && !bisect ? fb / 2 : fb
      kept = 'b'
    }
  }
  return (a + b) / 2
}
