import { expect, test } from 'vitest'
import { isSmall } from './small-machine.ts'

const MB = 1024 * 1024
test('a small machine, or a small share of a large one, saves memory', () => {
  expect(isSmall(0, 512 * MB)).toBe(true)
  expect(isSmall(512 * MB, 64_000 * MB)).toBe(true)
  expect(isSmall(768 * MB, 64_000 * MB)).toBe(true)
})
test('who has enough does not, and no limit is none', () => {
  expect(isSmall(0, 2_000 * MB)).toBe(false)
  expect(isSmall(2 ** 63, 2_000 * MB)).toBe(false)
  expect(isSmall(769 * MB, 64_000 * MB)).toBe(false)
})
