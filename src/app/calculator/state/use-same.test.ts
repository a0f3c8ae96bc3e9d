import { expect, test } from 'vitest'
import { isSame } from './use-same.ts'

const inputs = { price: 1 }
test.each<[string, object, object, boolean]>([
  ['the same entries', { inputs, year: 2026 }, { inputs, year: 2026 }, true],
  ['another year', { inputs, year: 2026 }, { inputs, year: 2025 }, false],
  ['an entry of the same content that is another object', { inputs }, { inputs: { price: 1 } }, false],
  ['one entry more', { inputs }, { inputs, year: 2026 }, false],
  ['one entry less', { inputs, year: undefined }, { inputs }, false],
  ['another name for nothing', { year: undefined }, { day: undefined }, false],
])('%s', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
