import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { CarryingChoices } from '#engine/planning/cards/carrying-cost.ts'
import type { PaymentPlan } from '#engine/planning/cards/daily-ledger.ts'
import { carries } from '#engine/planning/cards/own-card.ts'
import { form } from './words.ts'

export type PlanKey = 'now' | 'full' | 'all-but' | 'minimum' | 'amount' | 'nothing'

export interface Controls {
  readonly plan: PlanKey
  readonly amount: number
  readonly daysEarly: number
  /** Null: as the card says. */
  readonly purchases: number | null
  readonly compounding: CarryingChoices['compounding']
  readonly regain: '1' | '2'
}
export const firstControls: Controls = {
  plan: 'now',
  amount: 200,
  daysEarly: 0,
  purchases: null,
  compounding: 'daily',
  regain: '1',
}

/** Left unpaid by "all but". */
const ALL_BUT = 100

/** What the card's owner does now: all of it, a payment, or the minimum. */
function planNow(card: HouseholdDebt): PaymentPlan {
  if (!carries(card)) return { kind: 'full' }
  return card.payment === null ? { kind: 'minimum' } : { kind: 'amount', amount: card.payment }
}

export function planOf(key: PlanKey, amount: number, card: HouseholdDebt): PaymentPlan {
  switch (key) {
    case 'now':
      return planNow(card)
    case 'amount':
      return { kind: 'amount', amount }
    case 'all-but':
      return { kind: 'all-but', left: ALL_BUT }
    default:
      return { kind: key }
  }
}

/** What a plan is called for this card. */
export function planName(key: PlanKey, card: HouseholdDebt): string {
  if (key !== 'now') return form.plans[key]
  const now = planNow(card)
  return now.kind === 'amount'
    ? form.plans.now({ payment: now.amount })
    : now.kind === 'full'
      ? form.plans.nowFull
      : form.plans.nowMinimum
}

/** The plans worth offering: what is done now is not offered twice. */
export function plansFor(card: HouseholdDebt): readonly PlanKey[] {
  const now = planNow(card).kind
  return (['now', 'full', 'all-but', 'minimum', 'amount', 'nothing'] as const).filter((key) => key !== now)
}

export const choicesOf = (controls: Controls, card: HouseholdDebt): CarryingChoices => ({
  plan: planOf(controls.plan, controls.amount, card),
  daysEarly: controls.daysEarly,
  purchases: controls.purchases ?? card.monthlyCharges ?? 0,
  compounding: controls.compounding,
  fullPaymentsToRegain: controls.regain === '1' ? 1 : 2,
})
