import { nextBelow, nextShare, randomState, seedPath } from '#engine/simulation/random.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const variance = (values: readonly number[]): number => {
  const middle = mean(values)
  return values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1)
}

export interface GroupGap {
  readonly mean: number
  readonly others: number
  /** The first less the second. */
  readonly gap: number
  /** Twice the standard error of the gap: about what chance alone moves it by, up or down. */
  readonly within: number
}

/** Two groups of values compared: their means, the gap and how sure it is (unequal variances, Welch). At least two values in each. */
export function compareGroups(group: readonly number[], others: readonly number[]): GroupGap {
  if (group.length < 2 || others.length < 2) throw new RangeError('A group needs two values')
  const [a, b] = [mean(group), mean(others)]
  const within = 2 * Math.sqrt(variance(group) / group.length + variance(others) / others.length)
  return { mean: a, others: b, gap: a - b, within }
}

/**
 * How often a gap between the means at least as large as this one, either way, turns up when the values are dealt to the two groups at
 * random: 0 to 1, out of `rounds` deals. Half of one per cent is a gap chance hardly makes; half of all is nothing.
 */
export function shuffledShare(
  group: readonly number[],
  others: readonly number[],
  rounds: number,
  seed: number,
): number {
  const all = [...group, ...others]
  const wanted = Math.abs(mean(group) - mean(others)) - 1e-12
  const total = all.reduce((sum, one) => sum + one, 0)
  const state = randomState()
  let reached = 0
  for (let round = 0; round < rounds; round++) {
    seedPath(state, seed, round)
    let sum = 0
    // The first places are dealt anew each time; what was dealt before does not matter to it.
    for (let i = 0; i < group.length; i++) {
      const pick = i + nextBelow(state, all.length - i)
      const dealt = all[pick] as number
      all[pick] = all[i] as number
      all[i] = dealt
      sum += dealt
    }
    if (Math.abs(sum / group.length - (total - sum) / others.length) >= wanted) reached += 1
  }
  return reached / rounds
}

/** The same for pairs, one from each year: how often their differences, each turned round or not at random, average as far from zero. */
export function flippedShare(differences: readonly number[], rounds: number, seed: number): number {
  const wanted = Math.abs(mean(differences)) - 1e-12
  const state = randomState()
  let reached = 0
  for (let round = 0; round < rounds; round++) {
    seedPath(state, seed, round)
    let sum = 0
    for (const one of differences) sum += nextShare(state) < 0.5 ? one : -one
    if (Math.abs(sum / differences.length) >= wanted) reached += 1
  }
  return reached / rounds
}

/**
 * Of twelve months one is always the worst. How often the worst average is at least this low when the months of each year are dealt at random:
 * 0 to 1. `years` holds the twelve values of each year.
 */
export function worstOfTwelveShare(years: readonly (readonly number[])[], rounds: number, seed: number): number {
  const averages = (of: readonly (readonly number[])[]) =>
    Array.from({ length: 12 }, (_, m) => mean(of.map((year) => year[m] ?? 0)))
  const wanted = Math.min(...averages(years)) + 1e-12
  const dealt = years.map((year) => [...year])
  const state = randomState()
  let reached = 0
  for (let round = 0; round < rounds; round++) {
    seedPath(state, seed, round)
    for (const year of dealt)
      for (let i = 0; i < 11; i++) {
        const pick = i + nextBelow(state, 12 - i)
        const held = year[pick] as number
        year[pick] = year[i] as number
        year[i] = held
      }
    if (Math.min(...averages(dealt)) <= wanted) reached += 1
  }
  return reached / rounds
}
