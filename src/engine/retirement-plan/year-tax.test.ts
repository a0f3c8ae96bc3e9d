import { describe, expect, it } from 'vitest'
import { emptyHousehold, noIncome } from '#engine/tax/household.ts'
import { householdTax } from '#engine/tax/household-tax.ts'
import { loadStateLaw } from '#engine/tax/state-law.ts'
import { loadStateTaxFacts } from '#facts/states/on-demand.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { quietPlan, testLaw } from './plan-law.testkit.ts'
import { preparePlan } from './prepared.ts'
import { runPlan } from './run-plan.ts'

describe('a year’s tax is that of the whole return', () => {
  it.each(['CA', 'NY', 'PA', 'OR', 'MI'] as const)(
    'in %s: withdrawals, benefits, dividends and gains',
    async (code) => {
      const law = await loadStateLaw(code)
      const [person] = quietPlan.people
      const prepared = preparePlan(
        {
          ...quietPlan,
          people: [{ ...person, pia: 2200, livesTo: 71, balances: { preTax: 900_000, roth: 0, rothBasis: 0, hsa: 0 } }],
          taxable: { balance: 40_000, basis: 10_000 },
          spending: { ...quietPlan.spending, retired: 120_000 },
          market: { ...quietPlan.market, stockShare: 0.5, bonds: 0.04, dividends: 0.02 },
          cash: 5000,
        },
        { ...testLaw(), states: [law, law] },
      )
      const [year] = prepared === null ? [] : runPlan(prepared).years
      if (year === undefined) throw new Error('no year')
      // The whole taxable account is sold first: its gain of 30,000 is taxed, and it pays nothing in the year.
      const alone = householdTax(
        {
          ...emptyHousehold,
          people: [{ ...noIncome, age: 71, iraWithdrawals: year.in.preTax, socialSecurity: year.in.socialSecurity }],
          longTermGain: 30_000,
          state: code,
        },
        taxYear2026,
        await loadStateTaxFacts(code),
      )
      expect(year.in.taxable).toBe(40_000)
      expect(year.out.federalTax).toBeCloseTo(alone.federalTax, 1)
      expect(year.out.stateTax).toBeCloseTo(alone.stateAndLocalTax, 1)
      expect(year.agi).toBeCloseTo(alone.federal.agi, 1)
      if (code !== 'PA') expect(year.out.stateTax).toBeGreaterThan(100)
    },
  )
})
