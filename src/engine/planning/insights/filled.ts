/** What several findings fill into a calculator: the household's own numbers, in the calculators' names and units. Nothing unknown is filled in. */
import type { Household } from '#engine/household/household.ts'
import type { HouseholdDebt, Policy } from '#engine/household/lists.ts'
import { adultsOf, ageNow, filingStatusOf } from '#engine/household/people.ts'
import { sumToCent } from '#engine/money.ts'
import { dateIn, type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import { type Earner, isHomeLoan, type Measures } from './measures.ts'
import type { Filled } from './rule.ts'

/** Full years of age, as forms of families ask for them. */
const CHILD = 17

const you = ({ people }: Household) => people.find(({ role }) => role === 'you')

export const birthMonth = (household: Household): Filled => {
  const born = you(household)?.born
  return born ? { born } : {}
}
/** Only the month is known: its first day. */
export const birthDate = (household: Household): Filled => {
  const born = you(household)?.born
  return born ? { birthDate: dateIn(born, 1) } : {}
}
export const homeState = ({ state }: Household): Filled => (state === null ? {} : { state })
export const filingStatus = (household: Household, today: IsoDate): Filled => ({
  status: filingStatusOf(household, today),
})

/** Pay before taxes of the visitor and of a partner, dollars a year; nothing where it is not known. */
export function paysOf({ earners, partner }: Pick<Measures, 'earners' | 'partner'>): {
  readonly own: number
  readonly other: number
} | null {
  if (earners === null) return null
  const isPartners = ({ id }: Earner) => partner !== null && id === partner.id
  return {
    own: sumToCent(earners.filter((one) => !isPartners(one)).map(({ pay }) => pay)),
    other: sumToCent(earners.filter(isPartners).map(({ pay }) => pay)),
  }
}

/** The months left of a home loan, where its last payment is known. */
export function termOf({ endsOn }: HouseholdDebt, today: IsoDate): Filled {
  const term = endsOn === null ? 0 : monthsBetween(monthOf(today), endsOn)
  return term > 0 && term <= 480 ? { term } : {}
}

/** Dollars of life insurance on a person; a policy of nobody in particular counts. */
export const lifeCover = (policies: readonly Policy[], owner: string | null): number =>
  sumToCent(
    policies
      .filter((one) => one.kind === 'life-term' || one.kind === 'life-permanent')
      .filter((one) => one.owner === owner || one.owner === null)
      .map(({ coverage }) => coverage ?? 0),
  )

/** One earner's family, for the life insurance calculator. */
export function lifeInputs(from: Measures, earner: Earner): Filled {
  const { household, partner, children, earners, today } = from
  const other = (earners ?? []).find(({ id }) => id !== earner.id)
  const person = household.people.find(({ id }) => id === earner.id)
  const owed = (is: (debt: HouseholdDebt) => boolean) =>
    sumToCent(household.debts.filter((debt) => debt.balance > 0 && is(debt)).map(({ balance }) => balance))
  return {
    pay: earner.pay,
    family: partner ? (household.filingStatus === 'joint' ? 'married' : 'partner') : 'single',
    partnerPay: other?.pay ?? 0,
    children: (children ?? []).flatMap((child) => {
      const age = ageNow(child, today)
      return age === null || age <= CHILD ? [{ age: age ?? 0 }] : []
    }),
    individual: lifeCover(household.policies, earner.id),
    ...(person?.born ? { birthDate: dateIn(person.born, 1) } : {}),
    ...(household.debts.length > 0 ? { mortgage: owed(isHomeLoan), debts: owed((debt) => !isHomeLoan(debt)) } : {}),
    ...homeState(household),
  }
}

/** Who would be missed most: the largest pay. */
export const mainEarner = (earners: readonly Earner[] | null): Earner | null =>
  earners?.toSorted((a, b) => b.pay - a.pay)[0] ?? null

/** The deductibles of the emergency fund's form, by the policies that have one. */
export function deductibles(policies: readonly Policy[]): Filled {
  const most = (...kinds: readonly Policy['kind'][]) =>
    Math.max(0, ...policies.flatMap(({ kind, deductible }) => (kinds.includes(kind) ? [deductible ?? 0] : [])))
  return { healthDeductible: most('health'), autoDeductible: most('auto'), homeDeductible: most('home', 'renters') }
}

/** What each spends and holds, for a plan of retirement years. */
export function retirementInputs(from: Measures): Filled {
  const { household, flows, partner, today } = from
  const joint = partner !== null && filingStatusOf(household, today) === 'joint'
  const adults = adultsOf(household)
  const isPartners = (owner: string | null) => joint && owner !== null && owner === partner?.id
  const held = (kinds: readonly string[], of: (owner: string | null) => boolean) =>
    sumToCent(
      household.accounts
        .filter((one) => kinds.includes(one.kind) && of(one.owner))
        .map(({ balance }) => Math.max(0, balance)),
    )
  const own = (owner: string | null) => !isPartners(owner)
  const pays = paysOf(from)
  const second = adults.find(({ role }) => role === 'partner')
  return {
    status: joint ? 'joint' : 'single',
    ...birthDate(household),
    ...homeState(household),
    ...(flows.living === null ? {} : { spending: sumToCent([flows.living * 12, flows.debtPayments * 12]) }),
    ...(pays === null ? atRest(from) : { pay: pays.own, ...(joint ? { spousePay: pays.other } : {}) }),
    preTax: held(['traditional-ira', 'traditional-401k'], own),
    roth: held(['roth-ira', 'roth-401k'], own),
    taxable: held(['brokerage'], () => true),
    cash: held(['checking', 'savings', 'cd'], () => true),
    ...(joint
      ? {
          spousePreTax: held(['traditional-ira', 'traditional-401k'], isPartners),
          spouseRoth: held(['roth-ira', 'roth-401k'], isPartners),
          ...(second?.born ? { spouseBirthDate: dateIn(second.born, 1) } : {}),
        }
      : {}),
  }
}

/** Nobody works any more: no pay, and retired at the age of today, as far as the form's ages go. */
function atRest({ household, incomes, today }: Measures): Filled {
  if ((incomes ?? []).some(({ kind }) => kind === 'wages' || kind === 'self-employment')) return {}
  const born = you(household)?.born
  if (!born) return { pay: 0 }
  return { pay: 0, retireAge: Math.min(960, Math.max(480, monthsBetween(born, monthOf(today)))) }
}
