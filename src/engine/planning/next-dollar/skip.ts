import type { OrderStep } from '#facts/household/spending-orders.ts'
import { runPlan } from './run.ts'
import type { NextDollarCase } from './step.ts'

/** What leaving a step out costs after so many years, dollars of today; negative: it leaves more, if nothing goes wrong. */
export interface Skipped {
  readonly key: OrderStep
  readonly costs: number
}

/** Each step left out in turn: its money goes on to the next ones. The difference of two runs, after tax. */
export function costsOfSkipping(plan: NextDollarCase, keys: readonly OrderStep[], years: number): readonly Skipped[] {
  const whole = runPlan(plan, years * 12).worth.at(-1) ?? 0
  return keys.map((key) => {
    const without = { ...plan, steps: plan.steps.filter((step) => step.key !== key) }
    return { key, costs: whole - (runPlan(without, years * 12).worth.at(-1) ?? 0) }
  })
}
