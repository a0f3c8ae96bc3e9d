import { stateBenefit } from '#engine/education/state-benefit.ts'
import type { Month } from '#engine/month.ts'
import { iBondRates, savingsBondRules } from '#facts/lending/savings-bonds.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { type StatePlan529, statePlan529 } from '#facts/state-rules/plan-529.ts'
import { healthRoomOf } from '../next-dollar/health-room.ts'
import { type Candidates, type ClosedReason, openOrFull } from './candidate.ts'
import { freePay } from './plan-candidates.ts'
import { CARE_UNTIL, changed, payerOf, type SavingCase } from './saving-case.ts'
import type { Position } from './whole-returns.ts'

/** A health savings account (`healthRoomOf`; IRC 223). Through pay no more than the pay that is left. */
export function healthCandidate(one: SavingCase): Candidates {
  const { household, adults, settings, law, position, used, filed } = one
  const room = healthRoomOf(household, adults, settings.healthCover, law.facts)
  const isFamily = household.people.length > 1
  const { minimumDeductibleFamily, minimumDeductibleSelf } = law.facts.hsa.value
  const leastDeductible = isFamily ? minimumDeductibleFamily : minimumDeductibleSelf
  if (room.cover === 'none')
    return {
      open: [],
      closed: [{ key: 'hsa', owner: null, reason: { kind: 'health', why: room.reason, leastDeductible } }],
    }
  const most = position.healthThroughPay ? freePay(one, position.healthOwner) : Number.POSITIVE_INFINITY
  const put = (amount: number): Position => ({ ...position, health: position.health + amount })
  return openOrFull({
    key: 'hsa',
    owner: null,
    limit: room.limit,
    used: used.hsa,
    usedIn: ['hsa'],
    room: Math.min(Math.max(0, room.limit - used.hsa), most),
    employer: 0,
    note: {
      kind: 'health',
      cover: room.cover,
      assumed: room.reason === 'has-account',
      stateTaxed: hsaTaxedIn.value.some((code) => code === filed.state),
    },
    effect: { kind: 'returns', put },
  })
}

/** Money taken from the larger pay before tax for care or medical bills: out of income and payroll tax. */
const fromPay = ({ position }: SavingCase, amount: number, care: number): Position => ({
  ...position,
  tax: {
    ...changed(position.tax, payerOf(position.tax), (person) => ({
      ...person,
      cafeteriaPlan: person.cafeteriaPlan + amount,
    })),
    dependentCareFsa: position.tax.dependentCareFsa + care,
  },
})

/**
 * A dependent care FSA: the year's limit, no more than the care costs and the lower of two pays (IRC 129(a)(2), (b)). What goes in takes care costs out of the credit (21(c)), which the
 * returns count. Spouses who file separately and live together get half the limit and no credit.
 */
export function careCandidate(one: SavingCase): Candidates {
  const { filed, law, careCosts, inCare, used } = one
  const closed = (reason: ClosedReason): Candidates => ({
    open: [],
    closed: [{ key: 'care-fsa', owner: null, reason }],
  })
  if (inCare === 0) return closed({ kind: 'no-children-in-care', under: CARE_UNTIL })
  if (careCosts <= 0) return closed({ kind: 'no-care-costs' })
  const { limit, separate } = law.facts.dependentCareFsa.value
  const earned = filed.people.map(({ pay, selfEmployment }) => pay + Math.max(0, selfEmployment))
  const most = Math.min(filed.status === 'separate' ? separate : limit, careCosts, ...earned)
  return openOrFull({
    key: 'care-fsa',
    owner: null,
    limit: most,
    used: used.careFsa,
    usedIn: ['careFsa'],
    room: Math.min(Math.max(0, most - used.careFsa), freePay(one, payerOf(filed))),
    employer: 0,
    note: { kind: 'care', costs: careCosts, children: inCare, under: CARE_UNTIL },
    effect: { kind: 'returns', put: (amount) => fromPay(one, amount, amount) },
  })
}

