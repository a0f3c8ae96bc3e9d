/** Other ways to pay the same loan. Worked out for the tables and findings only, not on every key press. */
import type { PaidOff } from '#engine/lending/amortize.ts'
import { paymentForMonths } from '#engine/lending/payoff-target.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { perContext } from '../kit/calculator.ts'
import type { PaidContext } from './context.ts'
import { canRecast, recasts, repeats } from './plan.ts'
import { extrasOf, paidOff } from './schedule.ts'
import type { PrepayInputs } from './sections.ts'

export interface WhatIf {
  readonly months: number
  /** Interest saved against paying as agreed, dollars. */
  readonly saved: number
  /** The same less the plan's fees. */
  readonly net: number
}
const against = (plain: PaidOff, other: PaidOff, fees = 0): WhatIf => ({
  months: plain.months - other.months,
  saved: roundToCent(plain.totalInterest - other.totalInterest - other.totalPenalty),
  net: roundToCent(plain.totalInterest - other.totalInterest - other.totalPenalty - fees),
})

export interface Stopped extends WhatIf {
  /** Null: never. */
  readonly years: number | null
}
/** Stop the repeated extra payments after 1, 2, 3, 5, 10 or 15 years, and never. */
export const stopping = perContext(({ inputs, result }: PaidContext): readonly Stopped[] => {
  if (!repeats(inputs)) return []
  const found: Stopped[] = []
  const never =
    inputs.stopAfter === null
      ? result.actual
      : paidOff(inputs, { plan: inputs.plan, extras: extrasOf(inputs, null), recast: recasts(inputs) })
  for (const years of [1, 2, 3, 5, 10, 15, null]) {
    if (years !== null && years * 12 >= (never ?? result.actual).months) continue
    const stopped = paidOff(inputs, {
      plan: inputs.plan,
      extras: extrasOf(inputs, years === null ? null : years * 12),
      recast: recasts(inputs),
    })
    if (stopped !== null) found.push({ years, ...against(result.plain, stopped) })
  }
  return found
})

export interface BiweeklyWay extends WhatIf {
  /** The servicer holds each half, credits it at once, or a twelfth more is paid each month without a plan. */
  readonly key: 'held' | 'credited' | 'alone'
  readonly fees: number
}
/**
 * Every two weeks, three ways, on top of the visitor's extras: against the same extras paid monthly. With a recast there is no
 * third way, since a fixed twelfth of the first payment would no longer be the same money.
 */
export const biweeklyWays = perContext(({ inputs }: PaidContext): readonly BiweeklyWay[] => {
  const extras = extrasOf(inputs)
  const recast = recasts(inputs) && extras.some((extra) => extra.kind === 'once')
  const monthly = paidOff(inputs, { extras, recast })
  const held = paidOff(inputs, { extras, recast, plan: 'biweekly-held' })
  const credited = paidOff(inputs, { extras, recast, plan: 'biweekly' })
  if (monthly === null || held === null || credited === null) return []
  const twelfth = roundToCent(monthly.regularPayment / 12)
  const alone = recast ? null : paidOff(inputs, { extras: [...extras, { kind: 'monthly', amount: twelfth }] })
  const cost = (debits: number): number => roundToCent(inputs.planSetup + inputs.planFee * debits)
  const way = (key: BiweeklyWay['key'], schedule: PaidOff, fees: number): BiweeklyWay => ({
    key,
    fees,
    ...against(monthly, schedule, fees),
    saved: roundToCent(monthly.totalInterest - schedule.totalInterest),
    net: roundToCent(
      monthly.totalInterest + monthly.totalPenalty - schedule.totalInterest - schedule.totalPenalty - fees,
    ),
  })
  return [
    way('held', held, cost(Math.ceil((held.months * 26) / 12))),
    way('credited', credited, cost(credited.rows.length)),
    ...(alone === null ? [] : [way('alone', alone, 0)]),
  ]
})

/** One-time payments kept or recast: payment, end and interest of each. Null without a one-time payment, or where no recast is offered. */
export function recastOrKeep(
  inputs: PrepayInputs,
): { readonly kept: PaidOff; readonly recast: PaidOff; readonly newPayment: number } | null {
  const extras = extrasOf(inputs)
  const once = extras.filter((extra) => extra.kind === 'once')
  if (!canRecast(inputs) || once.length === 0) return null
  const kept = paidOff(inputs, { extras, plan: inputs.plan })
  const recast = paidOff(inputs, { extras, plan: inputs.plan, recast: true })
  if (kept === null || recast === null) return null
  const usual = recast.regularPayment
  // The last payment takes the rounding; the one before it is the recast one.
  const newPayment = recast.rows.at(-2)?.payment ?? usual
  return newPayment < usual - 0.005 ? { kept, recast, newPayment } : null
}

/** Cents a month, at most, that rounded interest can add to of the closed form. */
const MOST_CRUMBS = 3

/** The extra a month that ends the loan so many months sooner, other extras left out. */
export function targets({ inputs, result }: PaidContext): readonly {
  readonly sooner: number
  readonly end: Month
  readonly extra: number
  readonly saved: number
}[] {
  const { plain, start } = result
  const steps = plain.months > 180 ? [12, 24, 60, 120, 180] : plain.months > 48 ? [6, 12, 24, 36] : [3, 6, 12, 24]
  return steps.flatMap((sooner) => {
    const months = plain.months - sooner
    if (months < 1) return []
    const needed = paymentForMonths(inputs.balance, inputs.rate / 100, months)
    if (needed.outcome !== 'found') return []
    // Interest rounded to the cent may leave a crumb for one payment more: then some cents more a month take it in.
    for (let more = 0; more <= MOST_CRUMBS; more++) {
      const extra = roundToCent(Math.max(0, needed.value - plain.regularPayment) + more / 100)
      const faster = paidOff(inputs, { extras: [{ kind: 'monthly', amount: extra }] })
      if (faster !== null && faster.months <= months)
        return [
          {
            sooner,
            end: addMonths(start, months),
            extra,
            saved: roundToCent(plain.totalInterest - faster.totalInterest),
          },
        ]
    }
    return []
  })
}
