import { expect, test } from 'vitest'
import { afterArrival } from './wanted.ts'

test('an address that says what was asked before the last choice leaves that choice standing', () => {
  expect(afterArrival(['a', 'a b'], 'a')).toEqual(['a b'])
  expect(afterArrival(['a', 'a b'], 'a b')).toEqual([])
})
test('an address nobody asked for counts', () => {
  expect(afterArrival(['a'], 'z')).toBeNull()
  expect(afterArrival([], '')).toBeNull()
})
