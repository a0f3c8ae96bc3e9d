/** The patterns of a saving challenge: how large each step is beside the others, in the order of time. */

export type Pattern = 'up' | 'reverse' | 'flat' | 'random' | 'zigzag' | 'payday' | 'envelopes'

/** 32 bits of FNV-1a over the letters of a seed. */
function seedNumber(seed: string): number {
  let hash = 0x811c_9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x0100_0193)
  return hash >>> 0
}

/** A repeatable stream of numbers from 0 to below 1 (mulberry32, public domain, T. Ettinger). */
function stream(seed: string): () => number {
  let state = seedNumber(seed)
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** 1 to `count` in an order that depends on the seed alone (Fisher and Yates). */
export function shuffled(count: number, seed: string): readonly number[] {
  const next = stream(seed)
  const order = Array.from({ length: count }, (_, i) => i + 1)
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
  return order
}

/** Smallest, largest, second smallest, second largest, …: any two neighbours are worth about the same together. */
function zigzag(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? i / 2 + 1 : count - (i - 1) / 2))
}

/** After a payday a step counts so much; any other step counts 1. */
export const PAYDAY_SHARE = 3

/**
 * The share of each step, in the order of time. `up` is 1, 2, 3, …; `reverse`, `random`, `zigzag` and `envelopes` are the same
 * amounts in another order; `flat` is all alike; `payday` gives a step that follows a payday three times the others' share.
 * `afterPayday` says for each step whether it is the first on or after a payday.
 */
export function sharesOf(
  pattern: Pattern,
  count: number,
  seed: string,
  afterPayday: readonly boolean[],
): readonly number[] {
  switch (pattern) {
    case 'up':
      return Array.from({ length: count }, (_, i) => i + 1)
    case 'reverse':
      return Array.from({ length: count }, (_, i) => count - i)
    case 'flat':
      return Array.from({ length: count }, () => 1)
    case 'zigzag':
      return zigzag(count)
    case 'random':
    case 'envelopes':
      return shuffled(count, seed)
    case 'payday':
      return Array.from({ length: count }, (_, i) => (afterPayday[i] ? PAYDAY_SHARE : 1))
  }
}
