import { expect, test } from 'vitest'
import { gainsPaidOut } from './gains-paid-out.ts'

test.each([
  [0.05, 0.03],
  [0.3, 0.045],
  [0.9, 0.08],
])('turnover %d, prices +%d: where a fund followed year by year settles', (turnover, growth) => {
  // A fund that starts at cost, sells a share of every holding each year and puts everything back in.
  let value = 1
  let gain = 0
  let paid = 0
  for (let year = 0; year < 2000; year += 1) {
    gain += value * growth
    paid = (turnover * gain) / value
    gain *= 1 - turnover
    value *= 1 + growth
    gain /= value
    value = 1
  }
  expect(gainsPaidOut(turnover, growth)).toBeCloseTo(paid, 9)
})
test('never more than prices rise by; all of it at 100% and above; nothing without turnover or growth', () => {
  expect(gainsPaidOut(1, 0.05)).toBeCloseTo(0.05, 12)
  expect(gainsPaidOut(3, 0.05)).toBeCloseTo(0.05, 12)
  expect(gainsPaidOut(0, 0.05)).toBe(0)
  expect(gainsPaidOut(0.5, -0.05)).toBe(0)
  expect(gainsPaidOut(0.5, 0.05)).toBeLessThan(0.05)
})
