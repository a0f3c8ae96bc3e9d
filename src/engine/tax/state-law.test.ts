import { expect, it } from 'vitest'
import { stateTaxes } from '#facts/states/all.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { emptyHousehold, type Household, noIncome } from './household.ts'
import { householdTax } from './household-tax.ts'
import { settleTaxes } from './settle-taxes.ts'
import { stateLines } from './state/state-lines.ts'
import { stateYearOf } from './state/state-return.ts'
import { fetchStateLaw, stateLaw } from './state-law.ts'

it('is not here before it was fetched, and is the engine’s own arithmetic once it is', async () => {
  expect(stateLaw('NY')).toBeUndefined()
  const law = await fetchStateLaw('NY')
  expect(stateLaw('NY')).toBe(law)
  const facts = stateTaxes.NY ?? null
  if (!law || !facts) throw new Error('New York is written down')
  expect(law.facts).toBe(facts)
  for (const year of [2024, 2025, 2026, 2027]) expect(law.yearOf(year)).toBe(stateYearOf(facts, year))
  const household: Household = {
    ...emptyHousehold,
    people: [{ ...noIncome, pay: 90_000 }],
    mortgageInterest: 30_000,
    mortgageBalance: 500_000,
    state: 'NY',
    locality: 'new-york-city',
  }
  const direct = householdTax(household, taxYear2026, facts)
  const settled = settleTaxes(household, taxYear2026, (federal) => law.returnOf(household, federal, 2026))
  expect(settled).toEqual(direct)
  if (!direct.state) throw new Error('a state return is made')
  expect(law.linesOf(direct.state)).toEqual(stateLines(direct.state, facts))
})

it('answers null where there is nothing to fetch', async () => {
  for (const code of ['US', 'XX', 'constructor']) {
    expect(stateLaw(code), code).toBeNull()
    expect(await fetchStateLaw(code), code).toBeNull()
  }
})
