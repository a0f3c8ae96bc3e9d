import { expect, test } from 'vitest'
import { changeText } from './price-text.ts'

test.each([
  [-0, -0, '0.00 (0.00%)'],
  [0.004, -0.004, '0.00 (0.00%)'],
  [-1.5, -0.25, '−1.50 (−0.25%)'],
  [12.3, 0.41, '+12.30 (+0.41%)'],
])('a change of %d and %d%% reads %s', (change, changePercent, text) => {
  expect(changeText({ kind: 'index', change, changePercent })).toBe(text)
})
test('what reads the same before and after it was sent', () => {
  const line = { kind: 'index', change: -0, changePercent: -0.001 } as const
  expect(changeText(JSON.parse(JSON.stringify(line)))).toBe(changeText(line))
})
