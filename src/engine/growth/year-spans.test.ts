import { expect, test } from 'vitest'
import { yearSpans } from './year-spans.ts'

test('counts each start: up 10%, down 50%, up 100%, up 10%', () => {
  const returns = [0.1, -0.5, 1, 0.1]
  // Two years: 0.55, 1, 2.2. A dollar kept is not lost.
  expect(yearSpans(returns, 2)).toEqual({ spans: 3, lost: 1, lostShare: 1 / 3 })
  // Three years: 1.1 and 1.1.
  expect(yearSpans(returns, 3)).toEqual({ spans: 2, lost: 0, lostShare: 0 })
  // Prices up 10% a year: 1.21 is more than 0.55 and 1, less than 2.2.
  expect(yearSpans(returns, 2, [0.1, 0.1, 0.1, 0.1])).toEqual({ spans: 3, lost: 2, lostShare: 2 / 3 })
})
test('no span is longer than the record', () => {
  expect(yearSpans([0.1], 2)).toEqual({ spans: 0, lost: 0, lostShare: 0 })
})
