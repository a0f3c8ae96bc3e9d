import { expect, test } from 'vitest'
import { toNormal } from './exact-math.ts'
import { fillNormal } from './normal.ts'
import { nextShare, nextWord, randomState, seedPath } from './random.ts'

const drawn = (seed: number, count: number): Float64Array => {
  const state = randomState()
  seedPath(state, seed, 0)
  const numbers = new Float64Array(count)
  fillNormal(state, numbers)
  return numbers
}

/** The paper's program, number by number and with this machine's exponential and logarithm. */
function slowly(seed: number, count: number): { numbers: number[]; next: number } {
  const [r, v] = [3.6541528853610088, 0.00492867323399]
  const f = (x: number) => Math.exp(-0.5 * x * x)
  // Right edges of the layers, from the base's to the top's.
  const edges = [v / f(r), r]
  while (edges.length < 256) edges.push(Math.sqrt(-2 * Math.log(v / (edges.at(-1) ?? 1) + f(edges.at(-1) ?? 1))))
  const edge = (layer: number) => (layer === 0 ? (edges[0] ?? 0) : (edges[256 - layer] ?? 0))
  const inner = (layer: number) => (layer === 0 ? r : layer === 1 ? 0 : (edges[257 - layer] ?? 0))
  const state = randomState()
  seedPath(state, seed, 0)
  const numbers: number[] = []
  while (numbers.length < count) {
    const word = nextWord(state) | 0
    const layer = word & 255
    const x = (word / 2 ** 31) * edge(layer)
    if (Math.abs(x) < inner(layer)) numbers.push(x)
    else if (layer === 0) {
      let [out, above] = [0, 0]
      do {
        out = -Math.log(nextShare(state)) / r
        above = -Math.log(nextShare(state))
      } while (2 * above < out * out)
      numbers.push(word > 0 ? r + out : -r - out)
    } else {
      const [low, high] = [f(edge(layer)), layer === 1 ? 1 : f(inner(layer))]
      if (low + nextShare(state) * (high - low) < f(x)) numbers.push(x)
    }
  }
  return { numbers, next: nextWord(state) }
}

test('the numbers are those of the paper’s program, and the state stands behind the last word', () => {
  const state = randomState()
  seedPath(state, 11, 0)
  const numbers = new Float64Array(60_000)
  fillNormal(state, numbers)
  const slow = slowly(11, 60_000)
  let largest = 0
  numbers.forEach((x, i) => {
    largest = Math.max(largest, Math.abs(x - (slow.numbers[i] ?? 0)))
  })
  expect(largest).toBeLessThan(1e-11)
  expect(nextWord(state)).toBe(slow.next)
  // In pieces they are the same.
  const again = randomState()
  seedPath(again, 11, 0)
  const parts = new Float64Array(700)
  for (let i = 0; i < 7; i++) fillNormal(again, parts.subarray(i * 100, i * 100 + 100))
  expect(parts).toEqual(numbers.subarray(0, 700))
})

test('a million of them are normal: moments, a hundred equal classes, the tails, and no tie to the one before', () => {
  const count = 1_000_000
  const numbers = drawn(5, count)
  let [one, two, three, four, next] = [0, 0, 0, 0, 0]
  numbers.forEach((x, i) => {
    one += x
    two += x * x
    three += x ** 3
    four += x ** 4
    next += x * (numbers[i - 1] ?? 0)
  })
  // Four standard deviations of each average: those of x to the power k are √(E x^2k − (E x^k)²).
  const near = (sum: number, mean: number, variance: number) =>
    expect(Math.abs(sum / count - mean)).toBeLessThan(4 * Math.sqrt(variance / count))
  near(one, 0, 1)
  near(two, 1, 2)
  near(three, 0, 15)
  near(four, 3, 96)
  near(next, 0, 1)
  const edges = Float64Array.from({ length: 99 }, (_, i) => (i + 1) / 100)
  toNormal(edges)
  const counts = new Float64Array(100)
  for (const x of numbers) {
    let low = 0
    let high = 99
    while (low < high) {
      const middle = (low + high) >> 1
      if (x < (edges[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    counts[low] = (counts[low] ?? 0) + 1
  }
  // Chi-square with 99 degrees of freedom: mean 99, standard deviation √198.
  const square = counts.reduce((sum, n) => sum + (n - count / 100) ** 2 / (count / 100), 0)
  expect(Math.abs(square - 99)).toBeLessThan(4 * Math.sqrt(198))
  // Beyond 3.6541 lie 0.025804% on both sides together, beyond 4.5 0.00067953%.
  const beyond = (edge: number) => numbers.reduce((sum, x) => sum + (Math.abs(x) > edge ? 1 : 0), 0)
  expect(Math.abs(beyond(3.6541528853610088) - 258)).toBeLessThan(4 * Math.sqrt(258))
  expect(Math.abs(beyond(4.5) - 6.8)).toBeLessThan(4 * Math.sqrt(6.8))
})
