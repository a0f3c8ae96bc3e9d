import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import type { Household } from '#engine/household/household.ts'
import { ageNow } from '#engine/household/people.ts'
import type { IsoDate } from '#engine/month.ts'

/** What has to be true of a household for a task to matter. */
export const traits = [
  'partner',
  'children',
  'homeowner',
  'renter',
  'car',
  'working',
  'studentLoan',
  'hsa',
  'ira',
  'plan',
  'medicare',
  'marketplace',
] as const
export type Trait = (typeof traits)[number]

const anyOf = <T>(list: readonly T[], is: (one: T) => boolean): boolean | null =>
  list.length === 0 ? null : list.some(is)

/** What the picture says: true, false, or null where the list it would stand in is empty. */
export function traitsOf(
  household: Household,
  today: IsoDate,
  medicareAge: number,
): Readonly<Record<Trait, boolean | null>> {
  const { people, properties, debts, incomes, accounts, filingStatus, policies } = household
  const partnerListed = people.some(({ role }) => role === 'partner')
  const married = filingStatus === 'joint' || filingStatus === 'separate'
  const home = anyOf(properties, ({ kind }) => kind === 'home')
  const mortgage = debts.some(({ kind }) => kind === 'mortgage')
  const pays = (household.spending[HOME_PAYMENT_KEY] ?? 0) > 0
  const rents = policies.some(({ kind }) => kind === 'renters') || (pays && !mortgage && home === false)
  const owns = home || mortgage ? true : rents ? false : home
  const health = policies.filter(({ kind }) => kind === 'health')
  const ages = people.flatMap((person) => ageNow(person, today) ?? [])
  return {
    partner: partnerListed || married ? true : filingStatus !== null || people.length > 1 ? false : null,
    children: people.length === 0 ? null : people.some(({ role }) => role === 'child'),
    homeowner: owns,
    renter: owns === null ? (rents ? true : null) : !owns,
    car: properties.some(({ kind }) => kind === 'car') || policies.some(({ kind }) => kind === 'auto') ? true : null,
    working: anyOf(incomes, ({ kind }) => kind === 'wages' || kind === 'self-employment'),
    studentLoan: anyOf(debts, ({ kind }) => kind === 'student'),
    hsa: anyOf(accounts, ({ kind }) => kind === 'hsa'),
    ira: anyOf(accounts, ({ kind }) => kind === 'traditional-ira' || kind === 'roth-ira'),
    // The year before, plans are already compared.
    medicare: ages.length === 0 ? null : ages.some((age) => age >= medicareAge - 1),
    marketplace: anyOf(health, ({ through }) => through === 'marketplace' || through === null),
    plan: anyOf(accounts, ({ kind }) => kind === 'traditional-401k' || kind === 'roth-401k'),
  }
}

/** Whether a task is shown: nothing it needs is known to be missing. `why`: the needs that are known to be there. */
export function applies(
  needs: readonly Trait[],
  have: Readonly<Record<Trait, boolean | null>>,
): { readonly shown: boolean; readonly why: readonly Trait[] } {
  return { shown: needs.every((need) => have[need] !== false), why: needs.filter((need) => have[need] === true) }
}
