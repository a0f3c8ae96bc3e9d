import type { Household } from '#engine/household/household.ts'
import { type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import { flowchartOrder, type OrderStep } from '#facts/household/spending-orders.ts'
import { educationSlots } from './education-room.ts'
import type { Order } from './order.ts'
import type { Sizes } from './sizes.ts'
import type { GoalPart, Slot, Step } from './step.ts'

/** Why a step of the order is not one of this household's. */
export type AbsenceReason =
  | 'no-plan'
  | 'no-match'
  | 'match-pay-unknown'
  | 'match-taken'
  | 'no-such-debts'
  | 'no-children'
  | 'college-covered'
  | 'no-dated-goals'
  | 'essentials-unknown'
  | 'pay-unknown'
  | 'plan-full'
  | 'health'
  | 'ira'
export interface Absence {
  readonly key: OrderStep
  readonly reason: AbsenceReason
}

/** A goal that is the emergency fund under another name would be filled twice. */
const isEmergency = /emergenc|rainy|cushion/i

const slotOfTaxable: Slot = {
  pot: 'taxable',
  owner: null,
  pool: null,
  most: null,
  employer: 0,
  beforeTax: false,
  deducted: false,
}

/** The steps of an order, each with its size, and those that aren't for this household with the reason. */
export function stepsOf(
  household: Household,
  sizes: Sizes,
  order: Order,
  today: IsoDate,
): { readonly steps: readonly Step[]; readonly absent: readonly Absence[] } {
  const steps: Step[] = []
  const absent: Absence[] = []
  for (const key of order.steps) {
    const sized = sizeOf(key, household, sizes, order, today)
    if (typeof sized === 'string') absent.push({ key, reason: sized })
    else steps.push(sized)
  }
  return { steps, absent }
}

function sizeOf(
  key: OrderStep,
  household: Household,
  sizes: Sizes,
  order: Order,
  today: IsoDate,
): Step | AbsenceReason {
  const { plans, iras, health, essentials, debts, grossPay } = sizes
  const planSlots = plans.filter(({ room }) => room > 0).flatMap(({ slots }) => slots)
  const ofDebts = (ids: readonly string[]): Step | AbsenceReason =>
    ids.length === 0 ? 'no-such-debts' : { key, fill: 'debts', debts: ids }
  switch (key) {
    case 'starter':
      return { key, fill: 'cash', target: starterTarget(sizes, order) }
    case 'emergency':
      return essentials === null || essentials <= 0
        ? 'essentials-unknown'
        : { key, fill: 'cash', target: Math.max(starterTarget(sizes, order), sizes.months * essentials) }
    case 'match': {
      const slots = plans.flatMap(({ match }) => match ?? [])
      if (slots.length > 0) return { key, fill: 'slots', slots }
      if (plans.length === 0) return 'no-plan'
      if (plans.some(({ hasMatch }) => hasMatch)) return 'match-taken'
      return household.accounts.some(({ matchRate }) => matchRate !== null && matchRate > 0)
        ? 'match-pay-unknown'
        : 'no-match'
    }
    case 'high-apr':
      return ofDebts(debts.high)
    case 'moderate-apr':
      return ofDebts(debts.moderate)
    case 'low-apr':
      return ofDebts(debts.low)
    case 'hsa':
      return health.room > 0 ? { key, fill: 'slots', slots: health.slots } : 'health'
    case 'ira': {
      const slots = iras.flatMap((one) => one.slots)
      return slots.length > 0 ? { key, fill: 'slots', slots } : 'ira'
    }
    case 'workplace':
      if (plans.length === 0) return 'no-plan'
      return planSlots.length > 0 ? { key, fill: 'slots', slots: planSlots } : 'plan-full'
    case 'retirement-share':
      if (grossPay === null) return 'pay-unknown'
      return {
        key,
        fill: 'share',
        target: grossPay * order.retirementShare,
        slots: planSlots.length > 0 ? planSlots : [slotOfTaxable],
      }
    case 'invest-share':
      if (grossPay === null) return 'pay-unknown'
      return { key, fill: 'share', target: grossPay * order.investShare, slots: [slotOfTaxable] }
    case 'education': {
      if (sizes.children.length === 0) return 'no-children'
      const slots = educationSlots(sizes.children)
      return slots.length > 0 ? { key, fill: 'slots', slots } : 'college-covered'
    }
    case 'goals': {
      const goals = datedGoals(household, today)
      return goals.length > 0 ? { key, fill: 'goals', goals } : 'no-dated-goals'
    }
    case 'taxable':
      return { key, fill: 'rest' }
  }
}

/** Dollars in the bank before anything else: what the order measures the first money by. */
export function starterTarget({ essentials, deductible }: Sizes, { starter }: Order): number {
  const { dollars, months } = flowchartOrder.value.starter
  if (starter === 'month') return Math.max(dollars, months * (essentials ?? 0))
  if (starter === 'deductible') return deductible ?? dollars
  return Math.max(dollars, deductible ?? 0)
}

/** Goals with a date ahead and something missing, each spread over the months until then. */
export function datedGoals({ goals }: Household, today: IsoDate): readonly GoalPart[] {
  return goals.flatMap(({ id, name, target, saved, by }) => {
    const missing = target - saved
    const months = by === null ? 0 : monthsBetween(monthOf(today), by)
    return missing > 0 && months > 0 && !isEmergency.test(name) ? [{ id, missing, perMonth: missing / months }] : []
  })
}
