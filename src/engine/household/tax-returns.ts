import type { IsoDate } from '#engine/month.ts'
import { emptyHousehold as emptyReturn, type Household as TaxHousehold } from '#engine/tax/household.ts'
import type { Household } from './household.ts'
import { heldBackPerMonth, taxPictureOf } from './tax-picture.ts'

/** Everything a year's tax comes to, dollars. */
export type TotalTax = (picture: TaxHousehold) => number

/**
 * The returns of a year. A couple that does not file jointly has two: the partner's pay, benefits, deferrals and premiums are on a return of
 * their own (separate if you file separately, single otherwise); interest, rent, other income, loans, homes and children stay on the first.
 * Empty where the year cannot be taxed (`taxPictureOf`).
 */
export function taxReturnsOf(household: Household, today: IsoDate): readonly TaxHousehold[] {
  const mine = taxPictureOf(household, today)
  if (mine === null) return []
  const partner = household.people.find(({ role }) => role === 'partner')
  if (partner === undefined || mine.status === 'joint') return [mine]
  const isTheirs = ({ owner }: { readonly owner: string | null }): boolean => owner === partner.id
  const alone = taxPictureOf(
    {
      ...household,
      filingStatus: mine.status === 'separate' ? 'separate' : 'single',
      incomes: household.incomes.filter(isTheirs),
      people: [{ ...partner, role: 'you' }],
      accounts: household.accounts.filter(isTheirs),
      policies: household.policies.filter(isTheirs),
      debts: [],
      properties: [],
    },
    today,
  )
  return alone === null
    ? [mine]
    : [mine, { ...emptyReturn, status: alone.status, state: alone.state, people: [alone.people[0]] }]
}

/**
 * What paychecks and taxes hold back of the whole household's incomes, dollars a month, every return of it counted; null where the year
 * cannot be taxed. What `monthlyFlows` asks for.
 */
export function householdHeldBack(household: Household, today: IsoDate, totalTax: TotalTax): number | null {
  const returns = taxReturnsOf(household, today)
  return returns.length === 0 ? null : returns.reduce((sum, one) => sum + heldBackPerMonth(one, totalTax(one)), 0)
}

/** Wages and self-employment before taxes of everybody on a return, dollars a month; null where the year cannot be taxed. */
export function grossPayPerMonth(household: Household, today: IsoDate): number | null {
  const people = taxReturnsOf(household, today).flatMap((one) => one.people)
  return people.length === 0
    ? null
    : people.reduce((sum, one) => sum + one.pay + Math.max(0, one.selfEmployment), 0) / 12
}
