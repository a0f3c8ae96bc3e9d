import type { Market } from './draws.ts'

/** What of a plan matters where every year's spending is known: see `SpendingPlan`. */
interface SteadyPlan {
  readonly savings: number
  readonly stockShare: number
  readonly fee: number
  readonly years: number
  readonly flows: { readonly real: Float64Array; readonly fixed: Float64Array } | null
}
/** Where it is written down: see `Lived`. */
interface Book {
  readonly paths: number
  readonly spent: Float64Array
  readonly taken: Float64Array
  readonly left: Float64Array
  readonly shortIn: Int16Array
}

/** Less than this share of what was wanted is missing: nothing is. */
export const HAIR = 1e-9

/**
 * One path of a household that wants the same amount each year from savings put back to their shares: step for step what `liveRebalanced`
 * does, to the last digit, without what only a rule would look at. Half of a drawn year's cost was that.
 */
export function liveSteadily(
  { stocks, bonds, prices }: Market,
  perYear: number,
  { savings: start, stockShare, fee, years, flows }: SteadyPlan,
  wanted: number,
  { paths, spent, taken, left, shortIn }: Book,
  path: number,
): void {
  const kept = perYear === 1 ? 1 - fee : (1 - fee) ** (1 / perYear)
  const bondShare = 1 - stockShare
  let savings = start
  let level = 1
  let short = -1
  for (let year = 0, at = 0, place = path; year < years; year++, place += paths) {
    const need =
      flows === null ? wanted : wanted - ((flows.real[year] as number) + (flows.fixed[year] as number) / level)
    const end = at + perYear
    if (flows !== null) {
      let risen = 1
      for (let period = at; period < end; period++) risen *= prices[period] as number
      level *= risen
    }
    const each = need / perYear
    let out = 0
    do {
      const step = Math.min(each, savings)
      out += step
      savings = (savings - step) * (stockShare * (stocks[at] as number) + bondShare * (bonds[at] as number)) * kept
      at += 1
    } while (at < end)
    const missing = need - out
    let paid = wanted
    if (missing > 0) {
      paid = Math.max(0, wanted - missing)
      if (short < 0 && missing > HAIR * Math.max(wanted, need)) short = year
    }
    spent[place] = paid
    taken[place] = out
    left[place] = savings
  }
  shortIn[path] = short
}
