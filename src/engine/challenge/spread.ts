/** An exact sum in steps: whole cents, limits kept, nothing lost to rounding. */

/** How the shares change until their sum fits: all by one factor, or all by one amount. */
export type Fit = 'scale' | 'shift'

export interface SpreadCase {
  /** Whole cents, at least 1. What the steps must add up to. */
  readonly total: number
  /** One positive number for each step: its share (`scale`) or its amount in cents before the change (`shift`). */
  readonly shares: readonly number[]
  /** Whole cents. No step below this; one unit at least. */
  readonly least: number
  /** Whole cents. No step above this; null: no limit. */
  readonly most: number | null
  /** Steps come in multiples of so many cents: 1, 100, 500. */
  readonly unit: number
  readonly fit: Fit
}

export type Spread =
  | { readonly outcome: 'spread'; readonly amounts: readonly number[] }
  /** The smallest `count` steps alone come to `needed` cents, more than the total. */
  | { readonly outcome: 'too-little'; readonly needed: number; readonly count: number }
  /** The largest `count` steps together hold only `holds` cents. */
  | { readonly outcome: 'too-much'; readonly holds: number; readonly count: number }
  /** No whole unit lies between the smallest and the largest step allowed, whatever the total. */
  | { readonly outcome: 'no-amount' }
  | { readonly outcome: 'no-steps' }

const PASSES = 200

/**
 * Splits a total into steps, in whole cents, so that the sum is exactly the total.
 * - Each step follows its share, cut off at the limits; what a cut leaves over goes to the others (water filling).
 * - Steps are then whole units: rounded down, and the units left over go to the steps that lost most, later ones first. Equal
 *   steps get them evenly over time.
 * - Cents that make no whole unit go onto the largest step that may still grow, of equal ones onto the one with the largest share, then
 *   the latest: so a step with a larger share never ends below one with a smaller.
 * Refuses with a reason where the limits cannot meet the total; never approximates.
 */
export function spreadExactly(ask: SpreadCase): Spread {
  const { total, shares, unit } = ask
  const count = shares.length
  if (count === 0) return { outcome: 'no-steps' }
  const low = Math.max(1, Math.ceil(ask.least / unit))
  const high = ask.most === null ? Number.MAX_SAFE_INTEGER : Math.floor(ask.most / unit)
  const whole = Math.floor(total / unit)
  const odd = total - whole * unit
  if (high < low) return { outcome: 'no-amount' }
  if (whole < low * count) return { outcome: 'too-little', needed: low * count * unit, count }
  if (whole / count > high) return { outcome: 'too-much', holds: high * count * unit, count }
  const units = wholeUnits(fitted(ask, whole, low, high), whole, low, high)
  const amounts = units.map((value) => value * unit)
  if (odd === 0) return { outcome: 'spread', amounts }
  const grows = placeForOdd(amounts, shares, ask.most === null ? Number.MAX_SAFE_INTEGER : ask.most - odd)
  if (grows !== null)
    return { outcome: 'spread', amounts: amounts.map((value, at) => (at === grows ? value + odd : value)) }
  return { outcome: 'too-much', holds: amounts.reduce((sum, value) => sum + value, 0), count }
}

/** The place of the largest amount up to `top`; of equal ones the largest share, then the latest. */
function placeForOdd(amounts: readonly number[], shares: readonly number[], top: number): number | null {
  let place: number | null = null
  let largest = 0
  let share = 0
  for (const [i, amount] of amounts.entries()) {
    if (amount > top || amount < largest) continue
    const own = shares[i] ?? 0
    if (amount === largest && own < share) continue
    place = i
    largest = amount
    share = own
  }
  return place
}

/** The steps in units, not yet whole: each share moved by one factor or amount, held between the limits, adding up to `whole`. */
function fitted(ask: SpreadCase, whole: number, low: number, high: number): readonly number[] {
  const { shares, unit, fit } = ask
  const held = (value: number) => Math.min(high, Math.max(low, value))
  const at = (move: number) =>
    fit === 'scale' ? shares.map((share) => held(share * move)) : shares.map((share) => held(share / unit + move))
  const sumAt = (move: number) => {
    let sum = 0
    for (const share of shares) sum += held(fit === 'scale' ? share * move : share / unit + move)
    return sum
  }
  const smallest = shares.reduce((a, b) => Math.min(a, b), Number.MAX_VALUE)
  const largest = shares.reduce((a, b) => Math.max(a, b), 0)
  // No step needs more than what is left when all others are at their least.
  const top = Math.min(high, whole - low * (shares.length - 1))
  let from = fit === 'scale' ? 0 : low - largest / unit
  let to = fit === 'scale' ? top / smallest : top - smallest / unit
  const plain = fit === 'scale' ? whole / shares.reduce((sum, share) => sum + share, 0) : Number.NaN
  // Where no limit bites, the plain proportion is the answer to the last bit.
  if (plain * smallest >= low && plain * largest <= high) return shares.map((share) => share * plain)
  for (let i = 0; i < PASSES && to - from > Math.abs(to) * 1e-15; i++) {
    const middle = (from + to) / 2
    if (sumAt(middle) < whole) from = middle
    else to = middle
  }
  return at(to)
}

/** Whole units by largest remainder. A larger step never ends below a smaller one. */
function wholeUnits(values: readonly number[], whole: number, low: number, high: number): readonly number[] {
  const first = values[0] ?? 0
  const count = values.length
  if (values.every((value) => value === first))
    return values.map((_, i) => Math.floor(((i + 1) * whole) / count) - Math.floor((i * whole) / count))
  const units = values.map((value) => Math.min(high, Math.max(low, Math.floor(value + 1e-9))))
  let rest = whole - units.reduce((sum, value) => sum + value, 0)
  const lost = (i: number) => (values[i] ?? 0) - Math.floor((values[i] ?? 0) + 1e-9)
  const order = units.map((_, i) => i).sort((a, b) => lost(b) - lost(a) || b - a)
  for (let pass = 0; pass < PASSES && rest !== 0; pass++) {
    const up = rest > 0
    for (const i of up ? order : order.toReversed()) {
      const value = units[i] ?? 0
      if (rest === 0) break
      if (up ? value >= high : value <= low) continue
      units[i] = value + (up ? 1 : -1)
      rest -= up ? 1 : -1
    }
  }
  return units
}
