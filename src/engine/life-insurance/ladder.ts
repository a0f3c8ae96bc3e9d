import { policySize, type SizeStep } from './policy-size.ts'

/**
 * Term policies under a need that changes by year: one policy for all of it, or a ladder of policies of different lengths that end as
 * the need falls. `gaps[y]` is the coverage wanted in year y from today, in dollars of that year; a policy of n years covers years 0
 * to n - 1.
 */

export interface Rung {
  readonly years: number
  readonly amount: number
}

export interface SoldPolicies {
  /** Lengths sold, years, short to long. */
  readonly lengths: readonly number[]
  readonly sizes: readonly SizeStep[]
  /** The smallest policy worth having; a smaller gap is left to savings. */
  readonly least: number
  readonly mostRungs: number
}

const HALF_A_CENT = 0.005

/** Years from today until the gap is below the smallest policy for good. */
export const yearsNeeded = (gaps: readonly number[], least: number): number =>
  gaps.findLastIndex((gap) => gap >= least - HALF_A_CENT) + 1

/** The coverage in force in a year. */
export const coverageIn = (rungs: readonly Rung[], year: number): number =>
  rungs.reduce((sum, rung) => (year < rung.years ? sum + rung.amount : sum), 0)

/** The shortest length sold that lasts so many years; the longest where none does. */
export const lengthFor = (years: number, lengths: readonly number[]): number =>
  lengths.find((length) => length >= years) ?? lengths.at(-1) ?? 0

const mostFrom = (gaps: readonly number[], from: number, to: number): number =>
  gaps.slice(from, to).reduce((most, gap) => Math.max(most, gap), 0)

/** One policy of the largest gap it reaches, as long as there is one. Null where no gap it reaches is large enough. */
export const onePolicy = (gaps: readonly number[], sold: SoldPolicies): Rung | null => {
  const needed = yearsNeeded(gaps, sold.least)
  const years = lengthFor(needed, sold.lengths)
  const most = mostFrom(gaps, 0, Math.min(needed, years))
  return most >= sold.least - HALF_A_CENT ? { years, amount: policySize(most, sold.sizes) } : null
}

/** The smallest policies of these lengths that cover every year up to the longest: the longest first, each shorter one adds what is missing. */
export const rungsOf = (gaps: readonly number[], lengths: readonly number[], sold: SoldPolicies): readonly Rung[] => {
  const rungs: Rung[] = []
  for (let i = lengths.length - 1; i >= 0; i--) {
    const years = lengths[i] ?? 0
    const missing = mostFrom(gaps, i === 0 ? 0 : (lengths[i - 1] ?? 0), years) - coverageIn(rungs, years - 1)
    if (missing <= 0 || (missing < sold.least && rungs.length === 0)) continue
    rungs.unshift({ years, amount: policySize(Math.max(missing, sold.least), sold.sizes) })
  }
  return rungs
}

/** Every choice of at most `most` lengths, the lengths in order. */
const subsets = (lengths: readonly number[], most: number): readonly (readonly number[])[] => {
  let sets: readonly (readonly number[])[] = [[]]
  for (const length of lengths)
    sets = sets.concat(sets.filter((set) => set.length < most).map((set) => [...set, length]))
  return sets
}

/** Dollars of coverage times years, what a ladder saves where no price is known. */
export const coverageYears = (rungs: readonly Rung[]): number =>
  rungs.reduce((sum, { years, amount }) => sum + years * amount, 0)

/**
 * The cheapest ladder of at most `mostRungs` policies that covers every year, by `costOf` one policy over its life (null: not known);
 * where a price is missing in all of them, the one with the fewest dollars of coverage times years. Fewer policies win a tie.
 */
export const bestLadder = (
  gaps: readonly number[],
  sold: SoldPolicies,
  costOf: (rung: Rung) => number | null,
): readonly Rung[] => {
  const whole = onePolicy(gaps, sold)
  if (whole === null) return []
  const usable = sold.lengths.filter((length) => length <= whole.years)
  const sets = subsets(usable, sold.mostRungs).filter((set) => set.includes(whole.years))
  const ladders = sets.map((set) => rungsOf(gaps, set, sold)).filter((rungs) => rungs.length > 0)
  const costs = ladders.map((rungs) =>
    rungs.reduce<number | null>((sum, rung) => {
      const cost = costOf(rung)
      return sum === null || cost === null ? null : sum + cost
    }, 0),
  )
  const isPriced = costs.some((cost) => cost !== null)
  const weight = (i: number): number =>
    isPriced ? (costs[i] ?? Number.POSITIVE_INFINITY) : coverageYears(ladders[i] ?? [])
  let best = 0
  ladders.forEach((rungs, i) => {
    const [mine, least] = [weight(i), weight(best)]
    const isTie = Math.abs(mine - least) < 0.005
    if (isTie ? rungs.length < (ladders[best]?.length ?? 0) : mine < least) best = i
  })
  return ladders[best] ?? []
}
