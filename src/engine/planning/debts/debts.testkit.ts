import { readEntry } from '#engine/household/field.ts'
import { debtFields, type HouseholdDebt } from '#engine/household/lists.ts'
import type { PlanScope } from './plan-cards.ts'
import type { PlanChoices } from './strategies.ts'

/** A debt with what is known of it; a personal loan of 1,000 where nothing is said. */
export const debt = (known: Partial<HouseholdDebt>): HouseholdDebt => {
  const read = readEntry(debtFields, { id: 'a', name: 'A', kind: 'personal', balance: 1000, ...known })
  if (read === null) throw new Error('not a debt')
  return read
}
export const scope = (known: Partial<PlanScope> = {}): PlanScope => ({
  today: '2026-11-23',
  firstMonth: '2026-12',
  beside: new Set(),
  minimumOnly: new Set(),
  usualMinimum: { floor: 35, shareOfBalance: 0.01 },
  ...known,
})
export const choices = (known: Partial<PlanChoices> = {}): PlanChoices => ({
  strategy: 'avalanche',
  wins: 1,
  custom: [],
  extra: 0,
  snowflakes: [],
  offersInTime: false,
  ...known,
})
