/**
 * Bracketed root finding for functions of one number: solve-for, rates of return.
 * Nothing here throws or loops without a bound; a search that ends without an answer says why.
 */

export type Bracket = { low: number; high: number }

export type RootOutcome =
  /** `residual` is what the function gives at `x`; `iterations` how many steps it took. */
  | { outcome: 'root'; x: number; residual: number; iterations: number }
  /** The function has the same sign at both ends, so this range promises no crossing (there may be an even number of them). */
  | { outcome: 'no-bracket'; low: number; high: number; atLow: number; atHigh: number }
  /** The ends promise a crossing, but there is none to name: the function jumped, was not a number, or did not settle. */
  | { outcome: 'no-root'; reason: 'not-a-number' | 'jumps-over-zero' | 'did-not-settle'; x: number }

export type RootOptions = {
  /** Stop when the bracket is narrower than this (plus a few units in the last place of x). Default 1e-12. */
  tolerance?: number
  /** Steps at most; never more than 200, which is the default. */
  iterations?: number
}

const MOST_ITERATIONS = 200

/**
 * The x in [low, high] where `f` is zero, by Brent's method (R. P. Brent, Algorithms for Minimization Without Derivatives,
 * 1973, ch. 4): inverse quadratic steps where they help, bisection where they do not. `f` needs opposite signs at the ends.
 * A pole (1/x around 0) also changes sign; it is told from a root by the size of `f` there and reported as 'jumps-over-zero'.
 */
export const findRoot = (
  f: (x: number) => number,
  low: number,
  high: number,
  { tolerance = 1e-12, iterations = MOST_ITERATIONS }: RootOptions = {},
): RootOutcome => {
  let a = low
  let b = high
  let fa = f(a)
  let fb = f(b)
  if (Number.isNaN(fa) || !Number.isFinite(a)) return { outcome: 'no-root', reason: 'not-a-number', x: a }
  if (Number.isNaN(fb) || !Number.isFinite(b)) return { outcome: 'no-root', reason: 'not-a-number', x: b }
  if (fa === 0) return { outcome: 'root', x: a, residual: 0, iterations: 0 }
  if (fb === 0) return { outcome: 'root', x: b, residual: 0, iterations: 0 }
  if (fa > 0 === fb > 0) return { outcome: 'no-bracket', low, high, atLow: fa, atHigh: fb }
  const scale = Math.max(Math.abs(fa), Math.abs(fb))
  let c = a
  let fc = fa
  let step = b - a
  let previousStep = step
  const bound = Math.min(Math.max(1, Math.floor(iterations)), MOST_ITERATIONS)
  for (let i = 1; i <= bound; i++) {
    if (fb > 0 === fc > 0) {
      c = a
      fc = fa
      step = b - a
      previousStep = step
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b
      b = c
      c = a
      fa = fb
      fb = fc
      fc = fa
    }
    const near = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2
    const half = (c - b) / 2
    if (Math.abs(half) <= near || fb === 0) {
      // At a root the value shrinks with the bracket; where f jumps over zero (a pole, a step) it stays as large as it was.
      const jumped = Math.abs(fb) >= scale && Math.abs(fc) >= scale
      return jumped
        ? { outcome: 'no-root', reason: 'jumps-over-zero', x: b }
        : { outcome: 'root', x: b, residual: fb, iterations: i }
    }
    if (Math.abs(previousStep) >= near && Math.abs(fa) > Math.abs(fb) && Number.isFinite(fa) && Number.isFinite(fc)) {
      const s = fb / fa
      let p: number
      let q: number
      if (a === c) {
        p = 2 * half * s
        q = 1 - s
      } else {
        const u = fa / fc
        const v = fb / fc
        p = s * (2 * half * u * (u - v) - (b - a) * (v - 1))
        q = (u - 1) * (v - 1) * (s - 1)
      }
      if (p > 0) q = -q
      p = Math.abs(p)
      if (2 * p < Math.min(3 * half * q - Math.abs(near * q), Math.abs(previousStep * q))) {
        previousStep = step
        step = p / q
      } else {
        step = half
        previousStep = half
      }
    } else {
      step = half
      previousStep = half
    }
    a = b
    fa = fb
    b += Math.abs(step) > near ? step : Math.sign(half) * near
    fb = f(b)
    if (Number.isNaN(fb)) return { outcome: 'no-root', reason: 'not-a-number', x: b }
  }
  return { outcome: 'no-root', reason: 'did-not-settle', x: b }
}

/**
 * Neighbouring points between which `f` changes sign, in order; a point that is exactly zero gives the bracket [x, x].
 * Points where `f` is not a number are stepped over. Two crossings between neighbouring points go unseen, so choose points
 * close enough. Looks at 2,000 points at most.
 */
export const signChanges = (f: (x: number) => number, points: readonly number[]): Bracket[] => {
  const found: Bracket[] = []
  let last: { x: number; y: number } | null = null
  for (const x of points.slice(0, 2_000)) {
    const y = f(x)
    if (Number.isNaN(y)) {
      last = null
      continue
    }
    if (y === 0) {
      found.push({ low: x, high: x })
      last = null
      continue
    }
    if (last !== null && last.y > 0 !== y > 0) found.push({ low: last.x, high: x })
    last = { x, y }
  }
  return found
}

/**
 * The smallest whole number in [low, high] for which `holds` is true, by bisection; null when it is false at `high`.
 * Expects a condition that stays true once it has become true (payments in cents, months, years).
 */
export const smallestWhole = (holds: (whole: number) => boolean, low: number, high: number): number | null => {
  let from = Math.ceil(low)
  let to = Math.floor(high)
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from > to || !holds(to)) return null
  for (let i = 0; i < 60 && from < to; i++) {
    const middle = from + Math.floor((to - from) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return to
}

/**
 * The same where it is known how much a number falls short: 0 or less where the condition holds, and about a straight line before that.
 * Starts at `guess` and follows the line, so that a good guess costs a handful of tries instead of one for each halving.
 */
export const smallestWholeBy = (
  short: (whole: number) => number,
  low: number,
  high: number,
  guess: number,
): number | null => {
  let from = Math.ceil(low)
  let to = Math.floor(high)
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from > to || short(to) > 0) return null
  /** The two highest numbers that fell short. */
  let lower: Try | null = null
  let upper: Try | null = null
  let step = Math.max(1, Math.floor(guess / 100))
  let next = Number.isFinite(guess) ? Math.round(guess) : from
  for (let i = 0; i < MOST_ITERATIONS && from < to; i++) {
    const x = Math.min(to - 1, Math.max(from, next))
    const by = short(x)
    if (by > 0) {
      from = x + 1
      lower = upper
      upper = { x, by }
    } else to = x
    const middle = from + Math.floor((to - from) / 2)
    const line = crossing(lower, upper)
    if (i % 8 === 7) next = middle
    else if (line !== null) next = by > 0 || line < to ? line : middle
    else if (by > 0) next = x + step < to ? x + step : middle
    else next = upper === null ? x - step : middle
    step *= 3
  }
  return to
}

type Try = { readonly x: number; readonly by: number }
/** The first whole number at or past the place where the line through two tries reaches 0; null where they show none. */
const crossing = (lower: Try | null, upper: Try | null): number | null =>
  lower && upper && lower.by > upper.by
    ? Math.ceil(upper.x + (upper.by * (upper.x - lower.x)) / (lower.by - upper.by))
    : null
