/** What paying this way costs besides interest and penalty. */
import type { PaidOff } from '#engine/lending/amortize.ts'
import { roundToCent } from '#engine/money.ts'
import { compareMonths, type Month } from '#engine/month.ts'
import { recasts } from './plan.ts'
import { extrasOf } from './schedule.ts'
import type { PrepayInputs } from './sections.ts'

export interface Fees {
  readonly setup: number
  readonly debits: number
  readonly recasts: number
  readonly total: number
}
export function feesOf(inputs: PrepayInputs, actual: PaidOff): Fees {
  const biweekly = inputs.plan !== 'monthly'
  const setup = biweekly ? inputs.planSetup : 0
  const count = inputs.plan === 'biweekly' ? actual.rows.length : Math.ceil((actual.months * 26) / 12)
  const debits = biweekly ? roundToCent(inputs.planFee * count) : 0
  const recastCost = roundToCent(recastMonths(inputs, actual).length * inputs.recastFee)
  return { setup, debits, recasts: recastCost, total: roundToCent(setup + debits + recastCost) }
}

/** Months with a recast that still changes a payment, in order of time. */
export function recastMonths(inputs: PrepayInputs, actual: PaidOff): readonly Month[] {
  if (!recasts(inputs)) return []
  const months = extrasOf(inputs).flatMap((extra) => (extra.kind === 'once' ? [extra.month] : []))
  return [...new Set(months)].filter((month) => compareMonths(month, actual.payoffMonth) < 0).sort(compareMonths)
}