/** A health FSA, as far as there are bills for it to pay (IRC 125(i)); closed beside a health savings account (223(c)(1)(A)(ii)). */
export function medicalCandidate(one: SavingCase, hasHealthAccount: boolean): Candidates {
  const { law, medicalCosts, used, filed } = one
  const closed = (kind: 'no-medical-costs' | 'health-account' | 'no-pay'): Candidates => ({
    open: [],
    closed: [{ key: 'health-fsa', owner: null, reason: { kind } }],
  })
  if (filed.people.every(({ pay }) => pay <= 0)) return closed('no-pay')
  if (hasHealthAccount) return closed('health-account')
  if (medicalCosts <= 0) return closed('no-medical-costs')
  const most = Math.min(law.facts.healthFsa.value.limit, medicalCosts)
  return openOrFull({
    key: 'health-fsa',
    owner: null,
    limit: most,
    used: used.healthFsa,
    usedIn: ['healthFsa'],
    room: Math.min(Math.max(0, most - used.healthFsa), freePay(one, payerOf(filed))),
    employer: 0,
    note: { kind: 'medical', costs: medicalCosts },
    effect: { kind: 'returns', put: (amount) => fromPay(one, amount, 0) },
  })
}

export const educationRule = (state: string | null): StatePlan529 | undefined =>
  (statePlan529.value as Readonly<Record<string, StatePlan529 | undefined>>)[state ?? '']

/** What the state gives for deposits of a year, divided evenly among the children, in the state's own plan. Dollars. */
export function educationBenefit(one: SavingCase, deposits: number) {
  const each = Math.max(1, one.children)
  return stateBenefit({
    rule: educationRule(one.filed.state),
    deposits: Array.from({ length: each }, () => deposits / each),
    status: one.filed.status,
    ownPlan: true,
    income: one.federal.agi,
    year: one.law.facts.year,
  })
}

/** More than any state's limit. */
const PLENTY = 10_000_000

/** A 529 plan: room that the state still gives something for; without a state's benefit no yearly limit is set by law. */
export function educationCandidate(one: SavingCase): Candidates {
  const { used, children, household } = one
  if (children === 0 && !household.accounts.some(({ kind }) => kind === '529'))
    return { open: [], closed: [{ key: 'education', owner: null, reason: { kind: 'no-child' } }] }
  const benefit = educationBenefit(one, PLENTY)
  const base = {
    key: 'education',
    owner: null,
    used: used.education,
    usedIn: ['education'],
    employer: 0,
    effect: { kind: 'education' },
  } as const
  if (benefit.outcome === 'not-worked-out')
    return {
      open: [],
      closed: [{ key: 'education', owner: null, reason: { kind: 'state-not-worked-out', atMost: benefit.atMost } }],
    }
  const hasEnd = (benefit.outcome === 'deduction' || benefit.outcome === 'credit') && benefit.unused > 0
  if (!hasEnd)
    return openOrFull({
      ...base,
      limit: null,
      room: null,
      note: { kind: 'education', benefit: benefit.outcome === 'deduction' ? 'deduction' : 'none', unlimited: true },
    })
  const counted = PLENTY - benefit.unused
  return openOrFull({
    ...base,
    limit: counted,
    room: Math.max(0, counted - used.education),
    note: { kind: 'education', benefit: benefit.outcome, unlimited: false },
  })
}

/** I bonds: so much for each person and year (31 CFR 363.52). */
export function bondCandidate({ adults, used }: SavingCase, rate: number): Candidates {
  const limit = savingsBondRules.value.yearlyLimitEach * adults.length
  const ends = (iBondRates.value.at(-1)?.to ?? '') as Month
  return openOrFull({
    key: 'bonds',
    owner: null,
    limit,
    used: used.bonds,
    usedIn: ['bonds'],
    room: Math.max(0, limit - used.bonds),
    employer: 0,
    note: { kind: 'bonds', rate, through: ends },
    effect: { kind: 'bonds', rate },
  })
}
