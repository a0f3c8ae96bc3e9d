import { stateTaxes } from '#facts/states/all.ts'
import type { StateCode } from '#facts/states/codes.ts'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from '../../household.ts'
import { householdTax } from '../../household-tax.ts'
import type { StateReturn } from '../state-types.ts'

export const person = (own: Partial<Person>): Person => ({ ...noIncome, ...own })

export const child = (age: number): Dependent => ({
  age,
  child: true,
  student: false,
  disabled: false,
  hasNumber: true,
})

/** A single person of 40 with this pay. */
export const worker = (pay: number, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [person({ pay })],
  ...more,
})

/** A couple of 40 with these wages. */
export const couple = (first: number, second: number, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  status: 'joint',
  people: [person({ pay: first }), person({ pay: second })],
  ...more,
})

/**
 * The retiree of these tests: single, 70, Social Security 20,000, a private pension of 25,000, IRA withdrawals of 15,000, interest of
 * 1,000. Provisional income 41,000 + 10,000 = 51,000; 85% of 17,000 above 34,000 and 4,500 make 18,950, so the cap of 85% of the
 * benefits counts: 17,000 taxed. Federal AGI 58,000.
 */
export const retiree: Household = {
  ...emptyHousehold,
  people: [person({ age: 70, socialSecurity: 20_000, privatePension: 25_000, iraWithdrawals: 15_000 })],
  interest: 1000,
}

const years = { 2025: taxYear2025, 2026: taxYear2026 } as const

/** The state return of a household. A state that is not there fails the test. */
export function returnOf(code: StateCode, year: 2025 | 2026, household: Household): StateReturn {
  const facts = stateTaxes[code]
  if (facts === undefined) throw new Error(`no facts for ${code}`)
  const { state } = householdTax({ ...household, state: code }, years[year], facts)
  if (state === null) throw new Error('no state return')
  return state
}

/** The amount of a credit or rule by name, or zero. */
export function named(list: readonly { readonly name: string; readonly amount: number }[], name: string): number {
  return list.reduce((sum, row) => (row.name === name ? sum + row.amount : sum), 0)
}
