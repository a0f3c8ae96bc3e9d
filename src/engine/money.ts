/**
 * Money as whole cents, and roundings with names.
 *
 * Projections carry dollars as floats; wherever a lender or a law rounds, one of these functions says so. All of them see
 * through binary noise: 1.005 is stored as 1.00499999999999989…, yet a person who writes 1.005 means a tie, so it rounds to 1.01.
 * A value that is not finite is a programmer's mistake and throws RangeError.
 */

declare const centsBrand: unique symbol

/** A whole number of cents, at most 2^51 in size (about 22.5 trillion dollars). */
export type Cents = number & { readonly [centsBrand]: true }

/** Beyond 2^51 cents a double can no longer tell neighbouring cents apart after a division by 100. */
const MOST_CENTS = 2 ** 51

/** Relative size of the noise that a few float operations leave behind, and its largest effect in cents or dollars. */
const NOISE = 2 ** -48
const MOST_NOISE = 0.001

const noiseOf = (size: number): number => Math.min(size * NOISE, MOST_NOISE)

const finite = (value: number): number => {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount of money: ${value}`)
  return value
}

/** Half away from zero, blind to binary noise; -0 becomes 0. */
const roundHalfAway = (value: number): number => {
  const size = Math.abs(value)
  const rounded = Math.floor(size + 0.5 + noiseOf(size))
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Towards minus infinity, blind to binary noise; -0 becomes 0. */
const floorPastNoise = (value: number): number => Math.floor(value + noiseOf(Math.abs(value))) + 0

const ceilPastNoise = (value: number): number => Math.ceil(value - noiseOf(Math.abs(value))) + 0

const inRange = (whole: number): Cents => {
  if (Math.abs(whole) > MOST_CENTS) throw new RangeError(`Too large for exact cents: ${whole}`)
  return whole as Cents
}

/** Dollars to cents, half a cent away from zero. Throws RangeError on a non-finite amount and beyond 2^51 cents. */
export const cents = (dollarAmount: number): Cents => inRange(roundHalfAway(finite(dollarAmount) * 100))

/**
 * Dollars to cents for loops that have checked their amounts before: the same rounding, and past 2^51 cents, where no cent can be told
 * from the next, as near as a number comes instead of a refusal.
 */
export const nearestCents = (dollarAmount: number): number => {
  const scaled = finite(dollarAmount) * 100
  return Math.abs(scaled) > MOST_CENTS ? Math.round(scaled) : roundHalfAway(scaled)
}

/** An amount that is already in cents but may carry a fraction (interest on cents), to whole cents; ties away from zero. */
export const wholeCents = (fractionalCents: number): Cents => inRange(roundHalfAway(finite(fractionalCents)))

/** Cents to dollars. */
export const dollars = (amount: Cents): number => amount / 100

/**
 * Dollars to dollars with two decimals, half a cent away from zero. An amount past 2^51 cents is returned unchanged:
 * at that size a double holds no reliable cents.
 */
export const roundToCent = (dollarAmount: number): number => {
  const scaled = finite(dollarAmount) * 100
  return Math.abs(scaled) > MOST_CENTS ? dollarAmount : roundHalfAway(scaled) / 100
}

/** Dollars to dollars, up (towards plus infinity) to the next cent; 10.10 stays 10.10. */
export const ceilToCent = (dollarAmount: number): number => {
  const scaled = finite(dollarAmount) * 100
  return Math.abs(scaled) > MOST_CENTS ? dollarAmount : ceilPastNoise(scaled) / 100
}

/** Dollars to whole dollars, down (towards minus infinity). */
export const floorToDollar = (dollarAmount: number): number => floorPastNoise(finite(dollarAmount))

/** Dollars to whole dollars, 50 cents away from zero. */
export const roundToDollar = (dollarAmount: number): number => roundHalfAway(finite(dollarAmount))

/** The sum of dollar amounts, rounded to the cent once at the end. Refuses what `roundToCent` refuses. */
export const sumToCent = (amounts: readonly number[]): number =>
  roundToCent(amounts.reduce((total, amount) => total + amount, 0))
