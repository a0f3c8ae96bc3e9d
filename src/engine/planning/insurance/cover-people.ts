import type { Household } from '#engine/household/household.ts'
import type { Person } from '#engine/household/lists.ts'
import type { MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { adultsOf, ageNow } from '#engine/household/people.ts'
import { cashOf, investedOf } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'
import {
  type CoverLine,
  type CoverRules,
  type CoverStatus,
  grossPayOf,
  isOf,
  type LifeNeed,
  line,
  ofKind,
  sumKnown,
} from './cover-line.ts'

/* Health, pay, lives and care. */

/** A plan, held against cash: the most a year can cost comes with its plan. */
export function health(household: Household): CoverLine {
  const policies = ofKind(household, 'health')
  if (policies.length === 0) return line('health', 'missing', 'none')
  const most = policies.map(({ outOfPocketMost }) => outOfPocketMost)
  if (most.some((amount) => amount === null)) return line('health', 'unknown', 'most-unknown', { policies })
  const target = Math.max(...most.map((amount) => amount ?? 0))
  const held = Math.max(0, cashOf(household))
  return line('health', held < target ? 'short' : 'covered', held < target ? 'cash-short' : 'cash-enough', {
    policies,
    target,
    held,
  })
}

/** A share of pay before tax, as policies replace it; nobody whose savings pay for everything needs it. */
export function disability(
  household: Household,
  flows: MonthlyFlows,
  person: Person,
  rules: CoverRules,
): readonly CoverLine[] {
  const pay = grossPayOf(household, person)
  if (pay === 0) return []
  const policies = ofKind(household, 'disability-long').filter(({ owner }) => isOf(owner, person, household.people))
  const spending = flows.living === null ? null : (flows.living + flows.debtPayments) * 12
  const saved = Math.max(0, cashOf(household)) + investedOf(household)
  if (spending !== null && spending > 0 && saved >= rules.enoughYears * spending)
    return [line('disability', 'none-needed', 'savings-enough', { person, policies })]
  if (pay === null)
    return [line('disability', policies.length > 0 ? 'unknown' : 'missing', 'pay-unknown', { person, policies })]
  const target = pay * rules.replacesLow
  if (policies.length === 0) return [line('disability', 'missing', 'none', { person, target, held: 0 })]
  if (policies.some(({ monthlyBenefit }) => monthlyBenefit === null))
    return [line('disability', 'unknown', 'benefit-unknown', { person, policies, target })]
  const held = sumKnown(policies.map(({ monthlyBenefit }) => monthlyBenefit))
  const isShort = held < target - 0.5
  return [
    line('disability', isShort ? 'short' : 'covered', isShort ? 'benefit-short' : 'benefit-enough', {
      person,
      policies,
      target,
      held,
    }),
  ]
}

/** Only for people somebody else lives from: children, others, or a partner. */
export function life(household: Household, needs: readonly LifeNeed[] | null): readonly CoverLine[] {
  const adults = adultsOf(household)
  const others = household.people.length - adults.length
  if (adults.length === 0) return []
  return adults.flatMap((person): CoverLine[] => {
    const policies = ofKind(household, 'life-term', 'life-permanent').filter(({ owner }) =>
      isOf(owner, person, household.people),
    )
    if (others === 0 && adults.length < 2) return [line('life', 'none-needed', 'nobody-depends', { person, policies })]
    const found = needs?.find((need) => need.person === person.id)
    if (found === undefined)
      return [line('life', 'unknown', needs === null ? 'working' : 'need-unknown', { person, policies })]
    const status: CoverStatus = found.need <= found.have + 0.5 ? 'covered' : policies.length > 0 ? 'short' : 'missing'
    return [
      line('life', status, status === 'covered' ? 'need-met' : 'need-open', {
        person,
        policies,
        target: found.need,
        held: found.have,
      }),
    ]
  })
}

export function longTermCare(household: Household, today: IsoDate, { care, careYearly }: CoverRules): CoverLine {
  const policies = ofKind(household, 'long-term-care')
  const saved = Math.max(0, cashOf(household)) + investedOf(household)
  const more = { policies, target: careYearly, held: saved }
  if (policies.length > 0) return line('long-term-care', 'covered', 'held', more)
  const ages = adultsOf(household).flatMap((person) => ageNow(person, today) ?? [])
  if (ages.length === 0) return line('long-term-care', 'unknown', 'age-unknown', more)
  if (Math.max(...ages) < care.fromAge) return line('long-term-care', 'none-needed', 'too-early', more)
  if (saved < care.lowYears * careYearly) return line('long-term-care', 'none-needed', 'medicaid', more)
  if (saved > care.highYears * careYearly) return line('long-term-care', 'none-needed', 'can-pay', more)
  return line('long-term-care', 'consider', 'between', more)
}
