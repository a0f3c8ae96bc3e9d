import { expect, test } from 'vitest'
import { good as readable } from '#app/state/reading.testkit.ts'
import { shelfShape } from './scenarios.ts'

const good = { name: '30 years', hash: '#v1&price=1', savedOn: '2026-11-21' }

test('a bad entry or list is left out and the others stay', () => {
  expect(readable(shelfShape, { mortgage: [good, { name: 3 }, null, 'x'], tax: 'spoiled', cd: [good] })).toEqual({
    mortgage: [good],
    cd: [good],
  })
})
test('of one name the last stands', () => {
  const later = { ...good, hash: '#v1&price=2' }
  expect(readable(shelfShape, { mortgage: [good, later] })).toEqual({ mortgage: [later] })
})
test.each([null, 7, 'x', []])('%j is no shelf', (data) => expect(readable(shelfShape, data)).toBeNull())
