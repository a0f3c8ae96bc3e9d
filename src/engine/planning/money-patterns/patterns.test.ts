import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askingOrder,
  differences,
  patternScore,
  patterns,
  profileOf,
  statements,
  strongest,
  thirdOf,
} from './patterns.ts'

const none = Array.from({ length: 20 }, () => null)
const all = (value: number) => Array.from({ length: 20 }, () => value)
const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 20 })

test('twenty statements, five to a habit, one of them reversed', () => {
  for (const pattern of patterns) {
    const own = statements.filter((one) => one.pattern === pattern)
    expect(own.map(({ reversed }) => reversed)).toEqual([false, false, false, false, true])
  }
  expect([...askingOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  expect(askingOrder.slice(0, 5)).toEqual([0, 5, 10, 15, 1])
})

describe('scores', () => {
  test('fives and a reversed one: strongly agreeing with four and disagreeing with the fifth is 5', () => {
    const looking = [5, 5, 5, 5, 1, ...all(3).slice(5)]
    expect(patternScore('avoiding', looking)).toEqual({ pattern: 'avoiding', mean: 5, third: 'high', of: 5 })
    // 4 × 5 and 6 − 5 = 1 are 21 / 5.
    expect(patternScore('avoiding', all(5))?.mean).toBeCloseTo(4.2, 12)
    expect(patternScore('avoiding', all(1))?.mean).toBeCloseTo(1.8, 12)
  })
  test('thirds of the range from 1 to 5', () => {
    expect([1, 2.33, 2.34, 3.66, 3.67, 5].map(thirdOf)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high'])
  })
  test('none before three of five are rated; what is no rating is none', () => {
    expect(profileOf(none)).toEqual([])
    expect(patternScore('holding', [...none.slice(0, 15), 4, 4, null, null, null])).toBeNull()
    expect(patternScore('holding', [...none.slice(0, 15), 4, 4, 4, null, null])).toMatchObject({ mean: 4, of: 3 })
    expect(patternScore('avoiding', [9, 0, 2.5, 4, 4])).toBeNull()
    expect(strongest([])).toBeNull()
  })
  test('property: means stay in range, and the strongest is one of the highest', () => {
    fc.assert(
      fc.property(ratings, (given) => {
        const profile = profileOf(given)
        expect(profile).toHaveLength(4)
        for (const { mean } of profile) {
          expect(mean).toBeGreaterThanOrEqual(1)
          expect(mean).toBeLessThanOrEqual(5)
        }
        expect(strongest(profile)?.mean).toBe(Math.max(...profile.map(({ mean }) => mean)))
      }),
    )
  })
})

describe('two people', () => {
  test('the farthest apart first', () => {
    const first = [5, 3, 1, ...all(3).slice(3)]
    const second = [1, 5, 2, ...all(3).slice(3)]
    expect(differences(first, second)).toEqual([
      { statement: 0, first: 5, second: 1 },
      { statement: 1, first: 3, second: 5 },
    ])
    expect(differences(first, none)).toEqual([])
  })
  test('property: swapping the two swaps every pair and changes no order', () => {
    fc.assert(
      fc.property(ratings, ratings, (a, b) => {
        const turned = differences(b, a).map(({ statement, first, second }) => ({
          statement,
          first: second,
          second: first,
        }))
        expect(turned).toEqual(differences(a, b))
      }),
    )
  })
})
