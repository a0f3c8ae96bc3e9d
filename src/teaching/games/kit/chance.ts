/**
 * Chance in games: each die has a name, and what it shows depends on the seed and the name alone. So the same seed gives the same luck
 * whatever was chosen before, and a game replayed with one choice changed meets the same storms.
 */
import { nextBelow, nextShare, type RandomState, randomState, seedPath } from '#engine/simulation/random.ts'

/** FNV-1a, 32 bits: a name as a number. */
export function hashed(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
/** A die of its own for whoever draws more than once. */
export function stateOf(seed: number, name: string): RandomState {
  const state = randomState()
  seedPath(state, seed, hashed(name))
  return state
}

/** A number strictly between 0 and 1. `name` says which die: 'layoff:12', 'deck'. */
export const share = (seed: number, name: string): number => nextShare(stateOf(seed, name))
/** Whether something of this probability (0 to 1) happens. */
export const happens = (seed: number, name: string, probability: number): boolean => share(seed, name) < probability
/** A whole number from `from` to `to`, both counted. */
export const between = (seed: number, name: string, from: number, to: number): number =>
  from + nextBelow(stateOf(seed, name), to - from + 1)
/** One of several. Refuses an empty list. */
export function oneOf<T>(seed: number, name: string, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError(`${name}: nothing to draw from`)
  return items[nextBelow(stateOf(seed, name), items.length)] as T
}
/** All of them in an order of chance (Fisher and Yates). */
export function shuffled<T>(seed: number, name: string, items: readonly T[]): readonly T[] {
  const state = stateOf(seed, name)
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const at = nextBelow(state, i + 1)
    const moved = order[i] as T
    order[i] = order[at] as T
    order[at] = moved
  }
  return order
}
/** A draw from the standard normal distribution (Box and Muller). */
export function normal(seed: number, name: string): number {
  const state = stateOf(seed, name)
  return Math.sqrt(-2 * Math.log(nextShare(state))) * Math.cos(2 * Math.PI * nextShare(state))
}
