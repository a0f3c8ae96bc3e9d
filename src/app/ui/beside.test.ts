import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beside } from './beside.ts'

const line = { left: 40, top: 100, bottom: 120 }
const room = { width: 390, height: 700 }

test('under the word where there is room, over it where there is not', () => {
  expect(beside([line], { width: 300, height: 150 }, room)).toEqual({ left: 40, top: 126, most: 566 })
  const low = { left: 40, top: 600, bottom: 620 }
  expect(beside([low], { width: 300, height: 150 }, room).top).toBe(600 - 6 - 150)
})
test('never on the word, never outside the window', () => {
  const size = (least: number, most: number) => fc.integer({ min: least, max: most })
  fc.assert(
    fc.property(
      size(0, 380),
      size(0, 640),
      size(10, 60),
      size(120, 374),
      size(60, 900),
      (left, top, tall, width, height) => {
        const word = { left, top, bottom: Math.min(700, top + tall) }
        const at = beside([word], { width, height }, room)
        const end = at.top + Math.min(height, at.most)
        expect(at.top >= word.bottom || end <= word.top).toBe(true)
        expect(at.left).toBeGreaterThanOrEqual(8)
        expect(at.left + width).toBeLessThanOrEqual(382)
        if (at.most > 0) expect(end).toBeLessThanOrEqual(692)
      },
    ),
  )
})
