import { expect, test } from 'vitest'
import { pennsylvania } from '#facts/states/pa.ts'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { emptyHousehold, noIncome } from './household.ts'
import { bankOrTreasuryTax, interestTax, type StateReturnFor } from './interest-tax.ts'
import { stateReturn } from './state/state-return.ts'

const single = { ...emptyHousehold, people: [{ ...noIncome, pay: 85_000 }] as const, state: 'PA' }
const inPennsylvania: StateReturnFor = (household) => (federal) => stateReturn(household, federal, pennsylvania, 2026)

test('Rev. Proc. 2025-32: a single filer with 85,000 of pay is in the 22% bracket', () => {
  // 85,000 less the standard deduction of 16,100 is 68,900, between 50,400 and 105,700. 1,000 of interest: 220.
  expect(interestTax(single, facts, null, 1000, 0)).toEqual({
    federal: expect.closeTo(220, 6),
    stateAndLocal: 0,
    total: expect.closeTo(220, 6),
  })
})
test('31 USC 3124: Pennsylvania taxes bank interest at 3.07% and Treasury interest not at all', () => {
  expect(interestTax(single, facts, inPennsylvania, 1000, 0).stateAndLocal).toBeCloseTo(30.7, 6)
  expect(interestTax(single, facts, inPennsylvania, 1000, 1000).stateAndLocal).toBeCloseTo(0, 6)
  expect(interestTax(single, facts, inPennsylvania, 1000, 1000).federal).toBeCloseTo(220, 6)
})
test('bank and Treasury together are the two alone', () => {
  for (const state of [inPennsylvania, null]) {
    const both = bankOrTreasuryTax(single, facts, state, 1000)
    expect(both.bank).toEqual(interestTax(single, facts, state, 1000, 0))
    expect(both.treasury).toEqual(interestTax(single, facts, state, 1000, 1000))
  }
})
test('no interest costs nothing', () => {
  expect(interestTax(single, facts, inPennsylvania, 0, 0).total).toBe(0)
})
