import { expect, it } from 'vitest'
import { stateTaxes } from '#facts/states/all.ts'
import { stateYearOf } from '#facts/states/year-of.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { emptyHousehold, type Household, noIncome } from './household.ts'
import { householdTax } from './household-tax.ts'
import { settleTaxes } from './settle-taxes.ts'
import { stateLines } from './state/state-lines.ts'
import { loadStateLaw, stateReturnFor } from './state-law.ts'

it('is the engine’s own arithmetic on the state’s facts', async () => {
  const law = await loadStateLaw('NY')
  const facts = stateTaxes.NY ?? null
  if (law === 'none' || !facts) throw new Error('New York is written down')
  expect(law.facts).toBe(facts)
  for (const year of [2024, 2025, 2026]) expect(law.yearOf(year)).toBe(stateYearOf(facts, year))
  const household: Household = {
    ...emptyHousehold,
    people: [{ ...noIncome, pay: 90_000 }],
    mortgageInterest: 30_000,
    mortgageBalance: 500_000,
    state: 'NY',
    locality: 'new-york-city',
  }
  const direct = householdTax(household, taxYear2026, facts)
  expect(settleTaxes(household, taxYear2026, stateReturnFor(law, 2026)?.(household) ?? null)).toEqual(direct)
  if (!direct.state) throw new Error('a state return is made')
  expect(law.linesOf(direct.state)).toEqual(stateLines(direct.state, facts))
})

it('has the newest figures of a state for a year that is not held, each marked with the year it is from', async () => {
  const law = await loadStateLaw('CA')
  if (law === 'none') throw new Error('California is written down')
  const [held, carried] = [law.yearOf(2026), law.yearOf(2031)]
  expect(carried.brackets.value).toBe(held.brackets.value)
  expect(carried.brackets.status).toBe('carried-over')
  expect(carried.brackets.asOf).toBe(held.brackets.asOf ?? '2026')
  expect(carried.credits.map(({ status }) => status)).toEqual(held.credits.map(() => 'carried-over'))
  expect(carried.columns).toBe(held.columns)
})

it('is none where there is no state, and then there is no return', async () => {
  for (const code of ['US', 'XX', 'constructor']) expect(await loadStateLaw(code), code).toBe('none')
  expect(stateReturnFor('none', 2026)).toBeNull()
})
