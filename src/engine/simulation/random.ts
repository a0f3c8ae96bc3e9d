/**
 * Random whole numbers with a seed for every path: the same seed and path give the same numbers on every machine and in whatever order
 * the paths are worked out. Whole-number arithmetic only. The generator is xoshiro128** 1.1 (Blackman and Vigna); its four words come
 * from the seed and the path by splitmix32, with the finalizer of MurmurHash3.
 */

/** Four words of 32 bits, not all zero. */
export type RandomState = Int32Array

export const randomState = (): RandomState => new Int32Array(4)

const GOLDEN = 0x9e3779b9
/** One in 2^32, a power of two: multiplying by it is exact. */
const PER_WORD = 1 / 4_294_967_296

/** MurmurHash3's fmix32: every bit of the word moves every other. */
function mixed(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** Sets the state to the beginning of a path. `seed` and `path` are whole numbers; only their lowest 32 bits count. */
export function seedPath(state: RandomState, seed: number, path: number): void {
  let at = mixed(mixed(seed) + Math.imul(path | 0, GOLDEN))
  for (let i = 0; i < 4; i++) {
    at = (at + GOLDEN) | 0
    state[i] = mixed(at)
  }
  if ((state[0] as number) === 0 && state[1] === 0 && state[2] === 0 && state[3] === 0) state[0] = 1
}

/** The next number, 0 to 2^32 - 1. */
export function nextWord(state: RandomState): number {
  const a = state[0] as number
  const b = state[1] as number
  const c = (state[2] as number) ^ a
  const d = (state[3] as number) ^ b
  const five = Math.imul(b, 5)
  const result = Math.imul((five << 7) | (five >>> 25), 9)
  state[0] = a ^ d
  state[1] = b ^ c
  state[2] = c ^ (b << 9)
  state[3] = (d << 11) | (d >>> 21)
  return result >>> 0
}

/** A whole number from 0 to `count` - 1, each as likely to within one in 2^32 / `count`. */
export const nextBelow = (state: RandomState, count: number): number => Math.floor(nextWord(state) * count * PER_WORD)

/** A number strictly between 0 and 1, one of 2^32 spread evenly. */
export const nextShare = (state: RandomState): number => (nextWord(state) + 0.5) * PER_WORD
