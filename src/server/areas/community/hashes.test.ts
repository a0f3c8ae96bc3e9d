import { expect, test } from 'vitest'
import { communityId } from '#wire/community.ts'
import { newId } from './hashes.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test('as many texts of one second as a crowd can write have an id each', () => {
  // Drawn blindly, 20,000 of 2,097,152 would meet about 95 times.
  const ids = Array.from({ length: 20_000 }, (_, n) => newId(now + (n % 1_000)))
  expect(new Set(ids).size).toBe(20_000)
  for (const id of ids) expect(communityId.safeParse(id).success).toBe(true)
})

test('ids of a later second stand behind those before', () => {
  const seconds = Array.from({ length: 200 }, (_, n) => newId(now + n * 1_000))
  expect(seconds).toEqual(seconds.toSorted())
})
