import { expect, test } from 'vitest'
import { sampleOn } from './picture.ts'

test('the sample of a day is one object, however often a screen asks', () => {
  const first = sampleOn('2026-11-21')
  expect(sampleOn('2026-11-21')).toBe(first)
  expect(sampleOn('2026-11-22')).not.toBe(first)
})
