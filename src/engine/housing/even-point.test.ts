import { describe, expect, test } from 'vitest'
import { evenPoint } from './even-point.ts'

describe('even point', () => {
  test('finds a crossing near the guess or far from it', () => {
    expect(evenPoint((x) => x - 7, 5, 1, 0, 100, 1e-9)).toMatchObject({ outcome: 'even', at: expect.closeTo(7, 8) })
    expect(evenPoint((x) => 90_000 - x, 5, 1, 0, 100_000, 1e-6)).toMatchObject({
      outcome: 'even',
      at: expect.closeTo(90_000, 4),
    })
  })
  test('says who is ahead throughout when nothing crosses', () => {
    expect(evenPoint((x) => x + 1, 5, 1, 0, 10, 1e-9)).toEqual({ outcome: 'never', ahead: 'above' })
    expect(evenPoint((x) => -x - 1, 5, 1, 0, 10, 1e-9)).toEqual({ outcome: 'never', ahead: 'below' })
  })
  test('a guess that is the answer, or outside the ends', () => {
    expect(evenPoint((x) => x - 5, 5, 1, 0, 10, 1e-9)).toEqual({ outcome: 'even', at: 5 })
    expect(evenPoint((x) => x - 9, 50, 1, 0, 10, 1e-9)).toMatchObject({ at: expect.closeTo(9, 8) })
  })
})
