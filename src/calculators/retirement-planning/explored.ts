/** What the explanation looks further into: changes that mend, conversions, orders of withdrawal, the savings needed. Each worked out once. */
import { type Change, mendingChanges, mostSpending } from '#engine/retirement-plan/changes.ts'
import { type ConversionTried, conversionsTried, tryConversion } from '#engine/retirement-plan/conversions.ts'
import { afterTaxLeft, outcomeOf } from '#engine/retirement-plan/outcome.ts'
import type { FillLevel, WithdrawalOrder } from '#engine/retirement-plan/plan.ts'
import { preparePlan } from '#engine/retirement-plan/prepared.ts'
import { runPlan } from '#engine/retirement-plan/run-plan.ts'
import { savingsNeeded } from '#engine/retirement-plan/savings-needed.ts'
import type { PlannedContext } from './context.ts'

/**
 * A value of the inputs and the law, kept while they stay the same: the explanation is made anew each time the study knows more, and none of
 * these depends on that.
 */
function kept<T>(make: (context: PlannedContext) => T): (context: PlannedContext) => T {
  let last: { readonly key: string; readonly law: PlannedContext['law']; readonly value: T } | null = null
  return (context) => {
    const { inputs, law } = context
    const key = JSON.stringify(inputs)
    const isSame =
      last?.key === key &&
      last.law.tax === law.tax &&
      last.law.state === law.state &&
      last.law.nextState === law.nextState
    if (last === null || !isSame) last = { key, law, value: make(context) }
    return last.value
  }
}

const heirRate = ({ inputs }: PlannedContext): number => inputs.heirTax / 100

/** Single changes that make a failing plan last, the smallest first, at most three; none of a plan that lasts. */
export const changesOf = kept(({ result: { prepared, sums } }: PlannedContext): readonly Change[] =>
  sums.trouble === null ? [] : mendingChanges(prepared.plan, prepared.law).slice(0, 3),
)
/** The most a lasting plan could spend a year; null for one that fails. */
export const mostSpendingOf = kept(({ result: { prepared, sums } }: PlannedContext): number | null =>
  sums.trouble === null ? mostSpending(prepared.plan, prepared.law) : null,
)

export const conversionsOf = kept((context: PlannedContext): readonly ConversionTried[] => {
  const { plan, law } = context.result.prepared
  return conversionsTried(plan, law, heirRate(context))
})
/** The plan as entered, with its own conversions. */
export const ownConversion = kept((context: PlannedContext): ConversionTried | null => {
  const { plan, law } = context.result.prepared
  return tryConversion(plan, law, plan.conversion, heirRate(context))
})

/** One order of withdrawal, and what it leaves heirs after tax. */
export interface OrderTried {
  readonly order: WithdrawalOrder
  readonly afterTax: number
  readonly isYours: boolean
}
const fillOf = (order: WithdrawalOrder): FillLevel =>
  order.kind === 'fill' ? order.fill : { kind: 'bracket', rate: BASIC_RATE }
/** The bracket most retirees fill. */
const BASIC_RATE = 0.12

export const ordersOf = kept((context: PlannedContext): readonly OrderTried[] => {
  const { plan, law } = context.result.prepared
  const orders: readonly WithdrawalOrder[] = [
    { kind: 'taxable-first' },
    { kind: 'proportional' },
    { kind: 'fill', fill: fillOf(plan.order) },
  ]
  return orders.flatMap((order): readonly OrderTried[] => {
    const isYours = order.kind === plan.order.kind
    if (isYours) return [{ order, afterTax: context.result.afterTax, isYours }]
    const prepared = preparePlan({ ...plan, order }, law)
    if (prepared === null) return []
    return [{ order, afterTax: afterTaxLeft(outcomeOf(runPlan(prepared)), heirRate(context)), isYours }]
  })
})

/** Savings with which the plan just lasts from retirement on, with its taxes and without any; null where no multiple is enough. */
export interface Need {
  readonly has: number
  readonly withTaxes: number
  readonly withoutTaxes: number
}
export const needOf = kept(({ result: { prepared, run, retiresAt } }: PlannedContext): Need | null => {
  const state = run.states[retiresAt]
  const has = run.years[retiresAt]?.start ?? 0
  if (state === undefined || has <= 0) return null
  const withTaxes = savingsNeeded(prepared, state, retiresAt)
  const withoutTaxes = savingsNeeded({ ...prepared, law: { ...prepared.law, untaxed: true } }, state, retiresAt)
  return withTaxes === null || withoutTaxes === null ? null : { has, withTaxes, withoutTaxes }
})
