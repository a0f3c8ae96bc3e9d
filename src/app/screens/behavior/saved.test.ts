import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarketGuesses } from './saved.ts'

test('what was saved is read again; a damaged entry goes alone', () => {
  const saved = { guesses: { rises: [60, 70, 80, 90, 100] }, checks: { losses: [200, null] } }
  expect(readMarketGuesses(saved)).toEqual(saved)
  const damaged = {
    guesses: {
      rises: [60],
      bears: ['many'],
      'no such name!': [1],
      below: [Number.NaN],
      long: Array.from({ length: 99 }, () => 1),
    },
    checks: { losses: [200, null], ranges: 'none', crowd: [{}] },
  }
  expect(readMarketGuesses(damaged)).toEqual({ guesses: { rises: [60] }, checks: { losses: [200, null] } })
})
test('whatever stands in the storage, it is read or refused, and stays small', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const read = readMarketGuesses(data)
      expect(read === null || Object.keys(read.guesses).length <= 60).toBe(true)
    }),
  )
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`guess-${i}`, [i]]))
  expect(Object.keys(readMarketGuesses({ guesses: many, checks: {} })?.guesses ?? {})).toHaveLength(60)
})
