import { expect, test } from 'vitest'
import { gapText } from './words.ts'

test('a gap rounds up, but a part of a cent is no dollar', () => {
  // 15% of 10,333.34 is 1,550.001; less 490 saved is 1,060.001.
  expect(gapText(1060.001)).toBe('$1,060')
  expect(gapText(1060.4)).toBe('$1,061')
  expect(gapText(0)).toBe('$0')
  expect(gapText(577_067)).toBe('$578,000')
})
