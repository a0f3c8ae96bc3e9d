import { expect, test } from 'vitest'
import { inUseAfterEach } from './in-use.ts'

const each = (times: readonly number[], amount: number) => times.map((time) => ({ time, amount }))

test('a level loan: 1,000 at 1% in three payments of 340.02 owes 669.98 and 336.66 on the way', () => {
  // 1,010 - 340.0221 = 669.9779; 676.6777 - 340.0221 = 336.6556; 340.0221 - 340.0221 = 0
  const values = inUseAfterEach(0.01, each([1, 2, 3], 340.0221), [])
  expect(values[0]).toBeCloseTo(669.9779, 3)
  expect(values[1]).toBeCloseTo(336.6556, 3)
  expect(values[2]).toBe(0)
})

test('a draw with a payment comes after it, one between two payments before the next', () => {
  // At no cost: 100 at first, 40 paid at 1 and 50 drawn then, 30 drawn at 2.5, 70 paid at 3 and 4: after payments 60, 70, 0.
  const payments = [
    { time: 1, amount: 40 },
    { time: 3, amount: 70 },
    { time: 4, amount: 70 },
  ]
  const draws = [
    { time: 1, amount: 50 },
    { time: 2.5, amount: 30 },
  ]
  expect(inUseAfterEach(0, payments, draws)).toEqual([60, 70, 0])
})

test('the dearest loan stays a number: each value is what the payments to come are worth', () => {
  // At 10,000% a day all but the next payment are worth next to nothing: 10 / 101 = 0.0990099.
  const values = inUseAfterEach(
    100,
    each(
      [...Array(400).keys()].map((i) => i + 1),
      10,
    ),
    [],
  )
  expect(values.every(Number.isFinite)).toBe(true)
  expect(values[0]).toBeCloseTo(0.1, 3)
  expect(values[398]).toBeCloseTo(10 / 101, 9)
})
