import { expect, test } from 'vitest'
import { readShelf } from './scenarios.ts'

const good = { name: '30 years', hash: '#v1&price=1', savedOn: '2026-11-21' }

test('a bad entry or list is left out and the others stay', () => {
  expect(readShelf({ mortgage: [good, { name: 3 }, null, 'x'], tax: 'spoiled', cd: [good] })).toEqual({
    mortgage: [good],
    cd: [good],
  })
})
test('of one name the last stands', () => {
  const later = { ...good, hash: '#v1&price=2' }
  expect(readShelf({ mortgage: [good, later] })).toEqual({ mortgage: [later] })
})
test.each([null, 7, 'x', []])('%j is no shelf', (data) => expect(readShelf(data)).toBeNull())
