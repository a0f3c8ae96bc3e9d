import { isPlan } from '#engine/household/savers.ts'
import { deferralLimits } from '#engine/workplace-plan/limits.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { planRoomOf } from '../next-dollar/plan-rooms.ts'
import { type Candidate, type Candidates, nobody, openOrFull, together } from './candidate.ts'
import { changed, type SavingCase } from './saving-case.ts'
import type { UsedKey } from './settings.ts'
import type { Position } from './whole-returns.ts'

const MONTHS = 12
/** Without an age nobody gets a catch-up. */
const NO_CATCH_UP = 40

/**
 * Each worker's plan at work: up to the match, then before tax and Roth, with what the year's limits leave (`planRoomOf`; IRC 402(g), 414(v)). Catch-up money of somebody over the wage
 * line is Roth money, so the room before tax ends earlier.
 */
export function planCandidates(one: SavingCase): Candidates {
  const { adults, law, position } = one
  const parts = adults.map((adult, at): Candidates => {
    const owner = at === 1 ? 1 : 0
    const pay = adult.pay ?? 0
    const closed = (kind: 'no-plan' | 'no-pay'): Candidates => ({
      open: [],
      closed: [{ key: 'plan-pretax', owner, reason: { kind } }],
    })
    if (pay <= 0) return nobody
    const room = planRoomOf(adult, law.facts)
    if (room === null) return closed('no-plan')
    const limits = deferralLimits(
      { kind: '401k', age: adult.ageAtYearEnd ?? NO_CATCH_UP, wagesBefore: pay, hasRoth: true, special: 0 },
      law.facts.plans.value,
      catchUpAges.value,
    )
    const usedKey: UsedKey = owner === 0 ? 'planYou' : 'planPartner'
    const used = one.used[usedKey]
    const limit = Math.min(limits.base + limits.catchUp, pay)
    const put =
      (field: 'planDeferrals' | 'rothPlanDeferrals') =>
      (amount: number): Position => ({
        ...position,
        tax: changed(position.tax, owner, (person) => ({
          ...person,
          [field]: person[field] + amount,
          coveredByPlan: true,
        })),
      })
    const free = freePay(one, owner)
    const left = Math.min(room.room * MONTHS, free)
    const toMatch = Math.min((room.match?.most ?? 0) * MONTHS, left)
    const base = { owner, limit, used, usedIn: [usedKey] } as const
    const isRoth =
      adult.accounts.some(({ kind }) => kind === 'roth-401k') &&
      !adult.accounts.some((a) => isPlan(a) && a.kind === 'traditional-401k')
    const match: Candidate | null =
      room.match === null || toMatch < 0.5
        ? null
        : {
            ...base,
            key: 'match',
            limit: used + toMatch,
            room: toMatch,
            employer: room.match.employer,
            note: { kind: 'match', rate: room.match.employer, guessed: room.guessed },
            effect: { kind: 'returns', put: put(isRoth ? 'rothPlanDeferrals' : 'planDeferrals') },
          }
    const rest = Math.max(0, left - toMatch)
    const beforeTax = limits.catchUpIsRoth ? Math.min(rest, Math.max(0, limits.base - used - toMatch)) : rest
    const note = { kind: 'plan', rothCatchUp: limits.catchUpIsRoth } as const
    return together([
      match === null ? nobody : { open: [match], closed: [] },
      openOrFull({
        ...base,
        key: 'plan-pretax',
        room: beforeTax,
        employer: 0,
        note,
        effect: { kind: 'returns', put: put('planDeferrals') },
      }),
      rest < 0.5
        ? nobody
        : openOrFull({
            ...base,
            key: 'plan-roth',
            room: rest,
            employer: 0,
            note,
            effect: { kind: 'returns', put: put('rothPlanDeferrals') },
          }),
    ])
  })
  return together(parts)
}

/** Pay that nothing has been taken out of yet. */
export function freePay(
  { position: { tax, health, healthThroughPay, healthOwner } }: SavingCase,
  owner: 0 | 1,
): number {
  const person = tax.people[owner]
  if (person === undefined) return 0
  const taken = healthThroughPay && healthOwner === owner ? health : 0
  return Math.max(0, person.pay - person.planDeferrals - person.rothPlanDeferrals - person.cafeteriaPlan - taken)
}
