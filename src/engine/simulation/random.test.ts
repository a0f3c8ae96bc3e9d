import { expect, test } from 'vitest'
import { nextBelow, nextShare, nextWord, randomState, seedPath } from './random.ts'

test('the generator is xoshiro128** 1.1: the numbers of its reference program from the state 1, 2, 3, 4', () => {
  const state = Int32Array.of(1, 2, 3, 4)
  const words = Array.from({ length: 10 }, () => nextWord(state))
  expect(words).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

/** The same in whole numbers of any size, written from the description. */
function pathWords(seed: bigint, path: bigint, count: number): number[] {
  const mask = 0xffffffffn
  const fmix = (h: bigint) => {
    h = ((h ^ (h >> 16n)) * 0x85ebca6bn) & mask
    h = ((h ^ (h >> 13n)) * 0xc2b2ae35n) & mask
    return h ^ (h >> 16n)
  }
  const left = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask
  let at = fmix((fmix(seed & mask) + path * 0x9e3779b9n) & mask)
  const s = [0n, 0n, 0n, 0n].map(() => {
    at = (at + 0x9e3779b9n) & mask
    return fmix(at)
  }) as [bigint, bigint, bigint, bigint]
  return Array.from({ length: count }, () => {
    const result = (left((s[1] * 5n) & mask, 7n) * 9n) & mask
    const t = (s[1] << 9n) & mask
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = left(s[3], 11n)
    return Number(result)
  })
}
test('seed and path give the same numbers as a program in whole numbers of any size', () => {
  const state = randomState()
  for (const [seed, path] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [20_261_122, 9_999],
    [4_294_967_295, 123_456],
  ] as const) {
    seedPath(state, seed, path)
    expect(Array.from({ length: 20 }, () => nextWord(state))).toEqual(pathWords(BigInt(seed), BigInt(path), 20))
  }
})

test('paths differ from one another, and numbers spread evenly', () => {
  const state = randomState()
  const firsts = new Set<number>()
  const counts = new Array<number>(7).fill(0)
  let sum = 0
  for (let path = 0; path < 20_000; path++) {
    seedPath(state, 7, path)
    firsts.add(nextWord(state))
    const die = nextBelow(state, 7)
    counts[die] = (counts[die] ?? 0) + 1
    sum += nextShare(state)
  }
  expect(firsts.size).toBeGreaterThan(19_990)
  // Four standard deviations of the count of one face, and of the average.
  for (const count of counts) expect(Math.abs(count - 20_000 / 7)).toBeLessThan(4 * Math.sqrt((20_000 / 7) * (6 / 7)))
  expect(Math.abs(sum / 20_000 - 0.5)).toBeLessThan(4 * Math.sqrt(1 / 12 / 20_000))
})
