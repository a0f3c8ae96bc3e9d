/** What one path felt like, and how all of them went. */
import type { Lived } from './live-paths.ts'

/** One path in the figures a person would ask for. Real dollars; years count from 0. */
export interface Outcome {
  readonly first: number
  readonly lowest: number
  /** The year of the lowest spending, the first of several. */
  readonly lowestIn: number
  /** How far the lowest spending lies below the first year's, 0 to 1. */
  readonly cut: number
  /** The largest fall from one year to the next, 0 to 1. */
  readonly worstFall: number
  readonly average: number
  /** The longest run of years with spending below the first year's. */
  readonly yearsBelow: number
  /** The longest run of years that ended with less savings than there were at the start. */
  readonly yearsUnder: number
  /** Savings at the end. */
  readonly end: number
  /** The year in which the money ran short; -1 for never. */
  readonly shortIn: number
}

/** A hundredth of a percent is no cut anybody feels. */
const FELT = 1e-4

export function outcomeOf({ paths, years, spent, left, shortIn }: Lived, path: number, savings: number): Outcome {
  const first = spent[path] as number
  let [lowest, lowestIn, worstFall, sum, before] = [first, 0, 0, 0, first]
  let [below, mostBelow, under, mostUnder] = [0, 0, 0, 0]
  for (let year = 0; year < years; year++) {
    const now = spent[year * paths + path] as number
    sum += now
    if (now < lowest) {
      lowest = now
      lowestIn = year
    }
    if (before > 0) worstFall = Math.max(worstFall, 1 - now / before)
    below = now < first * (1 - FELT) ? below + 1 : 0
    mostBelow = Math.max(mostBelow, below)
    under = (left[year * paths + path] as number) < savings ? under + 1 : 0
    mostUnder = Math.max(mostUnder, under)
    before = now
  }
  return {
    first,
    lowest,
    lowestIn,
    cut: first > 0 ? 1 - lowest / first : 0,
    worstFall,
    average: sum / years,
    yearsBelow: mostBelow,
    yearsUnder: mostUnder,
    end: left[(years - 1) * paths + path] as number,
    shortIn: shortIn[path] as number,
  }
}

/** What counts as a path that went wrong: the money ran short, or spending fell more than `largestCut` (0 to 1) below the first year's. */
export function wentWrong({ paths, years, spent, shortIn }: Lived, path: number, largestCut: number): boolean {
  if ((shortIn[path] as number) >= 0) return true
  const least = (spent[path] as number) * (1 - largestCut) * (1 - FELT)
  for (let year = 1; year < years; year++) if ((spent[year * paths + path] as number) < least) return true
  return false
}
