/** Two people's amounts; the second is 0 for one person. */
export type Pair = readonly [number, number]

/** What the household has on a January 1. Today's dollars. */
export interface Holdings {
  readonly preTax: Pair
  readonly roth: Pair
  /** What may leave Roth accounts first, free of tax: contributions and conversions five years old. */
  readonly rothBasis: Pair
  readonly hsa: Pair
  readonly taxable: number
  readonly basis: number
  readonly cash: number
  /** Conversions younger than five years, oldest first, by person. */
  readonly young: readonly { readonly year: number; readonly who: 0 | 1; readonly amount: number }[]
  /** Capital losses brought forward, positive. */
  readonly losses: number
}

export const liquid = ({ preTax, roth, hsa, taxable, cash }: Holdings): number =>
  preTax[0] + preTax[1] + roth[0] + roth[1] + hsa[0] + hsa[1] + taxable + cash

/** An amount taken from two balances in proportion to them; never more than there is. */
export function split(amount: number, of: Pair): Pair {
  const whole = of[0] + of[1]
  if (amount <= 0 || whole <= 0) return NONE
  const share = Math.min(1, amount / whole)
  return [of[0] * share, of[1] * share]
}
export const NONE: Pair = [0, 0]
export const sum = (pair: Pair): number => pair[0] + pair[1]
export const plus = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Pair, b: Pair): Pair => [Math.max(0, a[0] - b[0]), Math.max(0, a[1] - b[1])]
