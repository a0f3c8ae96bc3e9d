import { describe, expect, test } from 'vitest'
import { type FeeTable, prospectusExample } from './prospectus-example.ts'

const table = (change: Partial<FeeTable>): FeeTable => ({
  frontLoad: 0,
  deferred: [],
  expenseRatio: 0,
  convertsAfterYears: null,
  expenseAfter: 0,
  ...change,
})

/** Costs over 1, 3, 5 and 10 years as printed in a fund's 2017 prospectus on file with the SEC (0000088053-17-001155). */
describe('Form N-1A example: a 2017 prospectus, all share classes, if shares are sold', () => {
  test.each([
    ['A', table({ frontLoad: 0.0575, expenseRatio: 0.0143 }), [712, 1001, 1312, 2190]],
    ['T', table({ frontLoad: 0.025, expenseRatio: 0.0141 }), [390, 685, 1002, 1899]],
    ['C', table({ deferred: [0.01], expenseRatio: 0.0219 }), [322, 685, 1175, 2524]],
    ['R6', table({ expenseRatio: 0.01 }), [102, 318, 552, 1225]],
    ['INST', table({ expenseRatio: 0.0111 }), [113, 353, 612, 1352]],
    ['S', table({ expenseRatio: 0.0112 }), [114, 356, 617, 1363]],
  ] as const)('Class %s', (_, fees, printed) => {
    expect([1, 3, 5, 10].map((years) => Math.round(prospectusExample(fees, years)))).toEqual(printed)
  })
  test('Class C if shares are kept: $222 in the first year', () => {
    expect(Math.round(prospectusExample(table({ expenseRatio: 0.0219 }), 1))).toBe(222)
  })
})

test('after a conversion the lower ratio holds', () => {
  // Two years at 2%, then one at 1%, by hand: 10,000 -> 10,300 -> 10,609 -> x 1.04.
  const cost = 0.02 * 10_150 + 0.02 * ((10_300 + 10_609) / 2) + 0.01 * 10_609 * (2.04 / 2)
  const fees = table({ expenseRatio: 0.02, convertsAfterYears: 2, expenseAfter: 0.01 })
  expect(prospectusExample(fees, 3)).toBeCloseTo(cost, 9)
})
