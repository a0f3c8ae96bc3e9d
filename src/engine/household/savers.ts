import type { IsoDate } from '#engine/month.ts'
import type { Household as TaxHousehold } from '#engine/tax/household.ts'
import type { Household } from './household.ts'
import type { Account, Person } from './lists.ts'
import { ageAtYearEnd } from './people.ts'

/** Somebody who earns and saves in accounts of their own. */
export interface Saver {
  /** Null: nobody was named. */
  readonly id: string | null
  readonly name: string | null
  /** On December 31; null: not said. */
  readonly ageAtYearEnd: number | null
  /** Wages before tax, dollars a year; null: not known. */
  readonly pay: number | null
  readonly accounts: readonly Account[]
}

/** You, and a partner who files with you. Accounts of nobody in particular, and of people who aren't on the return, are yours. */
export function saversOf(household: Household, tax: TaxHousehold | null, today: IsoDate): readonly Saver[] {
  const { people, accounts } = household
  const you = people.find(({ role }) => role === 'you')
  const isCouple = tax === null ? people.some(({ role }) => role === 'partner') : tax.people.length > 1
  const partner = isCouple ? people.find(({ role }) => role === 'partner') : undefined
  const adult = (person: Person | undefined, at: 0 | 1, own: readonly Account[]): Saver => ({
    id: person?.id ?? null,
    name: person?.name ?? null,
    ageAtYearEnd: person ? ageAtYearEnd(person, today) : null,
    pay: tax?.people[at]?.pay ?? null,
    accounts: own,
  })
  const isPartners = ({ owner }: Account) => partner !== undefined && owner === partner.id
  const first = adult(
    you,
    0,
    accounts.filter((one) => !isPartners(one)),
  )
  return partner === undefined ? [first] : [first, adult(partner, 1, accounts.filter(isPartners))]
}

export const isPlan = ({ kind }: Account): boolean => kind === 'traditional-401k' || kind === 'roth-401k'

/** What the worker puts into a plan now, dollars a month: as said, else the share of pay said; null: neither is known. */
export function deferredNow({ monthly, payShare }: Account, pay: number | null): number | null {
  if (monthly !== null) return monthly
  return payShare === null || pay === null ? null : (payShare * pay) / 12
}
