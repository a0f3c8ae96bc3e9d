/** Rates of one day: units of each currency for one unit of the base. The base itself is in it, at 1. */
export interface RateTable {
  /** 'YYYY-MM-DD'. Rates of different days are never crossed. */
  readonly asOf: string
  readonly perBase: Readonly<Record<string, number>>
}

/**
 * Units of `to` for one unit of `from`, divided out of one day's table. Because every pair goes through the same base, the way over a third
 * currency gives the same rate (no arbitrage inside one table). Null where either is not in the table, or has a rate that is not above zero.
 */
export function crossRate({ perBase }: RateTable, from: string, to: string): number | null {
  const paid = Object.hasOwn(perBase, from) ? perBase[from] : undefined
  const got = Object.hasOwn(perBase, to) ? perBase[to] : undefined
  if (paid === undefined || got === undefined || !(paid > 0) || !(got > 0)) return null
  return from === to ? 1 : got / paid
}

/**
 * An amount rounded to the currency's smallest unit, halves away from zero (as Council Regulation (EC) No 1103/97, article 5, asks for the euro).
 * `minorUnits` is the number of decimals: 0 for the yen, 2 for the dollar, 3 for the Bahraini dinar. Amounts of 1e15 and more keep what a
 * double can hold.
 */
export function roundToMinorUnit(amount: number, minorUnits: number): number {
  const scale = 10 ** minorUnits
  const scaled = Math.abs(amount) * scale
  // Seven units in the last place: a half that binary arithmetic left a hair short still counts as a half.
  const nudged = scaled + scaled * 1.6e-15
  if (nudged >= 2 ** 52) return amount
  const rounded = Math.floor(nudged + 0.5) / scale
  return amount < 0 && rounded !== 0 ? -rounded : rounded
}
