import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShape } from '../../state/shape.ts'
import { guessesShape } from './saved.ts'

const read = (data: unknown) => readShape(guessesShape, data)

test('what was saved is read again; a damaged entry goes alone', () => {
  const saved = { guesses: { rises: [60, 70, 80, 90, 100] }, checks: { losses: [200, null] } }
  expect(read(saved)).toEqual({ value: saved, lost: [] })
  const damaged = {
    guesses: { rises: [60], bears: ['many'], 'no such name!': [1], long: Array.from({ length: 99 }, () => 1) },
    checks: { losses: [200, null], ranges: 'none', crowd: [{}] },
  }
  const found = read(damaged)
  expect(found?.value).toEqual({ guesses: { rises: [60] }, checks: { losses: [200, null] } })
  expect(found?.lost.map(({ at }) => at)).toEqual([
    'guesses.bears',
    'guesses.no such name!',
    'guesses.long',
    'checks.ranges',
    'checks.crowd',
  ])
})
test('whatever stands in the storage, it is read or refused, and stays small', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(Object.keys(read(data)?.value.guesses ?? {}).length).toBeLessThanOrEqual(60)
    }),
  )
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`guess-${i}`, [i]]))
  expect(Object.keys(read({ guesses: many, checks: {} })?.value.guesses ?? {})).toHaveLength(60)
})
