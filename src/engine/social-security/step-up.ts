import type { MonthCount } from './birth.ts'
import { FOR_LIFE, type RunningSum, runningSum, sumBetween } from './outlook.ts'
import type { OwnPlan } from './own-plan.ts'

/**
 * Today's value of what a survivor's benefit of `paid` whole dollars adds to the own plan from month `start` on, over a running
 * sum of the months it may be paid. Before the own claim it is paid alone; after it only what it is larger by.
 */
export const stepUpValue = (
  plan: OwnPlan,
  paid: number,
  start: MonthCount,
  sums: RunningSum,
  now: MonthCount,
): number => {
  const { levels } = plan
  const from = start - now
  let value = 0
  let next = FOR_LIFE
  for (let i = levels.length - 1; i >= 0; i--) {
    const level = levels[i]
    if (level === undefined) continue
    const begin = level.from - now
    if (level.paid < paid) value += (paid - level.paid) * sumBetween(sums, Math.max(from, begin), next)
    if (begin <= from) return value
    next = begin
  }
  return value + paid * sumBetween(sums, from, next)
}

/** A plan with its own payments added up, so that most step-ups cost one subtraction instead of a walk over the levels. */
export interface SummedPlan {
  readonly plan: OwnPlan
  readonly lowest: number
  readonly highest: number
  readonly own: RunningSum
}

const paidLevel = (plan: OwnPlan, month: MonthCount): number => {
  let paid = 0
  for (const level of plan.levels) if (level.from <= month) paid = level.paid
  return paid
}

/** `life` as of `lifeSum`. The own payments are those of the levels, months held back not taken out. */
export const summedPlan = (plan: OwnPlan, life: RunningSum, now: MonthCount): SummedPlan => ({
  plan,
  lowest: plan.levels[0]?.paid ?? 0,
  highest: plan.levels.at(-1)?.paid ?? 0,
  own: runningSum(life.length - 1, (t) => paidLevel(plan, now + t) * sumBetween(life, t, t + 1)),
})

/** The same as `stepUpValue` over the survivor's life. Levels only rise, so the first is the lowest and the last the highest. */
export const lifeStepUp = (
  summed: SummedPlan,
  paid: number,
  start: MonthCount,
  life: RunningSum,
  now: MonthCount,
): number => {
  const { plan } = summed
  if (paid >= summed.highest)
    return paid * sumBetween(life, start - now, FOR_LIFE) - sumBetween(summed.own, start - now, FOR_LIFE)
  if (paid <= summed.lowest && start >= plan.claimMonth) return 0
  return stepUpValue(plan, paid, start, life, now)
}
