/** A household's picture as the questions of the life insurance calculator. Pure; the same numbers fill the calculator's page. */

import type { Household } from '#engine/household/household.ts'
import type { Person } from '#engine/household/lists.ts'
import type { MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { adultsOf, ageNow, filingStatusOf } from '#engine/household/people.ts'
import { cashOf } from '#engine/household/standing.ts'
import { type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import { grossPayOf, isOf } from '#engine/planning/insurance/cover-line.ts'

export interface LifeInputs {
  readonly birthDate: string
  readonly partnerBirthDate?: string
  readonly pay: number
  readonly partnerPay?: number
  readonly family: 'married' | 'partner' | 'single'
  readonly children: readonly { readonly age: number }[]
  /** Dollars a month, child care and loan payments left out. */
  readonly spending: number
  readonly childCare?: number
  readonly mortgage: number
  readonly mortgageRate?: number
  readonly debts: number
  readonly savings: number
  readonly individual: number
  readonly group: number
  readonly partnerIndividual?: number
  readonly partnerGroup?: number
  readonly individualYears?: number
  readonly state: string
}

/** The calculator asks no child older. */
const OLDEST_CHILD = 25
const CHILD_CARE = 'personal_childcare'
const whole = (amount: number): number => Math.max(0, Math.round(amount))
/** The middle of a birth month: the day is not known. */
const dayOf = ({ born }: Person): string | null => (born === null ? null : `${born}-15`)

/** Null where a birth month, pay before tax or living costs are not known, or nobody else lives from this household's pay. */
export function lifeInputsOf(household: Household, flows: MonthlyFlows, today: IsoDate): LifeInputs | null {
  const { people, debts, accounts, spending, state } = household
  const [you, partner] = adultsOf(household)
  const others = people.filter(({ role }) => role === 'child' || role === 'other')
  if (you === undefined || (partner === undefined && others.length === 0)) return null
  const birthDate = dayOf(you)
  const partnerBirth = partner ? dayOf(partner) : null
  const pay = grossPayOf(household, you)
  const partnerPay = partner ? grossPayOf(household, partner) : 0
  const ages = others.map((one) => ageNow(one, today))
  if (birthDate === null || (partner && partnerBirth === null) || pay === null || partnerPay === null) return null
  if (flows.living === null || ages.some((age) => age === null)) return null
  const childCare = spending[CHILD_CARE] ?? 0
  const loans = debts.filter(({ kind }) => kind === 'mortgage')
  const mortgage = loans.reduce((sum, { balance }) => sum + balance, 0)
  const rate = loans.find(({ apr }) => apr !== null)?.apr ?? null
  const brokerage = accounts.filter(({ kind }) => kind === 'brokerage').reduce((sum, { balance }) => sum + balance, 0)
  const cover = (person: Person, throughJob: boolean): number =>
    household.policies
      .filter(({ kind, owner }) => (kind === 'life-term' || kind === 'life-permanent') && isOf(owner, person, people))
      .filter(({ through }) => (through === 'job') === throughJob)
      .reduce((sum, { coverage }) => sum + (coverage ?? 0), 0)
  const ends = household.policies.flatMap(({ kind, endsOn }) =>
    kind === 'life-term' && endsOn !== null ? [monthsBetween(monthOf(today), endsOn)] : [],
  )
  const married = filingStatusOf(household, today) === 'joint' || household.filingStatus === 'separate'
  return {
    birthDate,
    pay: whole(pay * 12),
    family: partner ? (married ? 'married' : 'partner') : 'single',
    children: ages.flatMap((age) => (age !== null && age <= OLDEST_CHILD ? [{ age }] : [])),
    spending: whole(flows.living - childCare),
    mortgage: whole(mortgage),
    debts: whole(debts.filter(({ kind }) => kind !== 'mortgage').reduce((sum, { balance }) => sum + balance, 0)),
    savings: whole(Math.max(0, cashOf(household)) + brokerage),
    individual: cover(you, false),
    group: cover(you, true),
    state: state ?? 'US',
    ...(others.length > 0 ? { childCare: whole(childCare) } : {}),
    ...(mortgage > 0 && rate !== null ? { mortgageRate: Math.round(rate * 1e5) / 1e3 } : {}),
    ...(ends.length > 0 ? { individualYears: Math.max(1, Math.min(600, Math.min(...ends))) } : {}),
    ...(partner && partnerBirth !== null
      ? {
          partnerBirthDate: partnerBirth,
          partnerPay: whole(partnerPay * 12),
          partnerIndividual: cover(partner, false),
          partnerGroup: cover(partner, true),
        }
      : {}),
  }
}
