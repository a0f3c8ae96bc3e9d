import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { IsoDate } from '../month.ts'
import { emptyHousehold, type Household, noIncome } from '../tax/household.ts'
import { type Scenario, scenarios } from './irs-scenarios.testkit.ts'
import { aSource } from './paid-source.testkit.ts'
import { withholdingCheck } from './withholding-check.ts'

function householdOf({ household }: Scenario): Household {
  const [first, second] = household.people
  const you = { ...noIncome, ...first }
  return {
    ...emptyHousehold,
    stateIncomeTaxPaid: 0,
    ...household,
    people: second === undefined ? [you] : [you, { ...noIncome, ...second }],
  }
}

describe('scenarios of the IRS’s estimator', () => {
  it('are many', () => expect(scenarios.length).toBeGreaterThanOrEqual(40))
  it.each(scenarios)('$column: $name', (scenario) => {
    const found = withholdingCheck(
      {
        year: 2026,
        today: scenario.today as IsoDate,
        household: householdOf(scenario),
        sources: scenario.sources.map(aSource),
        refundWanted: 0,
        forms: 'all',
        keepsIncomePrivate: false,
      },
      taxYear2026,
    )
    // The sheet rounds half of self-employment tax and the table's midpoints its own way: a dollar.
    expect(Math.abs(found.tax.taxAfterCredits - scenario.tax)).toBeLessThanOrEqual(1)
    const withheld = found.withheldUnchanged + found.household.federalWithheld
    expect(Math.abs(withheld - scenario.withheld)).toBeLessThanOrEqual(1)
    const { credits, otherIncome, deductions, extra } = found.plan.entries[scenario.at] ?? {}
    const entries = [credits, otherIncome, deductions, extra]
    entries.forEach((entry = Number.NaN, index) => {
      expect(Math.abs(entry - (scenario.entries[index] ?? 0)), `entry ${index}`).toBeLessThanOrEqual(2)
    })
  })
})
