import { describe, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { answeredOf, noCapacity, noWillingness, riskCheckStore, riskOf, riskShape, withGuesses } from './risk-check.ts'

const bold = [3, 3, 3, 3, 3, 1, 0, 3, 3, 3, 3, 3, 3]

describe('what is kept of the risk check', () => {
  test('a fresh one is read back as it is', () => {
    expect(good(riskShape, JSON.parse(JSON.stringify(riskCheckStore.initial)))).toEqual(riskCheckStore.initial)
  })
  test('an answer that does not exist is no answer; odd amounts are none', () => {
    const read = good(riskShape, {
      willingness: [9, 'a', ...bold.slice(2)],
      capacity: [0, 1, 2, 3, 4, 5],
      amount: -5,
      stocks: 101,
      earlier: [{ on: '2026-10-01', willingness: 30, capacity: 12, level: 3 }],
    })
    expect(read?.willingness.slice(0, 3)).toEqual([null, null, 3])
    expect(read?.capacity).toEqual([0, 1, 2, 3, 4, null])
    expect(read).toMatchObject({ amount: null, stocks: null })
    expect(read?.earlier).toHaveLength(1)
  })
  test.each([[null], [[]], ['x']])('%j is refused', (data) => {
    expect(good(riskShape, data)).toBeNull()
  })
  test('answers to other questions are none, the rest stays', () => {
    const data = { willingness: [1], capacity: bold.map(() => 0), amount: 500 }
    expect(good(riskShape, data)).toMatchObject({ willingness: noWillingness, amount: 500 })
  })
})

test('own answers come before guesses, and nothing is said before all are there', () => {
  expect(withGuesses([null, 2, null], [1, 4, null])).toEqual([1, 2, null])
  expect(riskOf(noWillingness, noCapacity)).toBeNull()
  expect(riskOf(bold, [4, 4, 4, 4, 4, 4])).toMatchObject({ level: 5, low: 0.8, high: 1 })
  expect(answeredOf({ ...riskCheckStore.initial, willingness: bold })).toBe(13)
})
